import type { HtmlElement, HtmlNode } from './html-tree.ts';

/** Columns of a table whose rows become blocks where it has no room: two of them fit, more than four scroll. */
const [FEWEST_STACKED, MOST_STACKED] = [3, 4];

/** Characters of a first column that never breaks: 11月, 12～18. */
const SHORT = 6;

export interface TableShape {
  /** Labels for the cells of a row where rows become blocks; null where they stay rows. */
  titles: readonly string[] | null;
  /** Its first column is short enough to stay on one line. */
  isFirstShort: boolean;
}

/** How a table may be set on a narrow screen. */
export function shapeOfTable(table: HtmlElement): TableShape {
  const rows = elementsOf(table, ['tr']).map((row) => elementsOf(row, ['th', 'td']));
  const [head = [], ...others] = rows;
  const isWhole = rows.every(
    (cells) =>
      cells.length === head.length &&
      cells.every(({ attributes }) => !/span/.test([...attributes.keys()].join())),
  );
  const hasHead = head.length > 0 && head.every(({ tag }) => tag === 'th') && others.length > 0;
  const isStacked = isWhole && hasHead && head.length >= FEWEST_STACKED && head.length <= MOST_STACKED;
  return {
    titles: isStacked ? head.map(textOf) : null,
    isFirstShort: rows.every(([first]) => first === undefined || textOf(first).trim().length <= SHORT),
  };
}

/** The table with the title of its column on each cell. */
export function withTitles(table: HtmlElement, titles: readonly string[]): HtmlElement {
  const titled = (node: HtmlNode): HtmlNode => {
    if (typeof node === 'string') return node;
    if (node.tag !== 'tr') return { ...node, children: node.children.map(titled) };
    let column = 0;
    const children = node.children.map((cell) =>
      typeof cell === 'string'
        ? cell
        : { ...cell, attributes: new Map([...cell.attributes, ['data-title', titles[column++] ?? '']]) },
    );
    return { ...node, children };
  };
  return { ...table, children: table.children.map(titled) };
}

function elementsOf(node: HtmlElement, tags: readonly string[]): HtmlElement[] {
  return node.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return tags.includes(child.tag) ? [child] : elementsOf(child, tags);
  });
}

/** The words of a node. */
export function textOf(node: HtmlNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
