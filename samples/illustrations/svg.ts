/** Pieces of drawings, as SVG. */

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Pieces moved together. */
export const group = (x: number, y: number, pieces: readonly string[], scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${pieces.join('')}</g>`;

/** So many pieces, each by its number. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A whole drawing. */
export const drawing = (width: number, height: number, pieces: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${pieces.join('')}</svg>`;

/** Light from above, as a fill. `id` is one of the drawing. */
export const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A plant in a pot; its foot is at 0/0. */
export const plant = (x: number, y: number, scale: number, pot: string) =>
  group(
    x,
    y,
    [
      ellipse(0, 2, 34, 7, '#000', 'opacity="0.12"'),
      shape('M0 -40 C-50 -70 -60 -120 -30 -150 C-10 -110 -5 -80 0 -40Z', '#3f8257'),
      shape('M0 -40 C50 -70 64 -115 34 -158 C14 -115 6 -80 0 -40Z', '#4f9566'),
      shape('M0 -40 C-20 -90 -14 -150 4 -180 C18 -140 14 -90 0 -40Z', '#62a877'),
      shape('M-26 -46 L26 -46 L19 0 L-19 0Z', pot),
      rect(-29, -52, 58, 10, pot, 'rx="3"'),
    ],
    scale,
  );
