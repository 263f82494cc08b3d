// How large units and arrows are at a scale in px per map unit: where the whole map is small, they take the room of the
// names that cannot be read there.
export const size = (k: number): number => Math.max(1, Math.min(1.8, 0.55 / k));
