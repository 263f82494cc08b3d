// What is drawn large. A fight with dice has a stage of its own.
import type { MomentHooks } from '../../contract';

export const moments: MomentHooks = {
  picture(e, _seat, all) {
    if (e.event === 'conquered') return all.some((x) => x.event === 'die') ? null : 'castle';
    if (e.event === 'freed') return 'ruin';
    return e.event === 'marched' ? 'crescent' : null;
  },
  sounds: { die: 'dice', played: 'cards', revealed: 'cards', attacked: 'swords' },
};
