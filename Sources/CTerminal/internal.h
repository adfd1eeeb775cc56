#pragma once
#include "CTerminal.h"

// Gives the terminal back, once; safe in a signal handler.
void cterminal_give_back(void);
