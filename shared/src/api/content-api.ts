import { getContentItem, getContentList } from '@gakumado/shared/connection';
import type { ContentListing } from '@gakumado/shared/connection';
import {
  CONTENT_SIZE_MAX,
  MAIL_FORMS_ENDPOINT,
  PAGE_SIZE,
  prefectureIdsOfArea,
} from '@gakumado/shared/vocabulary';
import type { AreaSlug } from '@gakumado/shared/vocabulary';
import { allPages } from './all-pages.ts';
import type {
  ContentArea,
  ContentEvent,
  ContentMailForm,
  ContentPage,
  ContentPrefecture,
  FaqEntry,
  Topic,
  TopicCard,
} from '../contract/content.ts';

/** The service's endpoint for topics carries the product's name (specification, section 7). */
const TOPICS = 'topics_gakumado';
const CARD_FIELDS = 'id,publishedAt,title,pref_cd,category,summary,eyecatch';

export interface TopicCondition {
  areaSlug?: AreaSlug | undefined;
  prefId?: number | undefined;
  /** Id of a topic to leave out: the one that is being read. */
  exceptId?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** Topics, newest first; without a condition those of the whole country. */
export function listTopics(
  condition: TopicCondition = {},
  signal?: AbortSignal,
): Promise<ContentListing<TopicCard>> {
  const { page = 1, limit = PAGE_SIZE } = condition;
  const filters = topicFilters(condition);
  return getContentList(
    TOPICS,
    {
      orders: '-publishedAt',
      limit,
      offset: (page - 1) * limit,
      fields: CARD_FIELDS,
      ...(filters ? { filters } : {}),
    },
    signal,
  );
}

function topicFilters({ areaSlug, prefId, exceptId }: TopicCondition): string {
  const places = prefId !== undefined ? [prefId] : areaSlug ? prefectureIdsOfArea(areaSlug) : [];
  const place = places.map((id) => `pref_cd[equals]${id}`).join('[or]');
  const parts = [place && `(${place})`, exceptId && `id[not_equals]${exceptId}`];
  return parts.filter(Boolean).join('[and]');
}

/** One published topic, or null for an unknown id. */
export function findTopic(id: string, signal?: AbortSignal): Promise<Topic | null> {
  return getContentItem(TOPICS, id, {}, signal);
}

/** All questions, by category; none and `isFailed` when the service did not answer for all of them. */
export async function listFaq(
  signal?: AbortSignal,
): Promise<Pick<ContentListing<FaqEntry>, 'contents' | 'isFailed'>> {
  let isFailed = false;
  const contents = await allPages(async (page) => {
    const offset = (page - 1) * CONTENT_SIZE_MAX;
    const query = { orders: 'sort_no', limit: CONTENT_SIZE_MAX, offset };
    const listing = await getContentList<FaqEntry>('faq', query, signal);
    isFailed ||= listing.isFailed;
    return { result: listing.contents, total_count: listing.totalCount };
  });
  return { contents: isFailed ? [] : contents, isFailed };
}

/** The eight regions in their order. */
export function listAreas(signal?: AbortSignal): Promise<ContentListing<ContentArea>> {
  return getContentList('area', { orders: 'area_id', limit: CONTENT_SIZE_MAX }, signal);
}

/** Prefectures in id order; of one region when `areaId` (1 to 8) is given. */
export function listContentPrefectures(
  areaId?: number,
  signal?: AbortSignal,
): Promise<ContentListing<ContentPrefecture>> {
  const query = { orders: 'prefecture_id', limit: CONTENT_SIZE_MAX };
  return getContentList(
    'prefecture',
    areaId === undefined ? query : { ...query, filters: `area_cd[equals]${areaId}` },
    signal,
  );
}

/** A page of text (`privacy`, `policy`, `company`, `guide`), or null. */
export function findContentPage(id: string, signal?: AbortSignal): Promise<ContentPage | null> {
  return getContentItem('pages', id, {}, signal);
}

/** A campaign by the parts of its address, or null. */
export function findEvent(names: readonly string[], signal?: AbortSignal): Promise<ContentEvent | null> {
  return getContentItem('event', names.join('--'), { fields: 'id,title' }, signal);
}

/** A form of the site by its name, with its items and texts, or null. */
export function findMailForm(name: string, signal?: AbortSignal): Promise<ContentMailForm | null> {
  return getContentItem(MAIL_FORMS_ENDPOINT, name, {}, signal);
}
