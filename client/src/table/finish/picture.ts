// A picture of the board as it stands on the page: its drawing with the styles that the page gives it, and lines of words
// below. It is made in the browser alone.

/** What a drawing looks like without the page's style sheets. */
const styles = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray', 'stroke-linecap'],
  ...['stroke-linejoin', 'opacity', 'display', 'visibility', 'paint-order', 'text-anchor', 'transform'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'letter-spacing'],
];

/** Writes the computed styles of a drawing into a copy of it. */
function inline(from: Element, to: Element): void {
  const seen = getComputedStyle(from);
  const said = styles.map((name) => `${name}:${seen.getPropertyValue(name)}`);
  to.setAttribute('style', said.join(';'));
  to.removeAttribute('class');
  Array.from(from.children).forEach((child, i) => {
    inline(child, to.children[i]!);
  });
}

/** The layers of a board as one drawing. */
function drawingOf(board: HTMLElement): { source: string; width: number; height: number } {
  const layers = [...board.querySelectorAll<SVGSVGElement>('.world > svg')];
  const [x = 0, y = 0, width = 1, height = 1] = layers[0]?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const whole = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  whole.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  whole.setAttribute('width', String(width));
  whole.setAttribute('height', String(height));
  for (const layer of layers) {
    const copy = layer.cloneNode(true) as SVGSVGElement;
    inline(layer, copy);
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(height));
    whole.append(copy);
  }
  return { source: new XMLSerializer().serializeToString(whole), width, height };
}

const across = 1600; // px
const lineHeight = 44;
const edge = 28;

export async function pictureOf(board: HTMLElement, lines: string[]): Promise<Blob> {
  const { source, width, height } = drawingOf(board);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = across;
  const tall = Math.round((across * height) / width);
  canvas.height = tall + lines.length * lineHeight + 2 * edge;
  const pen = canvas.getContext('2d')!;
  const page = getComputedStyle(document.body);
  pen.fillStyle = page.backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, across, tall);
  pen.fillStyle = page.color;
  lines.forEach((line, i) => {
    pen.font = `${i === 0 ? 700 : 500} ${i === 0 ? 34 : 28}px ${page.fontFamily}`;
    pen.fillText(line, edge, tall + edge + (i + 0.7) * lineHeight, across - 2 * edge);
  });
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
  });
}

/** Hands a picture to the device's way of sharing, or saves it. */
export async function save(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] }) && matchMedia('(pointer: coarse)').matches) {
    await navigator.share({ files: [file] }).catch(() => {}); // thought better of it
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
