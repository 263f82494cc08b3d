// A board as a page in the client's colours, for looking at it in a browser:
//   node preview.mjs BOARD [dark] [x,y,w,h] [pieces] > page.html
// With `pieces` every anchor is shown as a box of its size.
import fs from 'node:fs';

const [name, ...options] = process.argv.slice(2);
const read = (path) => fs.readFileSync(new URL(path, import.meta.url), 'utf8');
const svg = read(`./boards/${name}.svg`);
const facts = JSON.parse(
  /<metadata id="facts">(.*?)<\/metadata>/s
    .exec(svg)[1]
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&'),
);
const box = options.find((o) => /^-?[\d.]+,/.test(o))?.split(',') ?? facts.fit;
const client = (file) => {
  const path = `../client/src/${file}`;
  return fs.existsSync(new URL(path, import.meta.url)) ? read(path).replace(/@font-face\s*\{[^}]*\}/g, '') : '';
};
const font = new URL(
  '../client/node_modules/@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
  import.meta.url,
);
const anchors = Object.values(facts.spaces).flatMap((s) =>
  Object.entries(s.anchors).map(([n, [x, y]]) => {
    const [w, h] = s.sizes?.[n] ?? [8, 8];
    return `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="4" class="anchor ${n.split('-')[0]}"/>`;
  }),
);
const theme = options.includes('dark') ? 'dark' : 'light';
console.log(`<!doctype html><html data-theme="${theme}" style="color-scheme:${theme}"><meta charset="utf-8"><style>
@font-face{font-family:Alegreya;src:url("${font}") format("woff2");font-weight:400 900}
${client('styles/tokens.css')}
${client('board/board.css')}
${client('board/provinces.css')}
${client('board/hexes.css')}
html,body{margin:0;height:100%;background:var(--map-sea)} body>svg{display:block;width:100vw;height:100vh}
.anchor{fill:#fff7;stroke:#444;stroke-width:1} .anchor.dislodged{fill:none;stroke-dasharray:3 2}
</style>${svg
  .replace(
    /<svg [^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" class="drawn drawn-${facts.game}" viewBox="${[...box].join(' ')}" preserveAspectRatio="xMidYMid meet">`,
  )
  .replace('</svg>', `${options.includes('pieces') ? anchors.join('') : ''}</svg>`)}</html>`);
