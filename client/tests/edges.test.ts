import { expect, it } from 'vitest';
import { beyond } from '../src/lib/edges';

it('says at which end of a box there is more', () => {
  const box = (scrollTop: number, scrollHeight = 200) => ({ scrollTop, scrollHeight, clientHeight: 100 });
  expect(beyond(box(0))).toEqual({ above: false, below: true });
  expect(beyond(box(50))).toEqual({ above: true, below: true });
  expect(beyond(box(100))).toEqual({ above: true, below: false });
  expect(beyond(box(0, 102))).toEqual({ above: false, below: false }); // the edge of a frame
});
