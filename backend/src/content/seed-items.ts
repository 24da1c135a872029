import { readdir, readFile } from 'node:fs/promises';
import { foldText } from './content-query.ts';
import { markdownToHtml } from './markdown.ts';
import { parseSeedDocument, required, toContentDate } from './seed-document.ts';
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

const seedDirectory = new URL('../../seed/', import.meta.url);
const contentDirectory = new URL('content/', seedDirectory);

/** Date of the items that carry none of their own: areas and prefectures. */
const FIRST_DAY = '2026-01-05';

/** Everything under seed/content/ as items; throws with the file's name when a file is wrong. */
export async function readSeedItems(): Promise<SeedItem[]> {
  const [areas, prefectures, topics, faq, pages, events] = await Promise.all([
    readRecords('areas.json', 'area', (record) => String(record['name_other'])),
    readRecords('prefectures.json', 'prefecture', (record) => String(record['prefecture_id'])),
    readTopics(),
    readFaq(),
    readPages('pages', 'pages'),
    readPages('events', 'event'),
  ]);
  return [...areas, ...prefectures, ...topics, ...faq, ...pages, ...events];
}

async function readRecords(
  file: string,
  endpoint: string,
  idOf: (record: Record<string, unknown>) => string,
) {
  const records: Record<string, unknown>[] = JSON.parse(
    await readFile(new URL(file, contentDirectory), 'utf8'),
  );
  return records.map((record) => toItem(endpoint, idOf(record), record, { day: FIRST_DAY }));
}

async function readTopics(): Promise<SeedItem[]> {
  const [documents, pictures] = await Promise.all([readDocuments('topics'), readPictures()]);
  return documents.map((document) => {
    const file = required(document, 'eyecatch');
    const picture = pictures.get(file);
    if (!picture) throw new Error(`${document.name}: there is no picture ${file}`);
    return fromDocument('topics_gakumado', document, {
      title: required(document, 'title'),
      pref_cd: Number(required(document, 'pref_cd')),
      area_cd: Number(required(document, 'area_cd')),
      category: required(document, 'category'),
      summary: required(document, 'summary'),
      eyecatch: { url: `/images/pictures/${file}`, width: picture.width, height: picture.height },
      body: markdownToHtml(document.text),
    });
  });
}

/** A file per category; in it every heading is a question and the text under it the answer. */
async function readFaq(): Promise<SeedItem[]> {
  const documents = await readDocuments('faq');
  return documents.flatMap((document) => {
    const topNumbers = new Set((document.fields.get('top') ?? '').split(',').map(Number));
    const entries = document.text.trim().split(/^## /m).slice(1);
    return entries.map((entry, index) => {
      const [question = '', ...answer] = entry.split('\n');
      const number = index + 1;
      const id = `${idOf(document)}-${String(number).padStart(2, '0')}`;
      const body = {
        category: idOf(document),
        question: question.trim(),
        answer: markdownToHtml(answer.join('\n')),
        sort_no: Number(required(document, 'sort_no')) * 100 + number,
        is_top: topNumbers.has(number),
      };
      return toItem('faq', id, body, { day: required(document, 'publishedAt') });
    });
  });
}

async function readPages(folder: string, endpoint: string): Promise<SeedItem[]> {
  const documents = await readDocuments(folder);
  return documents.map((document) =>
    fromDocument(endpoint, document, {
      title: required(document, 'title'),
      description: required(document, 'description'),
      body: markdownToHtml(document.text),
    }),
  );
}

async function readDocuments(folder: string): Promise<SeedDocument[]> {
  const directory = new URL(`${folder}/`, contentDirectory);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    names.map(async (name) =>
      parseSeedDocument(`${folder}/${name}`, await readFile(new URL(name, directory), 'utf8')),
    ),
  );
}

async function readPictures(): Promise<Map<string, { width: number; height: number }>> {
  const source = await readFile(new URL('pictures/pictures.json', seedDirectory), 'utf8');
  const pictures: { file: string; width: number; height: number }[] = JSON.parse(source);
  return new Map(pictures.map((picture) => [picture.file, picture]));
}

function fromDocument(endpoint: string, document: SeedDocument, body: Record<string, unknown>): SeedItem {
  const day = document.fields.get('publishedAt') ?? null;
  const revised = document.fields.get('revisedAt');
  const draftKey = document.fields.get('draftKey') ?? null;
  if (day === null && draftKey === null)
    throw new Error(`${document.name}: neither publishedAt nor draftKey`);
  return toItem(endpoint, idOf(document), body, { day, revised, draftKey });
}

/** The file's name without folder and ending. */
function idOf(document: SeedDocument): string {
  return document.name.replace(/^.*\//, '').replace(/\.md$/, '');
}

function toItem(
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

/** What `q` looks in: the texts that a reader sees. */
function searchText(body: Record<string, unknown>): string {
  const texts = Object.values(body).filter((value) => typeof value === 'string');
  return foldText(texts.map((value) => value.replace(/<[^>]*>/g, ' ')).join('\n'));
}
