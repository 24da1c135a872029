import { LAT_MAX, LON_MAX, MAX_POINTS, MIN_POINTS } from '@gakumado/shared/vocabulary';
import type { Polygon } from './field-row.ts';

/** Five decimals, about a metre. */
const SCALE = 1e5;

/** The 64 characters that need no escaping in an address. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Encoded polylines: differences to the point before, five bits per character, the sixth says "more". */
function writeNumber(value: number): string {
  let rest = value < 0 ? -value * 2 - 1 : value * 2;
  let text = '';
  while (rest >= 32) {
    text += ALPHABET[32 + (rest % 32)];
    rest = Math.floor(rest / 32);
  }
  return text + ALPHABET[rest];
}

/** Null when the text holds anything else than whole numbers of a sane size. */
function readNumbers(text: string): number[] | null {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (const character of text) {
    const bits = ALPHABET.indexOf(character);
    if (bits < 0 || factor > 2 ** 30) return null;
    value += (bits % 32) * factor;
    factor *= 32;
    if (bits >= 32) continue;
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    value = 0;
    factor = 1;
  }
  return factor === 1 ? numbers : null;
}

/** An area as an address has it: about five characters for each corner. */
export function writePolygon(polygon: Polygon): string {
  let [lat, lon] = [0, 0];
  return polygon
    .map((point) => {
      const next = [Math.round(point[0] * SCALE), Math.round(point[1] * SCALE)] as const;
      const text = writeNumber(next[0] - lat) + writeNumber(next[1] - lon);
      [lat, lon] = next;
      return text;
    })
    .join('');
}

/** Reads what {@link writePolygon} wrote; undefined for anything that is no area of 3 to 100 corners. */
export function readPolygon(text: string | null): Polygon | undefined {
  const numbers = text ? readNumbers(text) : null;
  if (!numbers || numbers.length % 2 === 1) return undefined;
  const polygon: Polygon = [];
  let [lat, lon] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index] ?? 0;
    lon += numbers[index + 1] ?? 0;
    if (Math.abs(lat) > LAT_MAX * SCALE || Math.abs(lon) > LON_MAX * SCALE) return undefined;
    polygon.push([lat / SCALE, lon / SCALE]);
  }
  return polygon.length >= MIN_POINTS && polygon.length <= MAX_POINTS ? polygon : undefined;
}
