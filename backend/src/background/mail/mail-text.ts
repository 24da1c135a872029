import { brand } from '@gakumado/shared/brand';
import type { Line, MailContent, MailPart } from './mail-parts.ts';

const RULE = '────────────────';

const addressOf = (href: string | undefined) => (href === undefined ? [] : [href]);

function lineText([label, text, href, note = '']: Line): string {
  const isLong = text.includes('\n');
  return [`${label}：${isLong ? '\n' : ''}${text}${note}`, ...addressOf(href)].join('\n');
}

function partText(part: MailPart): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return `■ ${part.heading}`;
  if ('lines' in part) return part.lines.map(lineText).join('\n');
  if ('link' in part) return `${part.link}：\n${part.href}`;
  return part.items
    .map(({ name, href, details }) =>
      [`・${name}`, ...[...details, ...addressOf(href)].map((line) => `　${line}`)].join('\n'),
    )
    .join('\n');
}

/** The parts one below the other; a heading is above what it names, without a gap. */
function partsText(parts: readonly MailPart[]): string {
  return parts
    .map((part) => partText(part) + (typeof part === 'object' && 'heading' in part ? '\n' : '\n\n'))
    .join('')
    .trimEnd();
}

/** A mail as plain text, with the site's name below it. */
export function mailText({ parts, footer = [] }: MailContent): string {
  const closing = footer.length > 0 ? [RULE, partsText(footer)].join('\n') : '';
  return `${[partsText(parts), closing, brand.name].filter(Boolean).join('\n\n')}\n`;
}
