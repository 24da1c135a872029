import type { MailFormField } from '@gakumado/shared/forms';
import { INQUIRY_NAME, readMailFormFields, todayInJapan } from '@gakumado/shared/forms';
import { textOfHtml } from '@gakumado/shared/html-text';
import { MAIL_FORMS_ENDPOINT } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../data/db/database.ts';

const itemSchema = z.object({
  title: z.string().max(100).catch(INQUIRY_NAME),
  what: z.string().min(1).max(20).catch(INQUIRY_NAME),
  fields: z.array(z.unknown()).max(50),
  finished: z.string().catch(''),
});

/** A form as the backend needs it; `finished` is the plain text that thanks the visitor, '' without one. */
export interface DescribedForm {
  title: string;
  /** The kind of message that the form sends, in Japanese. */
  what: string;
  fields: MailFormField[];
  finished: string;
}

/** The titles of forms by their names; without those that are not there any more. */
export async function findMailFormTitles(
  db: Kysely<Database>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_item')
    .select(['id', 'body'])
    .where('endpoint', '=', MAIL_FORMS_ENDPOINT)
    .where('id', 'in', names)
    .execute();
  const known = rows.flatMap(({ id, body }) => {
    const { data } = itemSchema.safeParse(body);
    return data ? [[id, data.title] as const] : [];
  });
  return new Map(known);
}

/** A published form by its name; undefined for an unknown one. */
export async function findMailForm(db: Kysely<Database>, name: string): Promise<DescribedForm | undefined> {
  const row = await db
    .selectFrom('content_item')
    .select('body')
    .where('endpoint', '=', MAIL_FORMS_ENDPOINT)
    .where('id', '=', name)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  const item = itemSchema.safeParse(row?.body);
  if (!item.success) return undefined;
  const { title, what, fields, finished } = item.data;
  return { title, what, fields: readMailFormFields(fields, todayInJapan), finished: textOfHtml(finished) };
}
