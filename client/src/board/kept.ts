// Where a player left the board of a table, kept for the next visit.
import type { Place } from './camera.svelte';

const key = (table: string): string => `outremer.place.${table}`;

export function keptPlace(table: string): Place | null {
  try {
    const p = JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Partial<Place> | null;
    return p && [p.x, p.y, p.k].every(Number.isFinite) ? (p as Place) : null;
  } catch {
    return null;
  }
}

export function keepPlace(table: string, place: Place | null): void {
  try {
    if (place) localStorage.setItem(key(table), JSON.stringify(place));
    else localStorage.removeItem(key(table));
  } catch {
    // the whole board after a reload
  }
}
