import { isId } from '@gakumado/shared/vocabulary';

/** The campuses of a result page by its path and query: none, one or two. */
export function campusesOfSearch(path: string | null): number[] {
  const [pathname = '', query = ''] = (path ?? '').split('?', 2);
  const first = /^\/search\/school\/pref_id:\d+\/school_id:(\d{1,10})\//.exec(pathname)?.[1];
  if (first === undefined) return [];
  const second = new URLSearchParams(query).get('second_school_id') ?? '';
  return [...new Set([first, second].filter((text) => /^\d{1,10}$/.test(text)).map(Number))].filter(isId);
}
