import { Marked } from 'marked';
import type { RendererThis, TokenizerAndRendererExtension, Tokens } from 'marked';
import { escapeHtml } from '@gakumado/shared/escape-html';

/** Two stars make bold beside every sign: the rules of CommonMark know no 「」 and no words without spaces between them. */
const BOLD = /^\*\*(?![\s*])((?:\\.|[^\\*\n])*[^\\*\s])\*\*/;

const bold: TokenizerAndRendererExtension = {
  name: 'bold',
  level: 'inline',
  start: (source: string) => (source.includes('**') ? source.indexOf('**') : undefined),
  tokenizer(source) {
    const [raw, text] = BOLD.exec(source) ?? [];
    return raw && text ? { type: 'strong', raw, text, tokens: this.lexer.inlineTokens(text) } : undefined;
  },
};

/** The first cell of a row is its header. */
function table(this: RendererThis, { header, rows }: Tokens.Table): string {
  const cells = (row: readonly Tokens.TableCell[]) =>
    row.map(({ tokens }) => this.parser.parseInline(tokens));
  const head = cells(header).map((cell) => `<th scope="col">${cell}</th>`);
  const body = rows.map((row) => {
    const [first = '', ...others] = cells(row);
    return `<tr><th scope="row">${first}</th>${others.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>\n`;
}

/** A picture with a title that is a paragraph of its own is a figure, and the title its caption. */
function paragraph(this: RendererThis, { tokens }: Tokens.Paragraph): string {
  const [image, ...others] = tokens;
  if (image?.type !== 'image' || !image['title'] || others.length > 0)
    return `<p>${this.parser.parseInline(tokens)}</p>\n`;
  const [src, alt, caption] = [image['href'], image['text'], image['title']].map((text) =>
    escapeHtml(String(text)),
  );
  return `<figure><img src="${src}" alt="${alt}"><figcaption>${caption}</figcaption></figure>\n`;
}

/** HTML in the source is text, and so is a bare address, whose end nothing marks between Japanese words. */
const asText = () => undefined;

const marked = new Marked({
  breaks: true,
  extensions: [bold],
  renderer: { table, paragraph },
  tokenizer: { html: asText, tag: asText, url: asText },
});

/** Markdown as editors write it, with line breaks kept. HTML in the source is escaped. */
export const markdownToHtml = (source: string) => marked.parse(source, { async: false }).trim();
