import { brand } from '@gakumado/shared/brand';
import type { Estate } from '@gakumado/shared/contract';
import { monthlyCostText, stayText } from '@gakumado/shared/format';
import {
  ESTATE_CLOSED,
  estateStatuses,
  labelOf,
  MONTHLY_COST,
  PREVIEW_SIZE,
} from '@gakumado/shared/vocabulary';
import sharp from 'sharp';
import { breakLines, pathOf, widthOf } from '#platform/written-text.ts';
import type { Weight } from '#platform/written-text.ts';

export type PreviewFacts = Pick<
  Estate,
  | 'name'
  | 'building_type_name'
  | 'station_time_text_min'
  | 'address_detail'
  | 'monthly_cost_min'
  | 'monthly_cost_max'
  | 'stay_months'
  | 'with_meals'
  | 'is_sample'
> & { status: number };

const { width, height } = PREVIEW_SIZE;
/** The photograph is on the left: nearly a square, which shows most of a building. */
const PHOTO_WIDTH = 600;
const LEFT = PHOTO_WIDTH + 48;
const TEXT_WIDTH = width - LEFT - 40;
/** Of the tokens that pages use. */
const colors = {
  primary: '#0b5a50',
  tint: '#e4f1ee',
  accent: '#b8470f',
  text: '#1d2827',
  muted: '#52605e',
  line: '#dcdfd8',
};

interface TextLook {
  size: number;
  color: string;
  weight?: Weight;
  maxLines?: number;
}

/** Writes texts from the top to the bottom. */
function createColumn(top: number) {
  const parts: string[] = [];
  let y = top;
  return {
    parts,
    skip: (pixels: number) => {
      y += pixels;
    },
    write(text: string, { size, color, weight = 'normal', maxLines = 1 }: TextLook) {
      for (const line of breakLines(text, { width: TEXT_WIDTH, size, weight, maxLines })) {
        parts.push(`<path fill="${color}" d="${pathOf(line, LEFT, y + size * 0.88, size, weight)}"/>`);
        y += size * 1.3;
      }
    },
    rule() {
      parts.push(`<path fill="${colors.line}" d="M${LEFT} ${y}h${TEXT_WIDTH}v2h-${TEXT_WIDTH}z"/>`);
    },
  };
}

/** The largest size at which a text is one line. */
const fittingSize = (text: string, size: number, weight: Weight) =>
  Math.min(size, Math.floor((size * TEXT_WIDTH) / widthOf(text, size, weight)));

function drawTexts(estate: PreviewFacts): string {
  const column = createColumn(76);
  column.write(brand.name, { size: 34, color: colors.primary, weight: 'bold' });
  column.skip(40);
  column.write([estate.building_type_name, estate.is_sample && 'サンプル物件'].filter(Boolean).join('／'), {
    size: 25,
    color: colors.muted,
  });
  column.skip(4);
  column.write(estate.name, { size: 46, color: colors.text, weight: 'bold', maxLines: 3 });
  column.skip(20);
  column.rule();
  column.skip(26);
  const cost = monthlyCostText(estate);
  if (estate.status === ESTATE_CLOSED) {
    column.write(labelOf(estateStatuses, ESTATE_CLOSED) ?? '', {
      size: 54,
      color: colors.muted,
      weight: 'bold',
    });
    column.skip(14);
  } else if (cost) {
    column.write(`${MONTHLY_COST}（${stayText(estate)}）`, { size: 26, color: colors.muted });
    column.write(cost, { size: fittingSize(cost, 54, 'bold'), color: colors.accent, weight: 'bold' });
    column.skip(14);
  }
  const place = estate.station_time_text_min ?? estate.address_detail;
  column.write(place, { size: 29, color: colors.text, maxLines: 2 });
  return column.parts.join('');
}

/** The sign of the site where there is no photograph. */
function drawSign(): string {
  const size = 88;
  const x = (PHOTO_WIDTH - widthOf(brand.name, size, 'bold')) / 2;
  return `<path fill="${colors.primary}" d="${pathOf(brand.name, x, height / 2 + size / 3, size, 'bold')}"/>`;
}

/**
 * The picture of an estate for previews of links: photograph, name, monthly cost and way, as a JPEG. One that is no longer
 * let says so in place of its cost.
 */
export async function drawPreview(estate: PreviewFacts, photo: Buffer | null): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" d="M0 0h${width}v${height}H0z"/><path fill="${colors.tint}" d="M0 0h${PHOTO_WIDTH}v${height}H0z"/>${photo ? '' : drawSign()}${drawTexts(estate)}</svg>`;
  const input = photo && (await sharp(photo).resize(PHOTO_WIDTH, height, { fit: 'cover' }).toBuffer());
  return sharp(Buffer.from(svg))
    .composite(input ? [{ input, left: 0, top: 0 }] : [])
    .flatten({ background: '#fff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
