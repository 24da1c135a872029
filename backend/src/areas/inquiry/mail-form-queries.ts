import type { MailFormField } from '@gakumado/shared/forms';
import { readMailFormFields, todayInJapan } from '@gakumado/shared/forms';
import { textOfHtml } from '@gakumado/shared/html-text';
import { MAIL_FORMS_ENDPOINT } from '@gakumado/shared/vocabulary';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { ContentTables } from '../content/content-tables.ts';

const itemSchema = z.object({
  title: z.string().max(100).catch('お問い合わせ'),
  fields: z.array(z.unknown()).max(50),
  finished: z.string().catch(''),
});

/** A form as the backend needs it; `finished` is the plain text that thanks the visitor, '' without one. */
export interface DescribedForm {
  title: string;
  fields: MailFormField[];
  finished: string;
}

/** A published form by its name; undefined for an unknown one. */
export async function findMailForm(
  db: Kysely<ContentTables>,
  name: string,
): Promise<DescribedForm | undefined> {
  const row = await db
    .selectFrom('content_item')
    .select('body')
    .where('endpoint', '=', MAIL_FORMS_ENDPOINT)
    .where('id', '=', name)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  const item = itemSchema.safeParse(row?.body);
  if (!item.success) return undefined;
  const { title, fields, finished } = item.data;
  return { title, fields: readMailFormFields(fields, todayInJapan), finished: textOfHtml(finished) };
}
