import type { MailFormField } from '@gakumado/shared/forms';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ContentTables } from '../content/content-tables.ts';

/** Endpoint of the content service that describes the forms of mailform/{name}. */
const ENDPOINT = 'mailforms';

/** Editors write these items: what cannot be used is left out rather than failing the visitor's request. */
const fieldSchema = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  label: z.string().min(1).max(100),
  type: z.string().catch('text'),
  is_required: z.boolean().catch(false),
  options: z.array(z.string()).max(50).optional().catch(undefined),
  max_length: z.int().min(1).max(5000).optional().catch(undefined),
});

const itemSchema = z.object({
  title: z.string().max(100).catch('お問い合わせ'),
  fields: z.array(z.unknown()).max(50),
});

/** A published form by its name; undefined when there is none. */
export async function findMailForm(
  db: Kysely<ContentTables>,
  name: string,
): Promise<{ title: string; fields: MailFormField[] } | undefined> {
  const row = await db
    .selectFrom('content_item')
    .select('body')
    .where('endpoint', '=', ENDPOINT)
    .where('id', '=', name)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  const item = itemSchema.safeParse(row?.body);
  if (!item.success) return undefined;
  const fields = item.data.fields.map((field) => fieldSchema.safeParse(field));
  return { title: item.data.title, fields: fields.flatMap(({ data }) => data ?? []) };
}
