import type { MailFormField } from '@gakumado/shared/forms';
import { mailFormFieldSchema } from '@gakumado/shared/forms';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ContentTables } from '../content/content-tables.ts';

/** Endpoint of the content service that describes the forms of mailform/{name}. */
const ENDPOINT = 'mailforms';

/** Editors write these items. Unusable parts are left out and do not fail the visitor's request. */
const { shape } = mailFormFieldSchema;
const fieldSchema = mailFormFieldSchema.extend({
  type: shape.type.catch('text'),
  is_required: shape.is_required.catch(false),
  options: shape.options.catch(undefined),
  max_length: shape.max_length.catch(undefined),
});

const itemSchema = z.object({
  title: z.string().max(100).catch('お問い合わせ'),
  fields: z.array(z.unknown()).max(50),
});

/** A published form by its name; undefined for an unknown one. */
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
