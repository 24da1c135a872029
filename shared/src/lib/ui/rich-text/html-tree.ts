import { readTokens } from './html-tokens.ts';

export interface HtmlElement {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlNode[];
}

export type HtmlNode = string | HtmlElement;

const inlineTags = new Set(['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'code']);
const headingTags = new Set(['h2', 'h3', 'h4']);
/** Opening one of these ends a paragraph, as in a browser. */
const blockTags = new Set([
  ...headingTags,
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'table',
  'figure',
  'figcaption',
  'div',
  'dl',
  'dt',
  'dd',
]);
const voidTags = new Set(['br', 'hr', 'img']);
/** Parts that exist only inside their own parent. */
const parentsOf: Record<string, readonly string[]> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  th: ['tr'],
  td: ['tr'],
};
/** Elements in which a browser allows nothing but their parts: other things would be moved out of the table. */
const tableFrames = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);
/** Between the parts of these, white space has no meaning. */
const framesWithoutText = new Set([...tableFrames, 'ul', 'ol', 'dl']);
/** An editor's first heading is the page's second: the page has its own h1. */
const renamed: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };
/** Deeper than any text for readers. */
const MAX_DEPTH = 40;

/**
 * HTML of the content service as a tree of allowed elements. Everything else is left out: unknown elements (their text
 * stays), scripts and their like (with their content). The result nests as in a browser's parser, so the server's HTML
 * and the browser's tree are the same.
 */
export function parseHtml(html: string): HtmlNode[] {
  const root: HtmlElement = { tag: '', attributes: new Map(), children: [] };
  const stack = [root];
  for (const token of readTokens(html)) {
    if (token.kind === 'text') addText(top(stack), token.text);
    else if (token.kind === 'close') close(stack, renamed[token.tag] ?? token.tag);
    else open(stack, { tag: renamed[token.tag] ?? token.tag, attributes: token.attributes, children: [] });
  }
  return root.children;
}

function top(stack: HtmlElement[]): HtmlElement {
  return stack[stack.length - 1]!;
}

function addText(parent: HtmlElement, text: string): void {
  if (tableFrames.has(parent.tag) || (framesWithoutText.has(parent.tag) && text.trim() === '')) return;
  const last = parent.children.length - 1;
  const before = parent.children[last];
  if (typeof before === 'string') parent.children[last] = before + text;
  else parent.children.push(text);
}

function open(stack: HtmlElement[], element: HtmlElement): void {
  const { tag } = element;
  if (blockTags.has(tag))
    closeThrough(
      stack,
      stack.findIndex((ancestor) => ancestor.tag === 'p'),
    );
  const isPart = parentsOf[tag] !== undefined;
  if (isPart ? !makeRoomForPart(stack, tag) : !isAllowedHere(stack, tag)) return;
  if (stack.length > MAX_DEPTH) return;
  top(stack).children.push(element);
  if (!voidTags.has(tag)) stack.push(element);
}

function isAllowedHere(stack: HtmlElement[], tag: string): boolean {
  const isKnown = inlineTags.has(tag) || blockTags.has(tag) || voidTags.has(tag);
  if (!isKnown || tableFrames.has(top(stack).tag)) return false;
  const isOpen = (tags: ReadonlySet<string>) => stack.some((ancestor) => tags.has(ancestor.tag));
  if (tag === 'a') return !isOpen(new Set(['a']));
  return !headingTags.has(tag) || !isOpen(headingTags);
}

/** Ends the elements between a part and its parent; false when the parent is not open. */
function makeRoomForPart(stack: HtmlElement[], tag: string): boolean {
  if (tag === 'tr' && closeDownTo(stack, ['table', ...parentsOf['tr']!]) && top(stack).tag === 'table') {
    const body: HtmlElement = { tag: 'tbody', attributes: new Map(), children: [] };
    top(stack).children.push(body);
    stack.push(body);
  }
  return closeDownTo(stack, parentsOf[tag]!);
}

/** Frames that a part does not look beyond: a cell of an inner table does not end the outer one. */
const scopes = new Set(['ul', 'ol', 'dl', 'table']);

function closeDownTo(stack: HtmlElement[], parents: readonly string[]): boolean {
  for (let at = stack.length - 1; at > 0; at -= 1) {
    const { tag } = stack[at]!;
    if (parents.includes(tag)) {
      stack.length = at + 1;
      return true;
    }
    if (scopes.has(tag)) return false;
  }
  return false;
}

function close(stack: HtmlElement[], tag: string): void {
  const at = stack.findLastIndex((ancestor) => ancestor.tag === tag);
  // An end tag inside a cell or an item does not end the elements around it.
  const isFenced = stack
    .slice(at + 1)
    .some((ancestor) => tag !== 'table' && ['td', 'th', 'li'].includes(ancestor.tag));
  if (isFenced && parentsOf[tag] === undefined && !framesWithoutText.has(tag)) return;
  closeThrough(stack, at);
}

/** Ends the element at this position and all within it; the root (0) and nothing (-1) stay. */
function closeThrough(stack: HtmlElement[], at: number): void {
  if (at > 0) stack.length = at;
}
