import { mailFormFieldSchema, REPLY_TIME } from '@gakumado/shared/forms';
import { MAIL_FORMS_ENDPOINT } from '@gakumado/shared/vocabulary';
import { z } from 'zod';
import { markdownToHtml } from './markdown.ts';
import { listJson, readJson } from './seed-files.ts';
import { toItem } from './seed-item.ts';
import type { SeedItem } from './seed-item.ts';

const needsOptions = new Set<string>(['select', 'radio', 'checkbox']);

const fieldSchema = z
  .strictObject(mailFormFieldSchema.shape)
  .refine(({ options = ['one'] }) => options.length > 0 && !options.includes(''), {
    error: 'options are one text or more',
  })
  .refine(({ type, options }) => needsOptions.has(type) === (options !== undefined), {
    error: 'options belong to select, radio and checkbox, and to nothing else',
  });

const formSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  what: z.string().min(1).max(20),
  /** Markdown above and after the form. */
  lead: z.string().min(1),
  finished: z.string().min(1),
  publishedAt: z.iso.date(),
  fields: z.array(fieldSchema).min(1).max(50),
});

const withReplyTime = (text: string) => text.replaceAll('{reply_time}', REPLY_TIME);

/** The forms of `/mailform/{name}`, one file each; throws with the file's name when one is wrong. */
export async function readMailForms(): Promise<SeedItem[]> {
  const names = await listJson(MAIL_FORMS_ENDPOINT);
  return Promise.all(names.map(readMailForm));
}

async function readMailForm(name: string): Promise<SeedItem> {
  const parsed = formSchema.safeParse(await readJson(`${MAIL_FORMS_ENDPOINT}/${name}`));
  if (!parsed.success) throw new Error(`${MAIL_FORMS_ENDPOINT}/${name}: ${z.prettifyError(parsed.error)}`);
  const { publishedAt, lead, finished, ...form } = parsed.data;
  const htmlOf = (text: string) => markdownToHtml(withReplyTime(text));
  const body = { ...form, lead: htmlOf(lead), finished: htmlOf(finished) };
  return toItem(MAIL_FORMS_ENDPOINT, name.replace(/\.json$/, ''), body, { day: publishedAt });
}
