import { campusLabel, findPrefectureName, fullStationName } from '@gakumado/shared/vocabulary';
import { campusesOfMeaning } from './meaning.ts';
import type { Meaning } from './meaning.ts';
import { prefecturesOf } from './thing.ts';

const prefectureName = (id: number | undefined) =>
  id === undefined ? '' : (findPrefectureName(id)?.name ?? '');

/** The label of a meaning on the page. */
export function labelOfMeaning(meaning: Meaning): string {
  const { thing, part } = meaning;
  const [campus] = campusesOfMeaning(meaning);
  if (part?.kind === 'faculty' && thing.kind === 'school') return `${thing.row.school_name} ${part.name}`;
  if (thing.kind === 'faculty') return `${thing.school.school_name} ${thing.name}`.trim();
  if (campus) return campusLabel(campus);
  switch (thing.kind) {
    case 'station':
      return fullStationName(thing.row.station_name);
    case 'town':
      return `${thing.city_name}${thing.name}`;
    case 'zip':
      return `〒${thing.zip_code.slice(0, 3)}-${thing.zip_code.slice(3)}（${thing.towns[0]?.city_name ?? ''}${thing.towns.length === 1 ? thing.towns[0]?.name : ''}）`;
    case 'line':
    case 'prefecture':
    case 'city':
    case 'condition':
      return thing.name;
    default:
      return '';
  }
}

/** Words that mean this thing and no other: 東京都 三田駅, 兵庫県 三田市. */
export function plainWords(meaning: Meaning): string {
  const { thing, part } = meaning;
  const [pref] = prefecturesOf(thing);
  const name = labelOfMeaning(part?.kind === 'faculty' ? { ...meaning } : meaning);
  if (thing.kind === 'prefecture' || campusesOfMeaning(meaning).length > 0) return name;
  return `${prefectureName(pref)} ${name}`;
}

/** A place with its prefecture, where the name does not say it. */
export function labelWithPlace(meaning: Meaning): string {
  const { thing } = meaning;
  const name = labelOfMeaning(meaning);
  if (thing.kind === 'prefecture' || thing.kind === 'condition' || campusesOfMeaning(meaning).length > 0)
    return name;
  return `${name}（${prefectureName(prefecturesOf(thing)[0])}）`;
}
