// The titles that have a board. Each is loaded when a table of it is opened.
import type { TitleModule } from '../contract';

const modules: Record<string, () => Promise<{ default: TitleModule }>> = {
  kingdoms: () => import('./kingdoms/index'),
  kings: () => import('./kings/index'),
  cardinals: () => import('./cardinals/index'),
  thywill: () => import('./thywill/index'),
};

export async function loadTitle(slug: string): Promise<TitleModule | null> {
  const load = modules[slug];
  return load ? (await load()).default : null;
}
