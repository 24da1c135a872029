import { brand } from '@gakumado/shared/brand';
import { mailHtml } from './mail-html.ts';
import type { MailContent } from './mail-parts.ts';
import { mailText } from './mail-text.ts';

/** A mail as it is sent: the same content as plain text and as HTML. */
export interface WrittenMail {
  subject: string;
  body_text: string;
  body_html: string;
}

/** Writes a mail of the site in both forms. */
export const writeMail = (content: MailContent): WrittenMail => ({
  subject: `【${brand.name}】${content.title}`,
  body_text: mailText(content),
  body_html: mailHtml(content),
});
