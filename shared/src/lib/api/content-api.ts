import { getContentItem, getContentList } from '@gakumado/shared/connection';
import type { ContentListing } from '@gakumado/shared/connection';
import {
  CONTENT_SIZE_MAX,
  MAIL_FORMS_ENDPOINT,
  PAGE_SIZE,
  findPrefectureName,
  prefectureIdsOfArea,
  regions,
} from '@gakumado/shared/vocabulary';
import type { AreaSlug } from '@gakumado/shared/vocabulary';
import { allPages } from './all-pages.ts';
import type {
  ContentArea,
  ContentEvent,
  ContentMailForm,
  ContentPage,
  ContentPrefecture,
  EventCard,
  FaqEntry,
  Topic,
  TopicCard,
} from '../contract/content.ts';
import {
  readAll,
  readEvent,
  readArea,
  readEventCard,
  readFaqEntry,
  readOne,
  readPage,
  readPrefecture,
  readTitle,
  readTopic,
  readTopicCard,
} from './read-content.ts';

/** The service's endpoint for topics carries the product's name (specification, section 7). */
const TOPICS = 'topics_gakumado';
const CARD_FIELDS = 'id,publishedAt,title,pref_cd,category,summary,eyecatch';

export interface TopicCondition {
  areaSlug?: AreaSlug | undefined;
  prefId?: number | undefined;
  category?: string | undefined;
  /** These topics alone. */
  ids?: readonly string[] | undefined;
  /** Id of a topic to leave out: the one that is being read. */
  exceptId?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** The one item that a page is about, read by `read`; null where the service does not have it. */
async function findItem<T>(
  read: (item: unknown) => T | null,
  ...call: Parameters<typeof getContentItem>
): Promise<T | null> {
  const item = await getContentItem<unknown>(...call);
  return item === null ? null : readOne(item, read);
}

/** The items of a list that can be shown, each read by `read`. */
async function listItems<T>(
  read: (item: unknown) => T | null,
  ...call: Parameters<typeof getContentList>
): Promise<ContentListing<T>> {
  const listing = await getContentList<unknown>(...call);
  return { ...listing, contents: readAll(listing.contents, read) };
}

/** Topics, newest first; without a condition those of the whole country. */
export function listTopics(
  condition: TopicCondition = {},
  signal?: AbortSignal,
): Promise<ContentListing<TopicCard>> {
  const { page = 1, limit = PAGE_SIZE } = condition;
  const filters = topicFilters(condition);
  return listItems(
    readTopicCard,
    TOPICS,
    {
      orders: '-publishedAt',
      limit,
      offset: (page - 1) * limit,
      fields: CARD_FIELDS,
      ...(filters ? { filters } : {}),
      ...(condition.ids ? { ids: condition.ids.join(',') } : {}),
    },
    signal,
  );
}

function topicFilters({ areaSlug, prefId, category, exceptId }: TopicCondition): string {
  const places = prefId !== undefined ? [prefId] : areaSlug ? prefectureIdsOfArea(areaSlug) : [];
  const place = places.map((id) => `pref_cd[equals]${id}`).join('[or]');
  const parts = [
    place && `(${place})`,
    category && `category[equals]${category}`,
    exceptId && `id[not_equals]${exceptId}`,
  ];
  return parts.filter(Boolean).join('[and]');
}

/** One published topic, or null for an unknown id. */
export function findTopic(id: string, signal?: AbortSignal): Promise<Topic | null> {
  return findItem(readTopic, TOPICS, id, {}, signal);
}

/**
 * The draft that `draftKey` opens, of a new topic or of changes to a published one; null without one. To a wrong key the
 * service answers the published topic where there is one, so what equals that is no draft.
 */
export async function findTopicDraft(
  id: string,
  draftKey: string,
  signal?: AbortSignal,
): Promise<Topic | null> {
  if (draftKey === '') return null;
  const [opened, published] = await Promise.all([
    getContentItem<unknown>(TOPICS, id, { draftKey }, signal),
    getContentItem<unknown>(TOPICS, id, {}, signal),
  ]);
  if (opened === null || JSON.stringify(opened) === JSON.stringify(published)) return null;
  return readOne(opened, readTopic);
}

/** All questions, by category; none and `isFailed` when the service did not answer for all of them. */
export async function listFaq(
  signal?: AbortSignal,
): Promise<Pick<ContentListing<FaqEntry>, 'contents' | 'isFailed'>> {
  let isFailed = false;
  const contents = await allPages(async (page) => {
    const offset = (page - 1) * CONTENT_SIZE_MAX;
    const query = { orders: 'sort_no', limit: CONTENT_SIZE_MAX, offset };
    const listing = await getContentList<unknown>('faq', query, signal);
    isFailed ||= listing.isFailed;
    return { result: listing.contents, total_count: listing.totalCount };
  });
  return { contents: isFailed ? [] : readAll(contents, readFaqEntry), isFailed };
}

/** The eight regions in their order, as the service names them; where it does not, by the site's own names. */
export async function listAreas(signal?: AbortSignal): Promise<ContentArea[]> {
  const { contents } = await listItems(
    readArea,
    'area',
    { orders: 'area_id', limit: CONTENT_SIZE_MAX },
    signal,
  );
  return regions.map(({ slug, name }, index) => ({
    area_id: index + 1,
    name_other: slug,
    name: contents.find(({ name_other }) => name_other === slug)?.name ?? name,
  }));
}

/** All prefectures in id order, as the service names them; where it does not, by the site's own names. */
export async function listContentPrefectures(signal?: AbortSignal): Promise<ContentPrefecture[]> {
  const { contents } = await listItems(
    readPrefecture,
    'prefecture',
    { orders: 'prefecture_id', limit: CONTENT_SIZE_MAX },
    signal,
  );
  return regions
    .flatMap(({ prefectureIds }, index) =>
      prefectureIds.map((prefecture_id) => {
        const own = findPrefectureName(prefecture_id);
        const named = contents.find((prefecture) => prefecture.prefecture_id === prefecture_id);
        return {
          prefecture_id,
          area_cd: index + 1,
          name: own?.slug ?? '',
          name_kana: named?.name_kana ?? own?.name ?? '',
        };
      }),
    )
    .toSorted((one, other) => one.prefecture_id - other.prefecture_id);
}

/** A page of text (`privacy`, `policy`, `company`, `guide`), or null. */
export function findContentPage(id: string, signal?: AbortSignal): Promise<ContentPage | null> {
  return findItem(readPage, 'pages', id, {}, signal);
}

/** The pages of text by name. */
export function listPageTitles(
  signal?: AbortSignal,
): Promise<ContentListing<Pick<ContentPage, 'id' | 'title'>>> {
  return listItems(readTitle, 'pages', { fields: 'id,title', limit: CONTENT_SIZE_MAX }, signal);
}

/** The forms of the site by name. */
export function listMailFormNames(
  signal?: AbortSignal,
): Promise<ContentListing<Pick<ContentMailForm, 'id' | 'title'>>> {
  return listItems(readTitle, MAIL_FORMS_ENDPOINT, { fields: 'id,title', limit: CONTENT_SIZE_MAX }, signal);
}

const EVENTS = 'event';
const EVENT_CARD_FIELDS = 'id,title,description,revisedAt,starts_at,ends_at,eyecatch';

/** Campaigns in their order: all of them with the pages below them, or those of the first level alone. */
export function listEvents(
  { isTop, page = 1 }: { isTop?: boolean; page?: number } = {},
  signal?: AbortSignal,
): Promise<ContentListing<EventCard>> {
  const query = {
    orders: 'sort_no',
    limit: CONTENT_SIZE_MAX,
    offset: (page - 1) * CONTENT_SIZE_MAX,
    fields: EVENT_CARD_FIELDS,
    ...(isTop ? { filters: 'parent[not_exists]' } : {}),
  };
  return listItems(readEventCard, EVENTS, query, signal);
}

/** A campaign by the names in its address, or null. */
export function findEvent(names: readonly string[], signal?: AbortSignal): Promise<ContentEvent | null> {
  return findItem(readEvent, EVENTS, idOfEvent(names), {}, signal);
}

/** The campaigns that one at these names is below, and those right below it, in their order. */
export function listEventRelatives(
  names: readonly string[],
  signal?: AbortSignal,
): Promise<ContentListing<EventCard>> {
  const above = names.slice(1).map((_, index) => `id[equals]${idOfEvent(names.slice(0, index + 1))}`);
  const filters = [...above, `parent[equals]${idOfEvent(names)}`].join('[or]');
  const query = { orders: 'sort_no', limit: CONTENT_SIZE_MAX, fields: EVENT_CARD_FIELDS, filters };
  return listItems(readEventCard, EVENTS, query, signal);
}

const idOfEvent = (names: readonly string[]) => names.join('--');

/** A form of the site by its name, with its items and texts, or null. */
export function findMailForm(name: string, signal?: AbortSignal): Promise<ContentMailForm | null> {
  return getContentItem(MAIL_FORMS_ENDPOINT, name, {}, signal);
}
