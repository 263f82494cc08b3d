// Path data of what adorns the map: mountains, the compass, its rhumb lines.

const f1 = (v: number) => String(Math.round(v * 10) / 10);

/** Mountains in the old manner: a ridge lit from the left, hatched on the right. */
export function mountains(hills: readonly [number, number, number, number][]): {
  body: string;
  ridge: string;
  hatch: string;
} {
  let [body, ridge, hatch] = ['', '', ''];
  for (const [x, y, s, shape] of hills) {
    const w = s * (shape === 1 ? 0.95 : 0.8);
    const top = shape === 2 ? -0.1 * s : 0.08 * s; // the peak leans
    const left = `M${f1(x - w)} ${f1(y)}c${f1(w * 0.4)} ${f1(-s * 0.12)} ${f1(w * 0.7)} ${f1(-s * 0.75)} ${f1(w + top)} ${f1(-s)}`;
    const right = `c${f1(w * 0.18 - top)} ${f1(s * 0.4)} ${f1(w * 0.42 - top)} ${f1(s * 0.86)} ${f1(w - top)} ${f1(s)}`;
    body += `${left}${right}z`;
    ridge += left + right;
    for (const t of [0.22, 0.44, 0.66]) {
      const [hx, hy] = [x + top + (w - top) * t * 0.86, y - s * (1 - t * 1.02)];
      hatch += `M${f1(hx)} ${f1(hy)}l${f1(-s * 0.1 - s * 0.08 * shape)} ${f1(s * (0.62 - t * 0.55))}`;
    }
  }
  return { body, ridge, hatch };
}

const polar = (r: number, a: number): string => `${f1(r * Math.sin(a))} ${f1(-r * Math.cos(a))}`;

/** A compass rose around 0, 0: dark and light halves of the points, and rings. */
export function rose(r: number): { dark: string; light: string } {
  let [dark, light] = ['', ''];
  const point = (n: number, of: number, length: number, waist: number) => {
    const a = (2 * Math.PI * n) / of;
    const half = Math.PI / of;
    dark += `M0 0L${polar(length, a)}L${polar(waist, a + half)}z`;
    light += `M0 0L${polar(length, a)}L${polar(waist, a - half)}z`;
  };
  for (let n = 0; n < 8; n++) if (n % 2) point(n, 8, r * 0.62, r * 0.2);
  for (let n = 0; n < 4; n++) point(n, 4, r, r * 0.22);
  return { dark, light };
}

/** The lines of the sixteen winds from a point. */
export function rhumbs(x: number, y: number, from: number, to: number): string {
  let d = '';
  for (let n = 0; n < 16; n++) {
    const a = (Math.PI * n) / 8;
    d += `M${f1(x + from * Math.sin(a))} ${f1(y - from * Math.cos(a))}L${f1(x + to * Math.sin(a))} ${f1(y - to * Math.cos(a))}`;
  }
  return d;
}
