// How wide words are. The boards' letters are Alegreya; its advance widths, in thousandths of the size, are
// listed here for weight 600, the heaviest that labels use, so that no browser is needed to fit a name.

const widths = {};
const learn = (letters, list) => {
  const numbers = list.split(' ').map(Number);
  for (const [i, c] of [...letters].entries()) widths[c] = numbers[i];
};
learn(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  '614 619 618 696 595 526 658 749 364 331 649 523 843 726 680 569 685 633 537 561 663 620 954 674 579 577',
);
learn(
  'abcdefghijklmnopqrstuvwxyz',
  '478 512 429 537 458 338 508 541 290 267 512 258 837 558 511 535 517 403 407 331 545 460 729 490 459 459',
);
learn('àèéìòùáíóúäöüñç', '475 458 458 290 502 545 475 290 502 545 475 502 545 568 429');
learn('0123456789', '511 353 481 427 465 428 466 425 481 461');
learn(" '’-.,()", '180 176 205 362 283 276 286 285');

/** What the style sheet adds after each letter, in sizes, by the class of a label. */
export function spacingOf(cls) {
  if (/\btight\b/.test(cls)) return 0.03;
  return /\b(sea|land)-name\b/.test(cls) ? 0.18 : 0.02;
}

/** Width of a line of text; `spacing` is what the style adds after each letter, in sizes. */
export function widthOf(text, size, spacing = 0) {
  let sum = 0;
  for (const c of text) sum += (widths[c] ?? 700) / 1000 + spacing;
  return sum * size;
}

/** The distance between the lines of a name; how far letters stand above their line and hang below it; in sizes. */
export const leading = 1.05;
export const rise = 0.72;
export const fall = 0.2;

/** All ways to break a name into at most `most` lines, at spaces and after hyphens. */
export function breaks(name, most = 3) {
  const words = name.split(/(?<=-)|\s+/).filter(Boolean);
  const join = (list) => list.reduce((s, w) => (s === '' || s.endsWith('-') ? s + w : `${s} ${w}`), '');
  const ways = [];
  const walk = (rest, lines) => {
    if (!rest.length) return void ways.push(lines);
    if (lines.length === most) return;
    for (let n = rest.length; n > 0; n--) walk(rest.slice(n), [...lines, join(rest.slice(0, n))]);
  };
  walk(words, []);
  return ways;
}

/** Width and height of a name set in these lines. */
export function sizeOf(lines, size, spacing = 0) {
  return [
    Math.max(...lines.map((l) => widthOf(l, size, spacing))),
    (rise + fall + (lines.length - 1) * leading) * size,
  ];
}
