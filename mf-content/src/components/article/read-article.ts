import { parseHtml } from '@gakumado/shared/ui';
import type { HtmlElement, HtmlNode } from '@gakumado/shared/ui';

/** Characters that a reader takes in a minute. */
const CHARACTERS_PER_MINUTE = 500;

export interface ArticleSection {
  /** Its `id`, to which the list of contents leads. */
  id: string;
  title: string;
  nodes: readonly HtmlNode[];
}

export interface ArticleParts {
  /** The nodes before the first heading. */
  intro: readonly HtmlNode[];
  sections: readonly ArticleSection[];
  /** Minutes that reading it takes, rounded up. */
  minutes: number;
}

const isHeading = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && node.tag === 'h2';

/** A text of the content service, cut at its second-level headings. */
export function readArticle(html: string): ArticleParts {
  const nodes = parseHtml(html);
  const starts = nodes.flatMap((node, at) => (isHeading(node) ? [at] : []));
  const sections = starts.map((start, index) => ({
    id: `part-${index + 1}`,
    title: textOf(nodes[start]!).trim(),
    nodes: nodes.slice(start + 1, starts[index + 1]),
  }));
  const characters = nodes.map(textOf).join('').replaceAll(/\s/g, '').length;
  return {
    intro: nodes.slice(0, starts[0]),
    sections,
    minutes: Math.max(1, Math.ceil(characters / CHARACTERS_PER_MINUTE)),
  };
}

/** The words of a node and of what is in it. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** The elements of a tag within these nodes, in their order. */
export function elementsOf(nodes: readonly HtmlNode[], tag: string): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return node.tag === tag ? [node] : elementsOf(node.children, tag);
  });
}
