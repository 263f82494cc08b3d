// What a chart carries besides its subject: frame, compass, scale, cartouche, lines of the winds.
import { num } from './board.mjs';
import { path } from './geometry.mjs';

const at = ([x, y]) => `${num(x)} ${num(y)}`;
const polar = ([x, y], r, degrees) => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return [x + r * Math.cos(a), y + r * Math.sin(a)];
};
const circle = ([x, y], r) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/>`;

/** A rose of sixteen winds, north up; every ray has a light and a dark half. */
export function compass(middle, r) {
  const rays = [
    ...[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((a) => [a, 0.5, 0.1]),
    ...[45, 135, 225, 315].map((a) => [a, 0.72, 0.16]),
    ...[0, 90, 180, 270].map((a) => [a, 1, 0.2]),
  ];
  const half = (a, long, waist, side) =>
    `M${at(middle)}L${at(polar(middle, r * waist, a + side * 45))}L${at(polar(middle, r * long, a))}z`;
  const side = (s) => rays.map(([a, long, waist]) => half(a, long, waist, s)).join('');
  const top = polar(middle, r * 1.06, 0);
  const lily =
    `M${at(top)}q${num(-r * 0.09)} ${num(-r * 0.1)} 0 ${num(-r * 0.24)}q${num(r * 0.09)} ${num(r * 0.14)} 0 ${num(r * 0.24)}` +
    `m${num(-r * 0.11)} ${num(-r * 0.06)}q${num(-r * 0.08)} ${num(-r * 0.06)} ${num(-r * 0.02)} ${num(-r * 0.12)}q${num(r * 0.02)} ${num(r * 0.08)} ${num(r * 0.13)} ${num(r * 0.18)}` +
    `q${num(r * 0.11)} ${num(-r * 0.1)} ${num(r * 0.13)} ${num(-r * 0.18)}q${num(r * 0.06)} ${num(r * 0.06)} ${num(-r * 0.02)} ${num(r * 0.12)}z`;
  return `<g class="rose">${circle(middle, r * 0.86)}${circle(middle, r * 0.8)}<path class="pale" d="${side(-1)}"/><path class="dark" d="${side(1)}"/><path class="north" d="${lily}"/></g>`;
}

/** Lines of the winds, thirty-two from one point, drawn on water only. */
export function rhumbs(middle, [x0, y0, x1, y1], onWater, inner) {
  const lines = [];
  const far = Math.hypot(x1 - x0, y1 - y0);
  for (let a = 0; a < 360; a += 11.25) {
    let run = [];
    const close = () => {
      if (run.length > 4) lines.push(path([run[0], run.at(-1)]));
      run = [];
    };
    for (let r = inner; r < far; r += 4) {
      const p = polar(middle, r, a);
      const good = p[0] > x0 && p[0] < x1 && p[1] > y0 && p[1] < y1 && onWater(p);
      if (good) run.push(p);
      else close();
    }
    close();
  }
  return `<path class="rhumb" d="${lines.join('')}"/>`;
}

/** A scale in steps, light and dark by turns. */
export function scale([x, y], step, count, words) {
  const bars = Array.from({ length: count }, (_, i) => i);
  const bar = (i) => `M${num(x + i * step)} ${num(y)}h${num(step)}v6h${num(-step)}z`;
  return `<g class="scale"><path class="pale" d="${bars
    .filter((i) => i % 2)
    .map(bar)
    .join('')}"/><path class="dark" d="${bars
    .filter((i) => i % 2 === 0)
    .map(bar)
    .join(
      '',
    )}"/><path class="line" d="M${num(x)} ${num(y)}h${num(step * count)}v6h${num(-step * count)}z"/><text x="${num(x + (step * count) / 2)}" y="${num(y + 22)}" font-size="13" text-anchor="middle">${words}</text></g>`;
}

/** A scroll with a title and a line below it. */
export function cartouche([x, y], w, title, below) {
  const wide = 0.54; // of a letter, in its own size
  const [size, h] = [Math.min(w / 10.5, (w * 0.8) / (title.length * wide)), w / 3.6];
  const curl = h * 0.2;
  const sheet = `M${num(x - w / 2)} ${num(y - h / 2)}h${num(w)}q${num(-curl)} ${num(h / 2)} 0 ${num(h)}h${num(-w)}q${num(curl)} ${num(-h / 2)} 0 ${num(-h)}z`;
  const inner = `M${num(x - w / 2 + curl)} ${num(y - h / 2 + 6)}h${num(w - 2 * curl)}q${num(-curl * 0.7)} ${num(h / 2 - 6)} 0 ${num(h - 12)}h${num(-w + 2 * curl)}q${num(curl * 0.7)} ${num(-h / 2 + 6)} 0 ${num(12 - h)}z`;
  const tail = (s) =>
    `M${num(x + (s * w) / 2)} ${num(y - h / 2)}q${num(s * curl * 1.5)} ${num(curl * 0.2)} ${num(s * curl * 1.3)} ${num(curl)}q${num(-s * curl * 0.9)} ${num(-curl * 0.4)} ${num(-s * curl * 1.62)} ${num(curl * 0.6)}`;
  return `<g class="cartouche"><path class="roll" d="${tail(1)}${tail(-1)}"/><path class="page" d="${sheet}"/><path class="line" d="${inner}"/><text class="title" x="${num(x)}" y="${num(y + size * 0.12)}" font-size="${num(size)}" text-anchor="middle">${title}</text><text class="years" x="${num(x)}" y="${num(y + size * 1.05)}" font-size="${num(size * 0.42)}" text-anchor="middle">${below}</text></g>`;
}

