import { loggedFields } from '@gakumado/shared/search-fields';

/** Parameters that are kept: ids, amounts and words out of fixed sets. Free text could be anything of a person. */
const knownParams = new Set<string>([
  ...loggedFields,
  ...'page sort step tab area campus_id shopId estateId inquiryContentsId isVisit isVideo fromEstate'.split(
    ' ',
  ),
  ...'utm_source utm_medium utm_campaign'.split(' '),
]);

const PLAIN = /^[\w.,:-]{1,100}$/;

/** A row of digits as long as a telephone number, or a mail address. */
const isPersonal = (text: string) => text.includes('@') || /\d{9}/.test(text.replaceAll(/[-.\s]/g, ''));

const PATH_MAX = 300;

const BASE = 'https://site.invalid';

/**
 * The segment after `keyword` in a path is a visitor's text. It is not kept, nor is any other segment that is not
 * plain.
 */
function reducePath(pathname: string): string {
  const segments = pathname.split('/');
  return segments
    .map((segment, n) =>
      segment === '' || (PLAIN.test(segment) && !isPersonal(segment) && segments[n - 1] !== 'keyword')
        ? segment
        : '-',
    )
    .join('/')
    .slice(0, PATH_MAX);
}

/** Path and known parameters of a page of this site; '/' where the address cannot be read. */
export function reducePagePath(address: string): string {
  const url = URL.parse(address, BASE);
  if (!url) return '/';
  const query = [...url.searchParams]
    .filter(([key, value]) => knownParams.has(key) && PLAIN.test(value) && !isPersonal(value))
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
    .slice(0, PATH_MAX);
  return query === '' ? reducePath(url.pathname) : `${reducePath(url.pathname)}?${query}`;
}

/** A page of this site as its path, another site as its origin alone, '' for an unreadable address. */
export function reduceReferrer(address: string | undefined, host: string): string {
  const url = address ? URL.parse(address, BASE) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  return url.origin === BASE || url.host === host ? reducePagePath(url.pathname + url.search) : url.origin;
}

/** Flat values of plain names, without texts that could be a mail address, a telephone number or a sentence. */
export function reduceParams(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).filter(([key, value]) => {
      if (!/^[a-z][a-z0-9_]{0,39}$/.test(key)) return false;
      if (typeof value === 'number') return Math.abs(value) < 1e8;
      if (typeof value === 'string') return PLAIN.test(value) && !isPersonal(value);
      return typeof value === 'boolean';
    }),
  );
}
