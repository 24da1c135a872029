import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeStaff } from '../src/make-staff.ts';
import { shopPictureFile, SHOP_VIEWS } from '../src/shop-pictures.ts';
import { SHOP_PLACES } from '../src/shop-places.ts';
import { drawPerson } from './draw-person.ts';
import { drawInside, drawOutside, drawSeat } from './draw-shops.ts';

/** Draws the pictures of the sample shops and of their staff into ../files/pictures/. Run: node samples/illustrations/build-illustrations.ts */
const FOLDER = new URL('../files/pictures/', import.meta.url);

/** Given names of those who are drawn with short hair. */
const SHORT_HAIRED = /(?:翔太|健太|大輔|拓也|直樹|亮|和也)$/;

async function write(file: string, svg: string): Promise<number> {
  const picture = await sharp(Buffer.from(svg)).webp({ quality: 78, effort: 6 }).toBuffer();
  writeFileSync(new URL(file, FOLDER), picture);
  return picture.length;
}

const draw = { inside: drawInside, outside: drawOutside, seat: drawSeat };

mkdirSync(FOLDER, { recursive: true });
let bytes = 0;
for (const index of SHOP_PLACES.keys()) {
  for (const view of SHOP_VIEWS) bytes += await write(shopPictureFile(index, view), draw[view](index));
}
for (const { staff_id, name } of makeStaff(SHOP_PLACES.map((_, index) => ({ shop_id: index + 1 })))) {
  bytes += await write(`staff-${staff_id}.webp`, drawPerson(staff_id, !SHORT_HAIRED.test(name)));
}
console.log(`${Math.round(bytes / 1024)} KB`);
