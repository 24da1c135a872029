import { decodeEntities } from './html-entities.ts';

export type HtmlToken =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; tag: string };

/** Elements without text for readers. They are removed with their content. */
const silentTags = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'textarea',
  'select',
  'title',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
  'head',
]);

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</g;
const ATTRIBUTE = /([a-zA-Z][a-zA-Z0-9-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Cuts HTML into texts and tags; comments, and elements that are not for readers, are left out. */
export function* readTokens(html: string): Generator<HtmlToken> {
  // Line ends as the browser's own parser makes them; it has no NUL either.
  const source = html.replace(/\r\n?/g, '\n').replaceAll('\0', '');
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [whole, slash, name, attributes = ''] = match;
    if (name === undefined) {
      if (!/^<[!?]/.test(whole)) yield { kind: 'text', text: decodeEntities(whole) };
      continue;
    }
    const tag = name.toLowerCase();
    if (slash === '/') yield { kind: 'close', tag };
    else if (silentTags.has(tag)) pattern.lastIndex = endOfElement(source, tag, pattern.lastIndex);
    else yield { kind: 'open', tag, attributes: readAttributes(attributes) };
  }
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of source.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** Position after the end tag; without one the rest of the text belongs to the element. */
function endOfElement(source: string, tag: string, from: number): number {
  const pattern = new RegExp(`</${tag}\\b[^>]*>`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(source) ? pattern.lastIndex : source.length;
}