/** The edges of a sheet, growing into the paper around it, so that no window shows where the map ends. */
function fading([x0, y0, x1, y1], [left, top, right, bottom]) {
  const side = (id, from, to, [x, y, w, h]) => {
    const [ax, ay, bx, by] = [...from, ...to].map(num);
    return (
      `<linearGradient id="fade-${id}" gradientUnits="userSpaceOnUse" x1="${ax}" y1="${ay}" x2="${bx}" y2="${by}"><stop class="paper"/><stop class="paper clear" offset="1"/></linearGradient>` +
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="url(#fade-${id})"/>`
    );
  };
  const [w, h] = [right - left, bottom - top];
  return [
    side('left', [left, 0], [x0, 0], [left, top, x0 - left, h]),
    side('right', [right, 0], [x1, 0], [x1, top, right - x1, h]),
    side('top', [0, top], [0, y0], [left, top, w, y0 - top]),
    side('bottom', [0, bottom], [0, y1], [left, y1, w, bottom - y1]),
  ].join('');
}

/**
 * A frame with the degrees of longitude and latitude marked on it, light and dark by turns; the map goes on beyond,
 * under a veil, and where the sheet ends there is plain paper, however large the window.
 * @param {(p: number[]) => number[]} flat
 */
export function frame([x0, y0, x1, y1], sheet, flat, { step = 5, world }) {
  const band = 12;
  const marks = { top: [], bottom: [], left: [], right: [] };
  const meet = (value, from, to, point, kind) => {
    for (let t = from, p = flat(point(value, t)); t < to; t += 0.25) {
      const q = flat(point(value, t + 0.25));
      if (kind === 'meridian')
        for (const [side, y] of [
          ['top', y0],
          ['bottom', y1],
        ])
          if (p[1] > y !== q[1] > y) marks[side].push([value, p[0] + ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1])]);
      if (kind === 'parallel')
        for (const [side, x] of [
          ['left', x0],
          ['right', x1],
        ])
          if (p[0] > x !== q[0] > x) marks[side].push([value, p[1] + ((q[1] - p[1]) * (x - p[0])) / (q[0] - p[0])]);
      p = q;
    }
  };
  for (let lon = Math.ceil(world[0] / step) * step; lon <= world[2]; lon += step)
    meet(lon, world[1], world[3], (v, t) => [v, t], 'meridian');
  for (let lat = Math.ceil(world[1] / step) * step; lat <= world[3]; lat += step)
    meet(lat, world[0], world[2], (v, t) => [t, v], 'parallel');
  const dark = [];
  const text = [];
  for (const [side, list] of Object.entries(marks)) {
    const flatSide = side === 'top' || side === 'bottom';
    const [low, high] = flatSide ? [x0, x1] : [y0, y1];
    const on = list.filter(([, v]) => v > low && v < high).sort((a, b) => a[1] - b[1]);
    const edge = { top: y0 - band, bottom: y1, left: x0 - band, right: x1 }[side];
    for (let i = 0; i + 1 < on.length; i++) {
      if (Math.abs(Math.round(on[i][0] / step)) % 2) continue;
      const [a, b] = [on[i][1], on[i + 1][1]];
      dark.push(
        flatSide
          ? `M${num(a)} ${num(edge)}H${num(b)}v${band}H${num(a)}z`
          : `M${num(edge)} ${num(a)}V${num(b)}h${band}V${num(a)}z`,
      );
    }
    for (const [value, v] of on) {
      if (value % (2 * step)) continue;
      const p = {
        top: [v, y0 - band - 6],
        bottom: [v, y1 + band + 15],
        left: [x0 - band - 16, v + 4],
        right: [x1 + band + 16, v + 4],
      }[side];
      text.push(
        `<text x="${num(p[0])}" y="${num(p[1])}" font-size="13" text-anchor="middle">${Math.abs(value)}°</text>`,
      );
    }
  }
  const box = (m) => `M${num(x0 - m)} ${num(y0 - m)}H${num(x1 + m)}V${num(y1 + m)}H${num(x0 - m)}z`;
  const rect = ([a, b, c, d]) => `M${num(a)} ${num(b)}H${num(c)}V${num(d)}H${num(a)}z`;
  const far = 6000;
  const mount =
    rect([x0 - far, y0 - far, x1 + far, y1 + far]) + rect([sheet[0] + 2, sheet[1] + 2, sheet[2] - 2, sheet[3] - 2]);
  return `<g class="neatline">${fading([x0 - band, y0 - band, x1 + band, y1 + band], sheet)}<path class="mount" fill-rule="evenodd" d="${mount}"/><path class="veil" fill-rule="evenodd" d="${rect(sheet)}${box(band)}"/><path class="pale" fill-rule="evenodd" d="${box(band)}${box(0)}"/><path class="dark" d="${dark.join('')}"/><path class="line" d="${box(0)}${box(band)}"/><path class="line rule" d="${box(band + 5)}"/>${text.join('')}</g>`;
}
