import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** Of a package: the machine may have no typeface with Japanese characters. */
const fontFiles = {
  normal: () => require.resolve('@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf'),
  bold: () => require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
};
export type Weight = keyof typeof fontFiles;

const fonts = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = fontFiles[weight]();
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} holds several typefaces.`);
  fonts.set(weight, font);
  return font;
}

/** Width of a line in pixels. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** A line as an SVG path, from its left end on the base line. Characters that the typeface lacks are left out. */
export function pathOf(text: string, x: number, y: number, size: number, weight: Weight): string {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let left = x;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const at = { x: left + xOffset * scale, y: y - yOffset * scale };
      if (glyph.id === 0) return '';
      left += xAdvance * scale;
      return glyph.path.scale(scale, -scale).translate(at.x, at.y).toSVG();
    })
    .join('');
}

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** The text in lines no wider than `width`, broken between words. Text beyond `maxLines` is cut off with …. */
export function breakLines(
  text: string,
  { width, size, weight, maxLines }: { width: number; size: number; weight: Weight; maxLines: number },
): string[] {
  const fits = (line: string) => widthOf(line, size, weight) <= width;
  const lines = [''];
  for (const { segment } of words.segment(text)) {
    // A word that is wider than a line is broken anywhere.
    for (const part of fits(segment) ? [segment] : segment) {
      const line = lines.at(-1)!;
      if (fits(line + part)) lines[lines.length - 1] = line + part;
      else lines.push(part);
    }
  }
  if (lines.length <= maxLines) return lines;
  let last = lines[maxLines - 1]!;
  while (!fits(`${last}…`)) last = last.slice(0, -1);
  return [...lines.slice(0, maxLines - 1), `${last}…`];
}
