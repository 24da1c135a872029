/** Where calls of the sales API are (contract, section 1). */
const CALLS = '/api/v1/user/';

/** The last words of calls that only read. A call that is not known here counts as one that writes. */
const READING_WORDS = new Set([
  'advice',
  'calendar',
  'comparison',
  'detail',
  'interpret',
  'list',
  'reach',
  'rent',
  'streets',
  'suggest',
  'surroundings',
  'undergraduate',
]);

/** Whether the path of a call names one that only reads, so that it may be made twice. All of them are POSTs (contract, section 1). */
export const isReadingCall = (pathname: string): boolean =>
  pathname.startsWith(CALLS) && READING_WORDS.has(pathname.split('/').at(-1)!);
