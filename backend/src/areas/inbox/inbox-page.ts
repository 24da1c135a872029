import { escapeHtml } from '@gakumado/shared/escape-html';
import { toJst } from '../../platform/http/jst.ts';

const STYLE = `body{font:16px/1.8 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#222}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .8rem .4rem 0;border-bottom:1px solid #ddd}
th{white-space:nowrap}td{overflow-wrap:anywhere}
@media(max-width:40rem){.mails :is(tr,td){display:block}.mails th{display:none}.mails td:not(:last-child){border:0;padding-bottom:0}}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;background:#f6f6f4;padding:1rem}a{color:#0b5c8a}
iframe{width:100%;height:40rem;border:1px solid #ddd}`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${content}</html>`;

const time = (date: Date | null) => (date ? toJst(date).slice(0, 19).replace('T', ' ') : '');

interface ArrivedMail {
  to_address: string;
  subject: string;
  sent_at: Date | null;
}

/** All mails of the inbox, as a page for developers. */
export function inboxPage(mails: readonly (ArrivedMail & { mail_id: number })[]): string {
  if (mails.length === 0) return page('受信箱（開発用）', '<p>メールはまだありません。</p>');
  const rows = mails.map(
    (mail) => `<tr><td>${time(mail.sent_at)}<td>${escapeHtml(mail.to_address)}
      <td><a href="/inbox/${mail.mail_id}">${escapeHtml(mail.subject) || '（件名なし）'}</a>`,
  );
  return page(
    '受信箱（開発用）',
    `<p>このサーバーから送信されたメールです。実際には配信されていません。</p>
<table class="mails"><tr><th>日時<th>宛先<th>件名${rows.join('')}</table>`,
  );
}

interface WholeMail extends ArrivedMail {
  reply_to: string | null;
  body_text: string;
  body_html: string | null;
}

const htmlFrame = (path: string) => `<h2>HTML</h2><p><a href="${path}">HTMLだけを開く</a></p>
<iframe src="${path}" title="HTMLの本文"></iframe>`;

/** One mail in both its forms; addresses in its text can be followed. `htmlPath` leads to its HTML. */
export function mailPage(mail: WholeMail, htmlPath: string): string {
  const text = escapeHtml(mail.body_text).replaceAll(
    /https?:\/\/[^\s&<>（）「」]+(?:&amp;[^\s&<>（）「」]+)*/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
  const head = [
    ['宛先', mail.to_address],
    ['件名', mail.subject],
    ['返信先', mail.reply_to ?? ''],
    ['日時', time(mail.sent_at)],
  ].filter(([, value]) => value);
  return page(
    'メール（開発用）',
    `<table>${head.map(([name, value]) => `<tr><th>${name}<td>${escapeHtml(value ?? '')}`).join('')}</table>
<h2>テキスト</h2><pre>${text}</pre>${mail.body_html === null ? '' : htmlFrame(htmlPath)}
<p><a href="/inbox">受信箱に戻る</a></p>`,
  );
}
