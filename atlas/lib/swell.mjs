// A map on which crowded lands get more room, as on the charts of the time: broad where one knew much,
// narrow where one knew little. Density flows from the crowded places until it is more even, as heat does,
// and takes the map along (after Gastner and Newman, 2004). Neighbours stay neighbours.

/**
 * @param {number[]} box      x0, y0, x1, y1: what is stretched; points outside move with its rim
 * @param {number} cell       size of a square of the reckoning
 * @param {(p: number[]) => number} density  how much room is wanted at a point, compared with 1
 * @param {number} time       how long it flows; evens out over about sqrt(2 time) cells
 * @returns {(p: number[]) => number[]}
 */
export function swell(box, cell, density, time) {
  const [x0, y0] = box;
  const nx = Math.ceil((box[2] - x0) / cell) + 1;
  const ny = Math.ceil((box[3] - y0) / cell) + 1;
  let rho = Float64Array.from({ length: nx * ny }, (_, k) =>
    density([x0 + (k % nx) * cell, y0 + Math.floor(k / nx) * cell]),
  );
  const at = Float64Array.from({ length: 2 * nx * ny }, (_, k) => {
    const n = k >> 1;
    return k % 2 ? Math.floor(n / nx) : n % nx;
  });
  const [vx, vy] = [new Float64Array(nx * ny), new Float64Array(nx * ny)];
  const step = 0.2;
  for (let t = 0; t < time; t += step) {
    rho = spread(rho, nx, ny, step);
    flow(rho, nx, ny, vx, vy);
    for (let k = 0; k < at.length; k += 2) {
      const [u, v] = [sample(vx, nx, ny, at[k], at[k + 1]), sample(vy, nx, ny, at[k], at[k + 1])];
      at[k] = Math.max(0, Math.min(nx - 1, at[k] + step * u));
      at[k + 1] = Math.max(0, Math.min(ny - 1, at[k + 1] + step * v));
    }
  }
  const [ax, ay] = [at.filter((_, k) => k % 2 === 0), at.filter((_, k) => k % 2 === 1)];
  return ([x, y]) => {
    const [i, j] = [(x - x0) / cell, (y - y0) / cell];
    const [ci, cj] = [Math.max(0, Math.min(nx - 1, i)), Math.max(0, Math.min(ny - 1, j))];
    return [x0 + cell * (sample(ax, nx, ny, ci, cj) + i - ci), y0 + cell * (sample(ay, nx, ny, ci, cj) + j - cj)];
  };
}

/** One small step of diffusion; nothing leaves over the rim. */
function spread(rho, nx, ny, step) {
  const next = new Float64Array(rho.length);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const k = j * nx + i;
      const around =
        rho[i ? k - 1 : k] + rho[i < nx - 1 ? k + 1 : k] + rho[j ? k - nx : k] + rho[j < ny - 1 ? k + nx : k];
      next[k] = rho[k] + step * (around - 4 * rho[k]);
    }
  return next;
}

/** Where the density flows to, and how fast. */
function flow(rho, nx, ny, vx, vy) {
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const k = j * nx + i;
      vx[k] = i && i < nx - 1 ? (rho[k - 1] - rho[k + 1]) / (2 * rho[k]) : 0;
      vy[k] = j && j < ny - 1 ? (rho[k - nx] - rho[k + nx]) / (2 * rho[k]) : 0;
    }
}

function sample(grid, nx, ny, x, y) {
  const i = Math.min(nx - 2, Math.floor(x));
  const j = Math.min(ny - 2, Math.floor(y));
  const [u, v, k] = [x - i, y - j, j * nx + i];
  return (grid[k] * (1 - u) + grid[k + 1] * u) * (1 - v) + (grid[k + nx] * (1 - u) + grid[k + nx + 1] * u) * v;
}
