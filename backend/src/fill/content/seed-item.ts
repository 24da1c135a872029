import { textKey } from '@gakumado/shared/texts';
import { toContentDate } from './seed-document.ts';
import type { SeedDocument } from './seed-document.ts';

/** A row of content_item, before it is written. */
export interface SeedItem {
  endpoint: string;
  id: string;
  published_at: string | null;
  draft_key: string | null;
  search_text: string;
  body: Record<string, unknown>;
}

/** Date of the items that carry none of their own: areas, prefectures, categories. */
export const FIRST_DAY = '2026-01-05';

/** An item from a file: published from `publishedAt` on, or a draft that only its `draftKey` shows. */
export function fromDocument(
  endpoint: string,
  document: SeedDocument,
  body: Record<string, unknown>,
): SeedItem {
  const day = document.fields.get('publishedAt') ?? null;
  const revised = document.fields.get('revisedAt');
  const draftKey = document.fields.get('draftKey') ?? null;
  if (day === null && draftKey === null)
    throw new Error(`${document.name}: neither publishedAt nor draftKey`);
  return toItem(endpoint, idOf(document), body, { day, revised, draftKey });
}

/** `topics/201.md` → `201`; a file in a folder of its own carries its name: `event/a/b.md` → `a--b`. */
export function idOf(document: SeedDocument): string {
  const [, ...path] = document.name.replace(/\.md$/, '').split('/');
  return path.join('--');
}

export function toItem(
  endpoint: string,
  id: string,
  body: Record<string, unknown>,
  dates: { day: string | null; revised?: string | undefined; draftKey?: string | null },
): SeedItem {
  const name = `${endpoint}/${id}`;
  const publishedAt = dates.day === null ? null : toContentDate(dates.day, name);
  const createdAt = publishedAt ?? toContentDate(FIRST_DAY, name);
  const updatedAt = dates.revised === undefined ? createdAt : toContentDate(dates.revised, name);
  return {
    endpoint,
    id,
    published_at: publishedAt,
    draft_key: dates.draftKey ?? null,
    search_text: searchText(body),
    body: {
      id,
      createdAt,
      updatedAt,
      ...(publishedAt === null ? {} : { publishedAt, revisedAt: updatedAt }),
      ...body,
    },
  };
}

/** The texts in which `q` searches: those that a reader sees. */
function searchText(body: Record<string, unknown>): string {
  const texts = Object.values(body).filter((value) => typeof value === 'string');
  return texts.map((value) => textKey(value.replace(/<[^>]*>/g, ' '))).join('\n');
}
