#ifndef C_PIXELS_H
#define C_PIXELS_H

#endif
