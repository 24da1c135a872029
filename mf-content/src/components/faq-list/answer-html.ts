import { escapeHtml } from '@gakumado/shared/escape-html';
import { parseHtml, safeHref } from '@gakumado/shared/ui';
import type { HtmlElement, HtmlNode } from '@gakumado/shared/ui';

/** The elements that Google takes in the answer of a FAQPage, among those that the page shows. */
const kept = new Set(['h2', 'h3', 'h4', 'br', 'ol', 'ul', 'li', 'p', 'div', 'b', 'strong', 'i', 'em']);
/** Other elements that stand on lines of their own. */
const blocks = new Set(['table', 'caption', 'tr', 'blockquote', 'figcaption', 'dt', 'dd']);

/**
 * An answer of the content service as a search engine takes it: the words that the page shows, in the few elements that
 * count there. A row of a table is a line; links have the site's origin.
 */
export function answerHtml(html: string, origin: string): string {
  const write = (nodes: readonly HtmlNode[]): string =>
    nodes.map((node) => (typeof node === 'string' ? escapeHtml(node) : writeElement(node))).join('');
  const writeElement = ({ tag, attributes, children }: HtmlElement): string => {
    const inner = tag === 'tr' ? writeRow(children) : write(children);
    if (tag === 'br') return '<br>';
    if (kept.has(tag)) return `<${tag}>${inner}</${tag}>`;
    if (blocks.has(tag)) return `<div>${inner}</div>`;
    const href = tag === 'a' ? safeHref(attributes.get('href')) : undefined;
    // Elsewhere the page has no parts of its own to lead to.
    if (href === undefined || href.startsWith('#')) return inner;
    return `<a href="${escapeHtml(href.startsWith('/') ? origin + href : href)}">${inner}</a>`;
  };
  const writeRow = (cells: readonly HtmlNode[]) => {
    const [name = '', ...values] = cells.map((cell) => write([cell]));
    return values.length === 0 ? name : `${name}：${values.join('、')}`;
  };
  return write(parseHtml(html)).trim();
}
