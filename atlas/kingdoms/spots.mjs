// Where things stand on the map, in map units; set by eye, checked by draw.mjs: no two
// boxes overlap, even when pieces are drawn larger on a small screen, and castle, shield
// and garrison lie within their region.

/** Of each region: the castle's middle, and the middle of the name's baseline. */
export const spots = {
  jerusalem: { castle: [697, 796], label: [711, 828] },
  jaffa: { castle: [619, 859], label: [622, 891] },
  oultrejordain: { castle: [806, 846], label: [808, 878] },
  acre: { castle: [709, 688], label: [708, 720] },
  damascus: { castle: [880, 690], label: [883, 722] },
  tripoli: { castle: [822, 532], label: [818, 564] },
  baalbek: { castle: [926, 588], label: [929, 620] },
  homs: { castle: [936, 494], label: [939, 526] },
  latakia: { castle: [807, 425], label: [808, 457] },
  aleppo: { castle: [914, 392], label: [917, 424] },
  turbessel: { castle: [956, 286], label: [959, 318] },
  antioch: { castle: [853, 308], label: [851, 340] },
  edessa: { castle: [1074, 270], label: [1077, 302] },
  marath: { castle: [884, 219], label: [884, 251] },
};

/** Middles of the other pieces, as seen from the castle; and half the size of each. */
export const beside = { shield: [25, -6], garrison: [-21, 8], points: [25, 13], number: [-20, -8] };
/** How much larger pieces get at most, and how wide names are: letters of the longer one, English or Italian. */
export const largest = 1.25;
export const letters = {
  jerusalem: 11,
  jaffa: 6,
  oultrejordain: 13,
  acre: 4,
  damascus: 8,
  tripoli: 7,
  baalbek: 7,
  homs: 4,
  latakia: 8,
  aleppo: 6,
  turbessel: 9,
  antioch: 9,
  edessa: 6,
  marath: 6,
};
export const half = { castle: [15, 16], shield: [9, 10], garrison: [7, 7], points: [8, 7], number: [4, 4] }; // a lozenge fills no corners
