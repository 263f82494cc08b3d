// The drawn map as a plain SVG with its connections on top, for a human to check:
//   node preview.mjs > /tmp/map.svg
import fs from 'node:fs';

const text = fs.readFileSync(new URL('../../web/client/src/titles/kingdoms/map.ts', import.meta.url), 'utf8');
const map = new Function(`return ${text.slice(text.indexOf('= {') + 2).replace(/;\s*$/, '')}`)();
const colours = ['#c9a94f', '#7d9a5b', '#6c8fb3', '#b8685c', '#d8c79a', '#9b86ab'];
const at = Object.fromEntries(map.regions.map((r) => [r.slug, r.middle]));
const [x, y, w, h] = map.fit;
const box = process.argv[2] === 'all' ? [0, 0, map.width, map.height] : [x - 60, y - 30, w + 90, h + 60];
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2] * 1.4}" height="${box[3] * 1.4}" font-family="serif">
<rect x="-99" y="-99" width="9999" height="9999" fill="#cfdfe3"/>
${map.waterlines.map((d, i) => `<path d="${d}" fill="none" stroke="#5b8794" stroke-width=".7" opacity="${0.8 - 0.18 * i}"/>`).join('')}
<path d="${map.land}" fill="#efe3c8" stroke="#3b2a18"/>
${map.regions.map((r, i) => `<path d="${r.d}" fill="${colours[i % 6]}" opacity=".7"/>`).join('\n')}
${map.barriers.map((r) => `<path d="${r.d}" fill="#8d8371"/>`).join('\n')}
${map.lakes.map((r) => `<path d="${r.d}" fill="#cfdfe3" stroke="#3b2a18" stroke-width=".6"/>`).join('\n')}
${map.rivers.map((r) => `<path d="${r.d}" fill="none" stroke="#5b8794" stroke-width="${r.width}"/>`).join('\n')}
${map.borders.map((r) => `<path d="${r.d}" fill="none" stroke="#3b2a18" stroke-width="1.2"/>`).join('\n')}
<path d="${map.frame}" fill="none" stroke="#3b2a18" stroke-width="2"/>
${map.hills.map(([hx, hy, s]) => `<path d="M${hx - s * 0.8} ${hy}L${hx} ${hy - s}L${hx + s * 0.8} ${hy}" fill="none" stroke="#3b2a18" stroke-width=".6" opacity=".6"/>`).join('')}
${map.regions.flatMap((r) => r.neighbours.map((n) => `<path d="M${r.middle}L${at[n]}" stroke="#000" stroke-dasharray="2 3" stroke-width=".8"/>`)).join('')}
${map.regions.map((r) => `<circle cx="${r.seat[0]}" cy="${r.seat[1]}" r="2.5" fill="#fff" stroke="#000"/><text x="${r.middle[0]}" y="${r.middle[1]}" font-size="11" text-anchor="middle">${r.slug}</text>`).join('')}
${map.regions.map((r) => `<path d="M${r.castle[0] - 15} ${r.castle[1] - 16}h30v32h-30z M${r.shield[0] - 9} ${r.shield[1] - 10}h18v20h-18zM${r.garrison[0] - 7} ${r.garrison[1] - 7}h14v14h-14zM${r.points[0] - 8} ${r.points[1] - 7}h16v14h-16z" fill="#fff8" stroke="#00f" stroke-width=".5"/><path d="M${r.label[0] - 34} ${r.label[1] - 10}h68v13h-68z" fill="none" stroke="#f00" stroke-width=".5"/>`).join('')}
${Array.from({ length: 40 }, (_, i) => `<path d="M${i * 50} 0V${map.height}M0 ${i * 50}H${map.width}" stroke="#00f" stroke-width=".2" fill="none"/><text x="${i * 50}" y="${box[1] + 8}" font-size="7" fill="#00f">${i * 50}</text><text y="${i * 50}" x="${box[0] + 2}" font-size="7" fill="#00f">${i * 50}</text>`).join('')}
</svg>`);
