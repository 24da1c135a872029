import { OTHER_SPOTS } from './spot-categories.ts';
import type { SpotCategory } from './spot-categories.ts';
import type { Term } from './term.ts';

/** A kind of places around a home or a campus. */
interface PlaceKind extends Term {
  /** The name of its table (`backend/seed/places`). */
  slug: string;
  /** Its `spot_category`. */
  category: SpotCategory;
  /** The kinds under one heading. */
  theme: string;
  /** So few are in the data that a missing one says nothing. */
  isSparse?: true;
}

/** `place_kind` of a spot, in the order in which they are shown. */
export const placeKinds = [
  { value: 1, slug: 'convenience', label: 'コンビニ', category: 1, theme: '買い物' },
  { value: 2, slug: 'supermarket', label: 'スーパー', category: 2, theme: '買い物' },
  { value: 3, slug: 'drugstore', label: '薬局・ドラッグストア', category: OTHER_SPOTS, theme: '買い物' },
  { value: 4, slug: 'variety-store', label: '100円ショップ', category: OTHER_SPOTS, theme: '買い物' },
  { value: 5, slug: 'bookstore', label: '書店', category: 6, theme: '買い物' },
  { value: 6, slug: 'restaurant', label: '飲食店', category: 5, theme: '飲食' },
  { value: 7, slug: 'fast-food', label: 'ファストフード', category: 5, theme: '飲食' },
  { value: 8, slug: 'cafe', label: 'カフェ', category: 5, theme: '飲食' },
  { value: 9, slug: 'hospital', label: '病院・診療所', category: 3, theme: '医療' },
  { value: 10, slug: 'dentist', label: '歯科', category: 3, theme: '医療' },
  { value: 11, slug: 'koban', label: '交番・駐在所', category: 7, theme: '交番・警察' },
  { value: 12, slug: 'police-station', label: '警察署', category: 7, theme: '交番・警察' },
  { value: 13, slug: 'post-office', label: '郵便局', category: 4, theme: '郵便・銀行' },
  { value: 14, slug: 'bank', label: '銀行・信用金庫', category: 4, theme: '郵便・銀行' },
  { value: 15, slug: 'library', label: '図書館', category: OTHER_SPOTS, theme: '公共・暮らし' },
  { value: 16, slug: 'park', label: '公園', category: OTHER_SPOTS, theme: '公共・暮らし' },
  {
    value: 17,
    slug: 'laundry',
    label: 'コインランドリー',
    category: OTHER_SPOTS,
    theme: '公共・暮らし',
    isSparse: true,
  },
  {
    value: 18,
    slug: 'gym',
    label: 'フィットネスジム',
    category: OTHER_SPOTS,
    theme: '公共・暮らし',
    isSparse: true,
  },
] as const satisfies readonly PlaceKind[];

export type PlaceTheme = (typeof placeKinds)[number]['theme'];

/** The nearest place of each kind is looked for within so many metres of road: ten minutes on foot. */
export const SURROUNDINGS_M = 800;

/** Of when the places are. */
export const PLACES_YEARS = '2021年・2022年';

/** How far the places can be trusted, once for each page that shows some. */
export const PLACES_NOTE = `施設の名前と場所は${PLACES_YEARS}のデータです。閉店や移転をしている場合があります。データに載っていないことは、ないことの証拠ではありません。`;

/** Where the places are from, and the page of its licence (ODbL). */
export const PLACES_SOURCE = {
  label: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
};
