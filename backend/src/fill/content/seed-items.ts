import { markdownToHtml } from './markdown.ts';
import { readMailForms } from './read-mail-forms.ts';
import { withPictureSizes } from './picture-sizes.ts';
import { required, toContentDate } from './seed-document.ts';
import type { SeedDocument } from './seed-document.ts';
import { readDocuments, readEyecatches, readJson } from './seed-files.ts';
import type { Eyecatch } from './seed-files.ts';
import { FIRST_DAY, fromDocument, idOf, toItem } from './seed-item.ts';
import type { SeedItem } from './seed-item.ts';

/** Everything under seed/content/ as items; throws with the file's name when a file is wrong. */
export async function readSeedItems(): Promise<SeedItem[]> {
  const eyecatches = await readEyecatches();
  const parts = await Promise.all([
    readRecords('areas.json', 'area', (record) => String(record['name_other'])),
    readRecords('prefectures.json', 'prefecture', (record) => String(record['prefecture_id'])),
    readRecords('topic-categories.json', 'topic_category', (record) => String(record['slug'])),
    readTopics(eyecatches),
    readFaq(),
    readPages(eyecatches),
    readEvents(eyecatches),
    readShopIntroductions(),
    readMailForms(),
  ]);
  return parts.flat();
}

async function readRecords(
  file: string,
  endpoint: string,
  idOfRecord: (record: Record<string, unknown>) => string,
): Promise<SeedItem[]> {
  const records = await readJson<Record<string, unknown>[]>(file);
  return records.map((record) => toItem(endpoint, idOfRecord(record), record, { day: FIRST_DAY }));
}

async function readTopics(eyecatches: Map<string, Eyecatch>): Promise<SeedItem[]> {
  const documents = await readDocuments('topics');
  return documents.map((document) =>
    fromDocument('topics_gakumado', document, {
      title: required(document, 'title'),
      pref_cd: Number(required(document, 'pref_cd')),
      area_cd: Number(required(document, 'area_cd')),
      category: required(document, 'category'),
      summary: required(document, 'summary'),
      eyecatch: eyecatchOf(document, eyecatches),
      body: withPictureSizes(markdownToHtml(document.text), eyecatches, document.name),
    }),
  );
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

async function readPages(eyecatches: Map<string, Eyecatch>): Promise<SeedItem[]> {
  const documents = await readDocuments('pages');
  return documents.map((document) => {
    const page = pageOf(document);
    return fromDocument('pages', document, {
      ...page,
      body: withPictureSizes(page.body, eyecatches, document.name),
      ...(document.fields.has('eyecatch') ? { eyecatch: eyecatchOf(document, eyecatches) } : {}),
      ...placeOf(document),
    });
  });
}

/** The place that the page's map shows, for a page with one. */
function placeOf(document: SeedDocument) {
  if (!document.fields.has('place_name')) return {};
  const [lat, lon] = ['lat', 'lon'].map((key) => Number(required(document, key)));
  return { place_name: required(document, 'place_name'), lat, lon };
}

/** A campaign, or a page below one: the file `rakusearch/s_videocall.md` is `/event/rakusearch/s_videocall/`. */
async function readEvents(eyecatches: Map<string, Eyecatch>): Promise<SeedItem[]> {
  const documents = await readDocuments('events');
  const ids = new Set(documents.map(idOf));
  return documents.map((document) => {
    const parent = idOf(document).split('--').slice(0, -1).join('--');
    if (parent !== '' && !ids.has(parent)) throw new Error(`${document.name}: there is no ${parent}`);
    return fromDocument('event', document, {
      ...pageOf(document),
      path: `/event/${idOf(document).replaceAll('--', '/')}/`,
      ...(parent === '' ? {} : { parent }),
      sort_no: Number(required(document, 'sort_no')),
      ...momentOf(document, 'starts_at', '00:00:00'),
      ...momentOf(document, 'ends_at', '23:59:59'),
      eyecatch: eyecatchOf(document, eyecatches),
    });
  });
}

/** The text with which a shop introduces itself; the sample shops have theirs from the same files. */
async function readShopIntroductions(): Promise<SeedItem[]> {
  const documents = await readDocuments('shops');
  return documents.map((document) =>
    fromDocument('shop_introduction', document, {
      shop_name: required(document, 'shop_name'),
      title: required(document, 'title'),
      message: markdownToHtml(document.text),
    }),
  );
}

function pageOf(document: SeedDocument) {
  return {
    title: required(document, 'title'),
    description: required(document, 'description'),
    body: markdownToHtml(document.text),
  };
}

function eyecatchOf(document: SeedDocument, eyecatches: Map<string, Eyecatch>): Eyecatch {
  const file = required(document, 'eyecatch');
  const eyecatch = eyecatches.get(file);
  if (!eyecatch) throw new Error(`${document.name}: there is no picture ${file}`);
  return eyecatch;
}

/** A day of the front matter as a moment in Japan; absent without a day. */
function momentOf(document: SeedDocument, key: string, time: string): Record<string, string> {
  const day = document.fields.get(key);
  return day ? { [key]: toContentDate(day, document.name, time) } : {};
}
