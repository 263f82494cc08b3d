// What is drawn large: the church and the crowns always, centres only where they are the reader's.
import type { MomentHooks, Picture } from '../../contract';

const pictures: Record<string, Picture> = {
  elected: 'keys',
  crowned: 'crown',
  crusade: 'cross',
  excommunicated: 'candle',
  eliminated: 'ruin',
  failed: 'ruin',
};

export const moments: MomentHooks = {
  picture: (e, seat) => (e.event === 'controlled' && e.seat === seat ? 'castle' : (pictures[e.event] ?? null)),
  sounds: { dislodged: 'swords', destroyed: 'swords', bid: 'cards' },
};
