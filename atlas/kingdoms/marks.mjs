// What is printed in a region: its defence on a shield, its victory points on a star, its number on a lozenge.
const shield = 'M-8.5-9.5h17v8.8c0 6-3.7 9-8.5 11.4-4.8-2.4-8.5-5.4-8.5-11.4z';
const star = 'M0-7.5 2-4.8 5.3-5.3 4.8-2 7.5 0 4.8 2l.5 3.3L2 4.8 0 7.5-2 4.8l-3.3.5L-4.8 2-7.5 0l2.7-2-.5-3.3 3.3.5z';
const lozenge = 'M-7 0 0-7 7 0 0 7z';

const mark = (cls, [x, y], d, down, size, value) =>
  `<g class="${cls}" transform="translate(${x} ${y})"><path d="${d}"/><text y="${down}" font-size="${size}">${value}</text></g>`;

export function marksOf(slug, { defence, number, points }, anchors) {
  return `<g id="mark-${slug}">${[
    mark('shield', anchors.shield, shield, 4, 13.5, defence),
    ...(points ? [mark('points', anchors.points, star, 3.2, 9, points)] : []),
    ...(number ? [mark('number', anchors.number, lozenge, 3.1, 8.5, number)] : []),
  ].join('')}</g>`;
}
