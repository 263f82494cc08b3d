// The grid: hexes with pointed tops at axial coordinates (q, r), in board units around the hex 0, 0.
// Corners stand on a lattice of whole numbers, so that neighbours share the very same points.

/** From the middle to a corner; a side is as long. */
export const side = 66;
const [across, down] = [(side * Math.sqrt(3)) / 2, side / 2];
/** Between two opposite sides, and between two opposite corners. */
export const [hexWidth, hexHeight] = [2 * across, 2 * side];

/** Steps to the six neighbours, from the east clockwise. */
export const steps = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The middle of a hex on the lattice of half widths and half sides. */
const lattice = ({ q, r }) => [2 * q + r, 3 * r];

export const middle = (hex) => {
  const [i, j] = lattice(hex);
  return [i * across, j * down];
};

/** The six corners on the lattice, from the top clockwise. */
export const cornerKeys = (hex) => {
  const [i, j] = lattice(hex);
  return [
    [i, j - 2],
    [i + 1, j - 1],
    [i + 1, j + 1],
    [i, j + 2],
    [i - 1, j + 1],
    [i - 1, j - 1],
  ];
};

export const corners = (hex) => cornerKeys(hex).map(([i, j]) => [i * across, j * down]);

/** Who touches whom: slug -> slugs, in the order of the steps. */
export function neighbours(hexes) {
  const at = new Map(hexes.map((h) => [`${h.q},${h.r}`, h.slug]));
  return new Map(
    hexes.map((h) => [h.slug, steps.map(([q, r]) => at.get(`${h.q + q},${h.r + r}`)).filter((slug) => slug)]),
  );
}

/** A hex drawn in by `inset` with corners rounded by `radius`, around its middle. */
export function frame([x, y], inset, radius) {
  const size = side - (inset * 2) / Math.sqrt(3);
  const ring = Array.from({ length: 6 }, (_, k) => {
    const a = (k * Math.PI) / 3;
    return [x + size * Math.sin(a), y - size * Math.cos(a)];
  });
  const toward = (p, q, far) => [0, 1].map((c) => p[c] + ((q[c] - p[c]) * far) / size);
  const near = ring.flatMap((p, k) => [
    [toward(p, ring.at(k - 1), radius), p],
    [toward(p, ring[(k + 1) % 6], radius), null],
  ]);
  const at = (p) => p.map((v) => Math.round(v * 10) / 10).join(' ');
  let d = `M${at(near[0][0])}`;
  for (let k = 0; k < near.length; k += 2)
    d += `${k ? `L${at(near[k][0])}` : ''}Q${at(near[k][1])} ${at(near[k + 1][0])}`;
  return `${d}z`;
}
