import { readTokens } from './html-tokens.ts';

/** Elements that begin on a line of their own. */
const blocks = new Set(['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'blockquote', 'pre']);

/** The words of HTML as plain text, for what shows no HTML: a line for each paragraph and item, without addresses. */
export function textOfHtml(html: string): string {
  let text = '';
  for (const token of readTokens(html)) {
    if (token.kind === 'text') text += token.text.replaceAll(/[^\S\u3000]+/g, ' ');
    else if (token.tag === 'br' || blocks.has(token.tag)) text += '\n';
  }
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
