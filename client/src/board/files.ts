// Where the boards are that the atlas drew.
import { packedAt } from './packed';

const files = import.meta.glob('../../../atlas/boards/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
}) as Record<string, string>;

/** Addresses by the names of boards: 'kingdoms-second-crusade'. */
export const urls: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, url]) => [path.replace(/^.*\/|\.svg$/g, ''), packedAt(url)]),
);
