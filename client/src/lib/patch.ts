// JSON Patch (RFC 6902), as far as the server uses it: add, remove and replace.
import type { components } from '../api/schema';

export type Operation = components['schemas']['Operation'];

type Container = Record<string, unknown> | unknown[];

/** A document after some operations. The old one stays as it is, and what did not change is shared with it. */
export function patched<T>(doc: T, operations: Operation[]): T {
  const root: Record<string, unknown> = { '': doc };
  const own = new Set<Container>([root]);
  for (const o of operations) change(root, own, o);
  return root[''] as T;
}

function change(root: Container, own: Set<Container>, o: Operation): void {
  const path = o.path.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = path.pop()!;
  let at = root;
  for (const step of path) at = copied(at, step, own);
  if (Array.isArray(at)) {
    if (o.op === 'replace') at[Number(last)] = o.value;
    else if (o.op === 'add') at.splice(last === '-' ? at.length : Number(last), 0, o.value);
    else at.splice(Number(last), 1);
  } else if (o.op === 'remove') delete at[last];
  else at[last] = o.value;
}

/** The container under a step, copied once so that it can be changed. */
function copied(at: Container, step: string, own: Set<Container>): Container {
  const old = (at as Record<string, unknown>)[step] as Container;
  if (own.has(old)) return old;
  const copy = Array.isArray(old) ? [...old] : { ...old };
  own.add(copy);
  (at as Record<string, unknown>)[step] = copy;
  return copy;
}
