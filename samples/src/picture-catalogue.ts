import { readFile } from 'node:fs/promises';

/** The places from which a home of a series is pictured, in the order in which they are shown (series_captions.py). */
export const VIEWS = ['door', 'window', 'desk', 'kitchen', 'bath', 'entrance'] as const;
export type View = (typeof VIEWS)[number];

export interface Picture {
  file: string;
  kind: 'room' | 'exterior' | 'common';
  width: number;
  height: number;
  caption: string;
  /** The picture that this one varies (samples/pictures/vary.py). */
  varies?: string;
  /** The home that this is a view of (samples/pictures/catalog_series.py); its views come together or not at all. */
  series?: string;
  view?: View;
  tags: {
    layout?: string;
    mats?: number;
    furnished?: boolean;
    floor?: 'flooring' | 'tatami';
    floors?: number;
    structure?: string;
    type?: 'mansion' | 'apartment' | 'hall';
    space?: string;
    bath?: 'unit' | 'separate';
    burners?: number;
    closet?: boolean;
    fridge?: boolean;
    kitchen?: 'room' | 'hall';
  };
}

const CATALOGUE = new URL('../../backend/seed/pictures/pictures.json', import.meta.url);

export async function readPictures(): Promise<Picture[]> {
  return JSON.parse(await readFile(CATALOGUE, 'utf8')) as Picture[];
}

/** A picture and its variations show one room or house; the views of a series show one home. */
export const subjectOf = ({ file, varies, series }: Picture): string => series ?? varies ?? file;

/**
 * Hands out the picture among those offered that was used longest ago, so that neighbours differ. `avoid` names subjects.
 */
export function createRotation(): (
  offers: { picture: Picture; penalty: number }[],
  avoid?: ReadonlySet<string>,
) => Picture | undefined {
  const lastUsed = new Map<string, number>();
  let clock = 0;
  return (offers, avoid = new Set()) => {
    clock += 1;
    let best: Picture | undefined;
    let bestScore = -Infinity;
    for (const { picture, penalty } of offers) {
      if (avoid.has(subjectOf(picture))) continue;
      const ageOf = (name: string, most: number) => Math.min(clock - (lastUsed.get(name) ?? -most), most);
      // A variation of what was seen a moment ago looks too much like it.
      const age = ageOf(picture.file, 40) + 3 * ageOf(subjectOf(picture), 8);
      const score = age - penalty * 8;
      if (score > bestScore) [best, bestScore] = [picture, score];
    }
    if (best) lastUsed.set(best.file, clock).set(subjectOf(best), clock);
    return best;
  };
}
