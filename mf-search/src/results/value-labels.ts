/** Names of the values that the API counts by number (contract, section 1). */

interface ValueLabel {
  value: number;
  label: string;
}

export const mealTypes: readonly ValueLabel[] = [
  { value: 1, label: '朝夕付き（家賃に込み）' },
  { value: 2, label: '朝夕付き（選択制）' },
  { value: 3, label: '朝食のみ' },
  { value: 4, label: '夕食のみ' },
  { value: 0, label: '食事なし' },
];

export const genderTypes: readonly ValueLabel[] = [
  { value: 0, label: '男女とも入居可' },
  { value: 1, label: '女性専用' },
  { value: 2, label: '男性専用' },
  { value: 3, label: 'フロア別' },
];

export const vacancies: readonly ValueLabel[] = [
  { value: 1, label: '空室あり' },
  { value: 2, label: '春入居の予約受付中' },
  { value: 3, label: '残り1～2室' },
  { value: 5, label: 'キャンセル待ち受付中' },
  { value: 4, label: '満室' },
];

export const transfersLabel = (transfers: number) =>
  transfers === 0 ? '乗換なし' : `乗換${transfers}回まで`;

export const withinMinutes = (minutes: number) => `${minutes}分以内`;

export const ageLabel = (years: number) => `築${years}年以内`;

export const layoutLabel = (layout: string) => (layout === '2DK+' ? '2DK以上' : layout);

/** Offered limits; an address may hold any that the API takes. */
export const commuteChoices = [10, 15, 20, 30, 45, 60] as const;
export const transfersChoices = [0, 1, 2, 3] as const;

/** Offered limits in ascending order, with the one that is asked for. */
export const withAsked = (choices: readonly number[], asked: number | undefined): readonly number[] =>
  asked === undefined || choices.includes(asked) ? choices : [...choices, asked].toSorted((a, b) => a - b);
