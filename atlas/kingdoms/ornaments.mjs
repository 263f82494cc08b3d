// What adorns the map: the compass with its rhumb lines, a ship, the cartouche. SVG text.

const f1 = (v) => String(Math.round(v * 10) / 10);
const polar = (r, a) => `${f1(r * Math.sin(a))} ${f1(-r * Math.cos(a))}`;

/** The lines of the sixteen winds from a point: path data. */
export function rhumbs([x, y], from, to) {
  let d = '';
  for (let n = 0; n < 16; n++) {
    const a = (Math.PI * n) / 8;
    d += `M${f1(x + from * Math.sin(a))} ${f1(y - from * Math.cos(a))}L${f1(x + to * Math.sin(a))} ${f1(y - to * Math.cos(a))}`;
  }
  return d;
}

/** A compass rose: light and dark halves of its points, rings, and the mark of the north. */
export function rose([x, y], r) {
  let [dark, light] = ['', ''];
  const point = (n, of, length, waist) => {
    const a = (2 * Math.PI * n) / of;
    const half = Math.PI / of;
    dark += `M0 0L${polar(length, a)}L${polar(waist, a + half)}z`;
    light += `M0 0L${polar(length, a)}L${polar(waist, a - half)}z`;
  };
  for (let n = 0; n < 8; n++) if (n % 2) point(n, 8, r * 0.62, r * 0.2);
  for (let n = 0; n < 4; n++) point(n, 4, r, r * 0.22);
  return `<g transform="translate(${x} ${y})" class="rose"><circle r="34"/><circle r="31"/><circle r="16"/><path class="pale" d="${light}"/><path class="dark" d="${dark}"/><path class="north" d="M-4-43 0-52l4 9zM0-52v-7M-3.5-56h7"/></g>`;
}

export const ship = ([x, y]) => `<g transform="translate(${x} ${y})" class="ship">
<path class="hull" d="M-30 8c4 12 12 17 22 17h20c9 0 15-5 19-16l-10 3c-12 3-30 3-40-1z"/>
<path class="sail" d="M-17-30c12-5 26-5 37 0 3 11 3 22 0 33-11-5-25-5-37 0-3-11-3-22 0-33z"/>
<path class="sign" d="M-1.5-27h5v9h10v5h-10v11h-5v-11h-10v-5h10z"/>
<path class="line" d="M1-42V8M-22-33h46M1-42l-28 50M1-42l29 49M1-44l9 2.5-9 2.5"/>
<path class="line" d="M-50 27c6-4 10-4 15 0s10 4 15 0 10-4 15 0 10 4 15 0 10-4 15 0 9 4 14 1"/>
</g>`;

export const cartouche = ([x, y], years) => `<g transform="translate(${x} ${y})" class="cartouche">
<path class="roll" d="M-96-30c-12-4-20 2-18 10s12 8 16 2v36c-8 6-8 18 2 20s18-4 16-12zM96-30c12-4 20 2 18 10s-12 8-16 2v36c8 6 8 18-2 20s-18-4-16-12z"/>
<path class="page" d="M-98-34C-60-42 60-42 98-34v64C60 22-60 22-98 30z"/>
<path class="line" d="M-92-29C-56-36 56-36 92-29v53C56 17-56 17-92 24z"/>
<text class="title" y="-5" font-size="27">Outremer</text>
<path class="line" d="M-30 1.5h20M10 1.5h20M0-2.5l4 4-4 4-4-4z"/>
<text class="years" y="15" font-size="11.5">${years}</text>
</g>`;
