import { terms } from './term.ts';

/** The place of a home is in no area that a flood is expected to reach, as far as the data go. */
export const NO_FLOOD = 0;

/** `flood_rank`: the depth of the largest flood that is expected. */
export const floodRanks = terms([
  { value: NO_FLOOD, label: '浸水想定区域のデータにありません' },
  { value: 1, label: '0.5m未満' },
  { value: 2, label: '0.5～3m' },
  { value: 3, label: '3～5m' },
  { value: 4, label: '5～10m' },
  { value: 5, label: '10～20m' },
  { value: 6, label: '20m以上' },
]);

/** `hazards` of a place to flee to: what it protects against. */
export const shelterHazards = terms([
  { value: 1, label: '洪水' },
  { value: 2, label: 'がけ崩れ・土石流' },
  { value: 3, label: '高潮' },
  { value: 4, label: '地震' },
  { value: 5, label: '津波' },
  { value: 6, label: '大規模な火事' },
  { value: 7, label: '内水氾濫' },
  { value: 8, label: '火山現象' },
]);

/** How far the data about dangers can be trusted, once where they stand. */
export const RISKS_NOTE =
  'データの位置と深さはめやすで、「データにありません」は安全を意味しません。実際の備えには、市区町村のハザードマップと重ねるハザードマップをご確認ください。';

/** Of whom the data about dangers and doctors are, with their years. */
export const RISKS_SOURCE =
  '出典：「国土数値情報（洪水浸水想定区域データ）」（国土交通省、2023年度、想定最大規模）、「重ねるハザードマップ」（国土地理院、2023年、駅の位置の値）、「指定緊急避難場所・指定避難所データ」（国土地理院、2025年11月）を加工。';
