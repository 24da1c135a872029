import Papa from 'papaparse';

/** The signs that part the cells of a line: commas, the tabs of Excel's "Unicode text", the semicolons of some countries' Excel. */
const SEPARATORS = [',', '\t', ';'] as const;

/** A line before the headings by which Excel learns the separator. */
const SEP_LINE = /^"?sep=([,;\t|])"?\n/i;

/** How the text of a file is cut into cells. */
export interface Separation {
  separator: string;
  /** Characters before the line of the headings, and lines. */
  skipped: { characters: number; lines: number };
}

const cellsOf = (text: string, delimiter: string): number =>
  Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0]?.length ?? 0;

/** Reads from the beginning of a file how its cells are parted: as a line `sep=` says, else as its headings are. */
export function findSeparation(start: string): Separation {
  const [line, named] = SEP_LINE.exec(start) ?? [];
  if (line !== undefined && named !== undefined)
    return { separator: named, skipped: { characters: line.length, lines: 1 } };
  const counts = SEPARATORS.map((separator) => ({ separator, cells: cellsOf(start, separator) }));
  const most = counts.reduce((best, count) => (count.cells > best.cells ? count : best));
  return { separator: most.separator, skipped: { characters: 0, lines: 0 } };
}
