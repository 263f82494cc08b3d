// What is drawn large. Wars and checks have scenes of their own.
import type { MomentHooks, Picture } from '../../contract';
import { isFounder } from './scenes';

const pictures: Record<string, Picture> = {
  crowned: 'crown',
  sent: 'cross',
  annexed: 'castle',
  overthrown: 'castle',
  eliminated: 'ruin',
  retired: 'ruin',
};

export const moments: MomentHooks = {
  picture(e, seat) {
    if (isFounder(e)) return null;
    // Who dies elsewhere is told with whom they leave the throne to.
    if (e.event === 'died') return e.seat && e.seat === seat ? 'candle' : null;
    return pictures[e.event] ?? null;
  },
  sounds: { revealed: 'cards', attacked: 'swords', 'drew-trait': 'dice', wed: 'bell' },
};
