import { readFile } from 'node:fs/promises';

export interface Picture {
  file: string;
  kind: 'room' | 'exterior' | 'common';
  width: number;
  height: number;
  caption: string;
  tags: {
    layout?: string;
    mats?: number;
    furnished?: boolean;
    floor?: 'flooring' | 'tatami';
    floors?: number;
    structure?: string;
    type?: 'mansion' | 'apartment' | 'hall';
    space?: string;
  };
}

const CATALOGUE = new URL('../../backend/seed/pictures/pictures.json', import.meta.url);

export async function readPictures(): Promise<Picture[]> {
  return JSON.parse(await readFile(CATALOGUE, 'utf8')) as Picture[];
}

/** Hands out the picture among those offered that was used longest ago, so that neighbours differ. */
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
      if (avoid.has(picture.file)) continue;
      const age = Math.min(clock - (lastUsed.get(picture.file) ?? -40), 40);
      const score = age - penalty * 8;
      if (score > bestScore) [best, bestScore] = [picture, score];
    }
    if (best) lastUsed.set(best.file, clock);
    return best;
  };
}
