import { isAreaSlug } from '@gakumado/shared/vocabulary';
import type { AreaSlug } from '@gakumado/shared/vocabulary';
import { paths } from '@gakumado/shared/paths';

/** The list in the address: a region (or the whole country) and a page. */
export interface TopicListCondition {
  areaSlug?: AreaSlug;
  page: number;
}

/** Pages further than this do not exist; the content service refuses offsets beyond reason. */
const MAX_PAGE = 9999;

/** Reads `?area=` and `?page=`. Unreadable values count as not given. */
export function readTopicCondition(query: URLSearchParams): TopicListCondition {
  const area = query.get('area');
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { ...(isAreaSlug(area) ? { areaSlug: area } : {}), page: Math.min(page, MAX_PAGE) };
}

/** The address of a list; the first page carries no number. */
export function topicListPath({ areaSlug, page }: TopicListCondition): string {
  const base = areaSlug ? paths.topicsInArea(areaSlug) : paths.topics();
  if (page === 1) return base;
  return `${base}${areaSlug ? '&' : '?'}page=${page}`;
}
