import { ApiError } from '@gakumado/shared/connection';
import type {
  ContentArea,
  ContentEvent,
  ContentImage,
  ContentPage,
  ContentPrefecture,
  EventCard,
  FaqEntry,
  Topic,
  TopicCard,
} from '../contract/content.ts';

/*
 * Editors and other services fill in items freely, so their fields are checked: a field of the wrong kind counts as
 * absent, and an item that lacks a field its page needs is left out of lists. Valid fields are kept unchanged.
 */

type Item = Readonly<Record<string, unknown>>;

const asItem = (value: unknown): Item => (typeof value === 'object' && value !== null ? { ...value } : {});

/** The item that a page is about; throws {@link ApiError} where it cannot be shown, as if there had been no answer. */
export function readOne<T>(item: unknown, read: (item: unknown) => T | null): T {
  const found = read(item);
  if (found === null) throw new ApiError(0, 'コンテンツを読み込めませんでした。');
  return found;
}

/** The items of a list that can be shown. */
export const readAll = <T>(items: readonly unknown[], read: (item: unknown) => T | null): T[] =>
  items.map(read).filter((item) => item !== null);

export function readEventCard(value: unknown): EventCard | null {
  const item = asItem(value);
  const [id, title] = [idOf(item), text(item, 'title')];
  if (id === undefined || title === undefined) return null;
  return {
    id,
    title,
    description: text(item, 'description') ?? '',
    ...given('revisedAt', moment(item, 'revisedAt')),
    ...given('starts_at', moment(item, 'starts_at')),
    ...given('ends_at', moment(item, 'ends_at')),
    ...given('eyecatch', image(item, 'eyecatch')),
  };
}

export function readEvent(value: unknown): ContentEvent | null {
  const card = readEventCard(value);
  return card && { ...card, body: text(asItem(value), 'body') ?? '' };
}

export function readTopicCard(value: unknown): TopicCard | null {
  const item = asItem(value);
  const [id, title, pref_cd] = [idOf(item), text(item, 'title'), item['pref_cd']];
  if (id === undefined || title === undefined || typeof pref_cd !== 'number') return null;
  return {
    id,
    title,
    pref_cd,
    ...given('publishedAt', moment(item, 'publishedAt')),
    ...given('category', text(item, 'category')),
    ...given('summary', text(item, 'summary')),
    ...given('eyecatch', image(item, 'eyecatch')),
  };
}

export function readTopic(value: unknown): Topic | null {
  const card = readTopicCard(value);
  const item = asItem(value);
  return (
    card && { ...card, ...given('revisedAt', moment(item, 'revisedAt')), body: text(item, 'body') ?? '' }
  );
}

export function readPage(value: unknown): ContentPage | null {
  const item = asItem(value);
  const [id, title, body] = [idOf(item), text(item, 'title'), text(item, 'body')];
  if (id === undefined || title === undefined || body === undefined) return null;
  return {
    id,
    title,
    body,
    description: text(item, 'description') ?? '',
    createdAt: moment(item, 'createdAt') ?? '',
    updatedAt: moment(item, 'updatedAt') ?? '',
    ...given('publishedAt', moment(item, 'publishedAt')),
    ...given('revisedAt', moment(item, 'revisedAt')),
    ...given('eyecatch', image(item, 'eyecatch')),
    ...given('place_name', text(item, 'place_name')),
    ...given('lat', degrees(item, 'lat')),
    ...given('lon', degrees(item, 'lon')),
  };
}

export function readFaqEntry(value: unknown): FaqEntry | null {
  const item = asItem(value);
  const [id, category, question] = [idOf(item), text(item, 'category'), text(item, 'question')];
  const answer = text(item, 'answer');
  if (id === undefined || category === undefined || question === undefined || answer === undefined)
    return null;
  return { id, category, question, answer, is_top: item['is_top'] === true };
}

/** The name of a region, for its slug. */
export function readArea(value: unknown): Pick<ContentArea, 'name' | 'name_other'> | null {
  const item = asItem(value);
  const [name, name_other] = [text(item, 'name'), text(item, 'name_other')];
  return name && name_other ? { name, name_other } : null;
}

/** The name of a prefecture, for its id. */
export function readPrefecture(
  value: unknown,
): Pick<ContentPrefecture, 'prefecture_id' | 'name_kana'> | null {
  const item = asItem(value);
  const [prefecture_id, name_kana] = [item['prefecture_id'], text(item, 'name_kana')];
  return typeof prefecture_id === 'number' && name_kana ? { prefecture_id, name_kana } : null;
}

/** The id and title of an item in a list of contents; null without either. */
export function readTitle(value: unknown): { id: string; title: string } | null {
  const item = asItem(value);
  const [id, title] = [idOf(item), text(item, 'title')];
  return id !== undefined && title ? { id, title } : null;
}

/** An optional field, left out where it has no value. */
const given = <Name extends string, T>(name: Name, value: T | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [name in Name]?: T };

/** Addresses are made of ids. */
const idOf = (item: Item) => {
  const id = text(item, 'id');
  return id !== undefined && /^[\w-]{1,100}$/.test(id) ? id : undefined;
};

function text(item: Item, name: string): string | undefined {
  const value = item[name];
  return typeof value === 'string' ? value : undefined;
}

function moment(item: Item, name: string): string | undefined {
  const value = text(item, name);
  return value === undefined || Number.isNaN(Date.parse(value)) ? undefined : value;
}

function degrees(item: Item, name: string): number | undefined {
  const value = item[name];
  return typeof value === 'number' && Math.abs(value) <= 180 ? value : undefined;
}

const isLength = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value < 100_000;

/** A picture of this site or of another one by https, with its size. */
function image(item: Item, name: string): ContentImage | undefined {
  const { url, width, height } = asItem(item[name]);
  const isAddress = typeof url === 'string' && /^(?:\/(?![/\\])|https:\/\/)/.test(url);
  return isAddress && isLength(width) && isLength(height) ? { url, width, height } : undefined;
}
