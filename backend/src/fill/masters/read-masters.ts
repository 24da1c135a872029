import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { areaSlugs } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { markdownToHtml } from '../content/markdown.ts';
import { parseSeedDocument } from '../content/seed-document.ts';
import { findFile } from '../../platform/find-file.ts';

/** A day of Japan, as its midnight there: `2026-11-01` → `2026-11-01T00:00:00+09:00`. */
const day = z.iso.date().transform((text) => `${text}T00:00:00+09:00`);
const optionalDay = day.nullish().transform((moment) => moment ?? null);
const area = z
  .enum(areaSlugs)
  .nullish()
  .transform((slug) => slug ?? null);
/** Addresses of this site, so that no seed row leads elsewhere unnoticed. */
const siteLink = z.string().regex(/^\/[\w/:?=&.-]*$/);
/** Below `/images/`, whose folders `pictures` and `banners` are those of FILES_DIR and of the samples. */
const imageFile = z.string().regex(/^(pictures|banners)\/[a-z0-9][a-z0-9-]{0,60}\.webp$/);
const fileName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/);

const infoSchema = z.strictObject({
  info_id: z.coerce.number().int(),
  title: z.string().min(1),
  category: z.coerce.number().int().min(1).max(3),
  link_url: siteLink.nullish().transform((link) => link ?? null),
  publish_from: day,
  publish_to: optionalDay,
});

const documentSchema = z.strictObject({
  document_id: z.int(),
  file: fileName,
  title: z.string().min(1),
  description: z.string().min(1),
  document_type: z.int().min(1).max(4),
  area_slug: area,
  prefecture_id: z
    .int()
    .nullish()
    .transform((id) => id ?? null),
  pages: z.int().min(1),
  condition: z.array(z.int()).default([]),
  is_for_estates: z.boolean().default(false),
  is_digital: z.boolean().default(true),
  is_postal: z.boolean(),
  publish_from: day,
  publish_to: optionalDay,
});

const bannerSchema = z.strictObject({
  banner_id: z.int(),
  position: z.enum(['home_top', 'home_side', 'footer', 'campaign_float', 'mypage']),
  area_slug: area,
  title: z.string().min(1),
  lead: z.string().min(1).nullish(),
  image: imageFile,
  /** Another cut for narrow screens. */
  image_sp: imageFile.optional(),
  alt: z.string().default(''),
  link_url: siteLink,
  is_blank: z.boolean().default(false),
  publish_from: day,
  publish_to: optionalDay,
});

/**
 * Rows of each table, from the first of the folders that has files for it; throws with the file's name when one is
 * wrong. A table without files is empty.
 */
export async function readMasters(folders: readonly string[]) {
  const [info, documents, banners] = await Promise.all([
    readInfos(folders),
    readList(folders, 'documents/documents.json', documentSchema),
    readList(folders, 'banners/banners.json', bannerSchema),
  ]);
  return {
    info,
    document: await Promise.all(documents.map((row, index) => completeDocument(folders, row, index))),
    banner: banners.map(completeBanner),
  };
}

/** The order of the file is the order on the page. */
function completeBanner({ image, image_sp, ...row }: z.infer<typeof bannerSchema>, index: number) {
  return {
    ...row,
    image_path: `/images/${image}`,
    image_path_sp: `/images/${image_sp ?? image}`,
    sort_no: index + 1,
  };
}

async function completeDocument(
  folders: readonly string[],
  row: z.infer<typeof documentSchema>,
  index: number,
) {
  const pdf = await findFile(folders, `documents/${row.file}.pdf`);
  if (pdf === null) throw new Error(`documents/${row.file}.pdf is missing`);
  return { ...row, pdf_bytes: (await stat(pdf)).size, sort_no: index + 1 };
}

async function readInfos(folders: readonly string[]) {
  const directory = await findFile(folders, 'infos');
  if (directory === null) return [];
  const names = (await readdir(directory)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(names.map((name) => readInfo(name, join(directory, name))));
}

async function readInfo(name: string, file: string) {
  const document = parseSeedDocument(`infos/${name}`, await readFile(file, 'utf8'));
  const row = parse(document.name, infoSchema, Object.fromEntries(document.fields));
  return { ...row, body_html: markdownToHtml(document.text) };
}

async function readList<Schema extends z.ZodType>(
  folders: readonly string[],
  name: string,
  schema: Schema,
): Promise<z.infer<Schema>[]> {
  const file = await findFile(folders, name);
  const rows: unknown = file === null ? [] : JSON.parse(await readFile(file, 'utf8'));
  return parse(name, z.array(schema), rows);
}

function parse<Schema extends z.ZodType>(name: string, schema: Schema, value: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
