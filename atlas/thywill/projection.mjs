// Lays the map of the world under the hexes: a flat map, pulled gently until every town comes to lie at its hex.

/** Solves the linear system m x = b for several right sides at once (m is small and well behaved). */
function solve(m, b) {
  const rows = m.map((row, i) => [...row, ...b[i]]);
  const n = m.length;
  for (let k = 0; k < n; k++) {
    let best = k;
    for (let i = k + 1; i < n; i++) if (Math.abs(rows[i][k]) > Math.abs(rows[best][k])) best = i;
    [rows[k], rows[best]] = [rows[best], rows[k]];
    for (let i = 0; i < n; i++) {
      if (i === k) continue;
      const f = rows[i][k] / rows[k][k];
      for (let j = k; j < rows[i].length; j++) rows[i][j] -= f * rows[k][j];
    }
  }
  return rows.map((row, k) => row.slice(n).map((v) => v / row[k]));
}

/** The best straight map (least squares) from [lon, lat] to board units, as [[x, y] per lon, per lat, at 0]. */
function straight(points) {
  const rows = points.map(({ from }) => [from[0], from[1], 1]);
  const m = [0, 1, 2].map((i) => [0, 1, 2].map((j) => rows.reduce((s, r) => s + r[i] * r[j], 0)));
  const b = [0, 1, 2].map((i) => [0, 1].map((c) => rows.reduce((s, r, k) => s + r[i] * points[k].to[c], 0)));
  return solve(m, b);
}

/**
 * @param {{from: number[], to: number[]}[]} points what lies where
 * @param {number} reach how far a pull is felt, in degrees; far away the map is straight
 * @param {number} slack 0 puts every point exactly in its place; more keeps the map smoother
 */
export function projection(points, reach, slack) {
  const [perLon, perLat, origin] = straight(points);
  const flat = ([lon, lat]) => [0, 1].map((c) => perLon[c] * lon + perLat[c] * lat + origin[c]);
  const felt = (p, q) => Math.exp(-((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2) / (2 * reach * reach));
  const m = points.map((p, i) => points.map((q, j) => felt(p.from, q.from) + (i === j ? slack : 0)));
  const pulls = solve(
    m,
    points.map(({ from, to }) => {
      const [x, y] = flat(from);
      return [to[0] - x, to[1] - y];
    }),
  );
  return (p) => {
    const out = flat(p);
    points.forEach(({ from }, k) => {
      const f = felt(p, from);
      out[0] += f * pulls[k][0];
      out[1] += f * pulls[k][1];
    });
    return out;
  };
}
