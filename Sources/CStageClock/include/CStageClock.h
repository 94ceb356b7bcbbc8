#pragma once

/// Whether code of this process that asks for the time, sleeps or sets timers is heard by the clocks of stages.
int vitrine_hears_clocks(void);
