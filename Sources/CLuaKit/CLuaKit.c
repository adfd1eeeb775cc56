#include "CLuaKit.h"
