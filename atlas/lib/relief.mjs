// Mountains, rivers and woods as a pen would set them. Everything is path data; nothing is set on what is taken.
import * as g from './geometry.mjs';

const f = (v) => Math.round(v * 10) / 10;

/**
 * Mountains along ridges.
 * @param {{line: number[][], high: number}[]} ridges  on the sheet
 * @param {(x: number, y: number, r: number) => boolean} free
 * @returns {{ink: string, shade: string}}  outlines, and the strokes on their eastern slopes
 */
export function mountains(ridges, free, seed = 1187) {
  const roll = g.dice(seed);
  const set = [];
  for (const { line, high } of ridges)
    g.resample(g.curve(line), high * 0.8).forEach(([x, y], i) => {
      const s = high * (0.7 + 0.5 * roll());
      const at = [x + (i % 2 ? 1 : -1) * high * (0.2 + 0.4 * roll()), y + high * 0.5 * (roll() - 0.5)];
      const lean = 0.3 * (roll() - 0.5);
      if (!free(at[0], at[1] - s * 0.4, s * 0.95)) return;
      if (set.some((m) => Math.abs(m.at[0] - at[0]) < (m.s + s) * 0.6 && Math.abs(m.at[1] - at[1]) < (m.s + s) * 0.32))
        return;
      set.push({ at, s, lean });
    });
  set.sort((a, b) => a.at[1] - b.at[1]);
  const ink = set.map(({ at: [x, y], s, lean }) => {
    const top = f(lean * s);
    return `M${f(x - s * 0.8)} ${f(y)}q${f(s * 0.45)} ${f(-s * 0.25)} ${f(s * 0.8 + top)} ${f(-s)}q${f(s * 0.25)} ${f(s * 0.7)} ${f(s * 0.85 - top)} ${f(s)}`;
  });
  const shade = set.flatMap(({ at: [x, y], s, lean }) =>
    [0.16, 0.36, 0.56].map(
      (t) => `M${f(x + lean * s + s * t * 0.55)} ${f(y - s * (0.92 - t))}l${f(s * 0.12)} ${f(s * (0.62 - t * 0.6))}`,
    ),
  );
  return { ink: ink.join(''), shade: shade.join('') };
}

/** A river that winds; only the parts on land are drawn. */
export function river(line, onLand) {
  const [a, b] = [g.noise(11, 21), g.noise(11, 22)];
  const winding = g.smooth(
    g
      .resample(g.curve(line), 3)
      .map(([x, y], i, all) => (i && i < all.length - 1 ? [x + 3 * a(x, y), y + 3 * b(x, y)] : [x, y])),
    2.5,
    2,
  );
  const parts = [];
  for (let i = 0; i < winding.length; i++) {
    const from = i;
    while (i < winding.length && onLand(winding[i])) i++;
    if (i - from > 3) parts.push(g.path(g.thin(winding.slice(from, i), 0.25)));
  }
  return parts.join('');
}

/** Trees strewn over woods, given as rings on the sheet. */
export function trees(woods, free, gap = 26, seed = 1204) {
  const roll = g.dice(seed);
  const out = [];
  for (const ring of woods) {
    const xs = ring.map((p) => p[0]);
    const ys = ring.map((p) => p[1]);
    for (let y = Math.min(...ys); y < Math.max(...ys); y += gap * 0.8)
      for (let x = Math.min(...xs); x < Math.max(...xs); x += gap) {
        const at = [x + gap * 0.8 * (roll() - 0.5), y + gap * 0.6 * (roll() - 0.5)];
        const s = 4 + 2 * roll();
        if (roll() < 0.35 || !g.inside(ring, at) || !free(at[0], at[1] - s, s * 1.2)) continue;
        out.push(
          `M${f(at[0])} ${f(at[1])}v${f(-s * 0.7)}m${f(-s * 0.7)} 0q${f(s * 0.7)} ${f(-s * 2.6)} ${f(s * 1.4)} 0z`,
        );
      }
  }
  return out.join('');
}
