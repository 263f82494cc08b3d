// Short ways to what the view says of those who hold regions.
import type { View } from '../../gen/kingdoms';

/** The religion of a power, which is also the deck that it draws from; '' for nobody. */
export function religionOf(view: View, power: string): string {
  const all = [...view.kingdoms, ...(view.muslims ? [view.muslims] : [])];
  return all.find((k) => k.slug === power)?.religion ?? '';
}
