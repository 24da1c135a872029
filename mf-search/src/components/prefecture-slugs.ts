/** Slugs of the 47 prefectures in the order of their ids, so that an address names one without a call. */
const slugs =
  'hokkaido aomori iwate miyagi akita yamagata fukushima ibaraki tochigi gunma saitama chiba tokyo kanagawa niigata ' +
  'toyama ishikawa fukui yamanashi nagano gifu shizuoka aichi mie shiga kyoto osaka hyogo nara wakayama tottori ' +
  'shimane okayama hiroshima yamaguchi tokushima kagawa ehime kochi fukuoka saga nagasaki kumamoto oita miyazaki ' +
  'kagoshima okinawa';

const slugById = slugs.split(' ');
const idBySlug = new Map(slugById.map((slug, index) => [slug, index + 1]));

/** The id (1 to 47) of a slug such as `tokyo`; null for any other word. */
export const prefIdOfSlug = (slug: string | undefined): number | null => idBySlug.get(slug ?? '') ?? null;

/** The slug of an id; undefined outside 1 to 47. */
export const slugOfPrefId = (prefId: number): string | undefined => slugById[prefId - 1];
