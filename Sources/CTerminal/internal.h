#pragma once
#include "CTerminal.h"

// Gives the terminal back, once; safe in a signal handler.
void cterminal_give_back(void);

// Shows what is typed while the program is stopped; who hides it does so again. Safe in a signal handler.
void cterminal_show_typing_meanwhile(void);

// Lets a signal have its default effect at once; returns when that was to stop the program, and it goes on.
void cterminal_default(int signal);
