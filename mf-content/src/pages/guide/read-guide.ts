import type { HtmlElement } from '@gakumado/shared/ui';
import type { ArticleSection } from '../../components/article/read-article.ts';
import { elementsOf, textOf } from '../../components/article/read-article.ts';

const STEP = /^([一二三四五六七八九十]+)　(.+)$/;

export interface GuideStep {
  /** The `id` of its part. */
  id: string;
  number: string;
  title: string;
}

/** The parts whose headings are numbered in kanji, with a wide space after the number: the steps of the guide. */
export function stepsOf(sections: readonly ArticleSection[]): GuideStep[] {
  return sections.flatMap(({ id, title }) => {
    const [, number, name] = STEP.exec(title) ?? [];
    return number && name ? [{ id, number, title: name }] : [];
  });
}

/** A stretch of time in which a candidate does one thing. */
interface TimelineSpan {
  text: string;
  /** Marked by the editor as the time of decision. */
  isKey: boolean;
  /** The first and the last period, from 0 on. */
  from: number;
  to: number;
}

export interface Timeline {
  periods: string[];
  lanes: { name: string; spans: TimelineSpan[] }[];
}

/** The word over the first column of a table that is a timeline. */
const PERIOD = '時期';

/**
 * A table of periods (rows) and ways of admission (columns) as one lane for each way, in which equal cells that follow
 * each other are one stretch. Null for any other table.
 */
export function readTimeline(table: HtmlElement): Timeline | null {
  const [head, ...rows] = elementsOf([table], 'tr').map(cellsOf);
  if (!head || textOf(head[0]!) !== PERIOD || head.length < 3) return null;
  if (rows.length < 2 || rows.some((row) => row.length !== head.length)) return null;
  const lanes = head.slice(1).map((name, index) => ({
    name: textOf(name),
    spans: joinEqual(rows.map((row) => row[index + 1]!)),
  }));
  return { periods: rows.map(([period]) => textOf(period!)), lanes };
}

const cellsOf = (row: HtmlElement) =>
  row.children.filter((child): child is HtmlElement => typeof child !== 'string');

function joinEqual(cells: readonly HtmlElement[]): TimelineSpan[] {
  const spans: TimelineSpan[] = [];
  for (const [at, cell] of cells.entries()) {
    const text = textOf(cell).trim();
    const last = spans.at(-1);
    if (last?.text === text) last.to = at;
    else spans.push({ text, isKey: elementsOf([cell], 'strong').length > 0, from: at, to: at });
  }
  return spans;
}
