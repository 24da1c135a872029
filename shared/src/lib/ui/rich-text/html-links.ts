import { readTokens } from './html-tokens.ts';
import { safeHref } from './safe-address.ts';

export interface HtmlLink {
  href: string;
  /** The words of the link. */
  text: string;
}

/** The links of HTML from outside in their order, those that lead somewhere and have words. */
export function linksOfHtml(html: string): HtmlLink[] {
  const links: HtmlLink[] = [];
  let open: HtmlLink | undefined;
  for (const token of readTokens(html)) {
    if (token.kind === 'text') {
      if (open) open.text += token.text;
    } else if (token.tag === 'a') {
      if (open && open.text.trim() !== '') links.push({ ...open, text: open.text.trim() });
      const href = token.kind === 'close' ? undefined : safeHref(token.attributes.get('href'));
      open = href === undefined ? undefined : { href, text: '' };
    }
  }
  return links;
}
