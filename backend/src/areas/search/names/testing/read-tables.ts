import { readdirSync, readFileSync } from 'node:fs';

/** Something that people type, with what they mean by it. */
export interface Asked {
  /** The table that it is of. */
  kind: string;
  typed: string;
  /** The chips that should stand above the list, joined by +; `|` is between others that are right as well, see judge.ts. */
  expected: string;
  /** Words that must be named as not used. */
  unused: readonly string[];
}

function linesOf(folder: string): { kind: string; cells: string[] }[] {
  const directory = new URL(`${folder}/`, import.meta.url);
  return readdirSync(directory).flatMap((file) =>
    readFileSync(new URL(file, directory), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => ({ kind: file.replace('.tsv', ''), cells: line.split('\t') })),
  );
}

/** Sentences, one a line: what is typed, its chips, words that are not used. */
export const readSentences = (): Asked[] =>
  linesOf('sentences').map(({ kind, cells: [typed = '', expected = '', unused = ''] }) => ({
    kind,
    typed: typed.replaceAll(String.raw`\n`, '\n'),
    expected,
    unused: unused.split(' ').filter(Boolean),
  }));

/** Short searches, those of one meaning in a line behind its chips. */
export const readQueries = (): Asked[] =>
  linesOf('queries').flatMap(({ kind, cells: [expected = '', ...typed] }) =>
    typed.map((text) => ({ kind, typed: text, expected, unused: [] })),
  );
