#pragma once
#include <hb-subset.h>
#include <hb.h>

// Tags are macros of macros, which do not cross into Swift.
enum {
  vitrine_tag_kern = HB_TAG('k', 'e', 'r', 'n'),
  vitrine_tag_tnum = HB_TAG('t', 'n', 'u', 'm'),
  vitrine_tag_calt = HB_TAG('c', 'a', 'l', 't'),
  vitrine_tag_ccmp = HB_TAG('c', 'c', 'm', 'p'),
};
