import { brand } from '@gakumado/shared/brand';
import { escapeHtml } from '@gakumado/shared/escape-html';
import type { Line, MailContent, MailPart } from './mail-parts.ts';

// Many mail programs drop style sheets, so each element has its own style.
const style = {
  body: 'margin:0;padding:16px;background:#ffffff;color:#222222',
  main: 'max-width:36em;margin:0 auto;font-family:sans-serif;font-size:16px;line-height:1.8',
  title: 'font-size:20px;line-height:1.5;margin:0 0 24px',
  bracket: 'display:inline-block',
  heading: 'font-size:17px;line-height:1.5;margin:32px 0 8px',
  paragraph: 'margin:0 0 16px',
  // As much room below the last line, which has a margin, as above the first.
  lines: 'margin:0 0 24px;padding:16px 16px 4px;background:#f6f6f4',
  label: 'font-weight:bold',
  text: 'margin:0 0 12px;overflow-wrap:anywhere',
  items: 'margin:0 0 24px;padding:0 0 0 1.2em',
  item: 'margin:0 0 12px',
  link: 'color:#0b5c8a;text-decoration:underline;overflow-wrap:anywhere',
  footer: 'margin:32px 0 0;padding:16px 0 0;border-top:1px solid #cccccc;font-size:14px',
} as const;

const element = (tag: string, name: keyof typeof style, content: string) =>
  `<${tag} style="${style[name]}">${content}</${tag}>`;

const htmlOf = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');

const linkHtml = (text: string, href: string) =>
  `<a href="${escapeHtml(href)}" style="${style.link}">${htmlOf(text)}</a>`;

const nameHtml = (text: string, href: string | undefined) =>
  href === undefined ? htmlOf(text) : linkHtml(text, href);

/** Goes to the next line as a whole. */
const bracketHtml = (text: string) => (text === '' ? '' : element('span', 'bracket', htmlOf(text)));

function lineHtml([label, text, href, note = '']: Line): string {
  const content = nameHtml(text, href) + bracketHtml(note);
  return `${element('dt', 'label', htmlOf(label))}\n${element('dd', 'text', content)}`;
}

function partHtml(part: MailPart): string {
  if (typeof part === 'string') return element('p', 'paragraph', htmlOf(part));
  if ('heading' in part) return element('h2', 'heading', htmlOf(part.heading));
  if ('lines' in part) return element('dl', 'lines', part.lines.map(lineHtml).join('\n'));
  if ('link' in part) return element('p', 'paragraph', linkHtml(part.link, part.href));
  const items = part.items.map(({ name, href, details }) =>
    element('li', 'item', [nameHtml(name, href), ...details.map(htmlOf)].join('<br>\n')),
  );
  return element('ul', 'items', items.join('\n'));
}

/** Text in brackets at the end of a title, such as a number, stays on one line. */
function titleHtml(title: string): string {
  const [, words = title, bracket = ''] = /^(.+)(（[^（）]+）)$/.exec(title) ?? [];
  return htmlOf(words) + bracketHtml(bracket);
}

/**
 * A mail as HTML: one column, no pictures, nothing from elsewhere. Every text is escaped. Its colours are its own: a mail
 * program that darkens mails leaves them together.
 */
export function mailHtml({ title, parts, footer = [] }: MailContent): string {
  const closing = [...footer, brand.name].map(partHtml).join('\n');
  return `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="${style.body}">
<div lang="ja" style="${style.main}">
${[element('h1', 'title', titleHtml(title)), ...parts.map(partHtml)].join('\n')}
${element('footer', 'footer', closing)}
</div>
</body>
</html>
`;
}
