// Outlines that several pieces share, around 0, 0 and 32 high.

export const heater = 'M-13-15h26v13c0 8-5 13.500-13 17.500C-8 11.500-13 6-13-2z';
/** A banner on its rod, with two tails. */
export const banner = 'M-14-14.500h28V15.500L7 13 0 10.500-7 13l-7 2.500z';
