// Makes the fonts smaller that every page needs: only the letters that tokens.css names for them, and only what its
// styles ask of them. Any other letter comes with the whole font, for those who meet one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const fonts = {
  alegreya: '@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2',
  'alegreya-sans-400': '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2',
  'alegreya-sans-700': '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
};
const features = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];
const weights = { wght: { min: 400, max: 800 } };

const root = new URL('..', import.meta.url);
const css = readFileSync(new URL('src/styles/tokens.css', root), 'utf8');

/** The letters of a font, as its face says: U+20-7E, U+A0… */
function letters(name) {
  const face = css.match(/@font-face\s*\{[^}]*\}/g).find((f) => f.includes(`/fonts/${name}.woff2`));
  const range = /unicode-range:([^;]*);/.exec(face)[1];
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].flatMap(([, from, to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });
}

mkdirSync(new URL('fonts', root), { recursive: true });
for (const [name, file] of Object.entries(fonts)) {
  const whole = readFileSync(new URL(`node_modules/${file}`, root));
  const axes = file.includes('-wght-') ? { variationAxes: weights } : {};
  const small = await subset(whole, letters(name).join(''), {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    ...axes,
  });
  writeFileSync(new URL(`fonts/${name}.woff2`, root), small);
}
