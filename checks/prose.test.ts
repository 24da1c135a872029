import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { rootDir } from '@gakumado/build/roots.ts';
import { listFiles } from './list-files.ts';

/**
 * Sentences of comments and docs begin with their subject, not with a clause in its place ("What is shown stays").
 * Headings of docs and titles in their tables may. Superseded decisions are never edited, so they are not counted.
 */

/** Sentences that begin with What, Who or Whoever. This number may only fall. */
const MOST = 0;
const MOST_PER_1000_LINES = 12;

const SOURCE = /\.(?:tsx?|m?js|css)$/;
const DOCS = /(?:^|\/)README\.md$|^docs\/(?!decisions\/historic\/).*\.md$/;

/** After a sentence, or at the start of a line: after signs of comments and lists, or a tag such as `@param name`. */
const CLAUSE_FIRST =
  /(?<=[.!?:;][)'"`*]*\s+|^[\s*/-]*(?:@\w+\s+(?:\w+\s+)?)?)(?:What(?:ever)?|Who(?:ever|m|se)?)\b/gm;

/** The first words of each sentence that begins so. */
const findClauses = (text: string): string[] =>
  [...text.matchAll(CLAUSE_FIRST)].map(({ index }) => text.slice(index, index + 60).replace(/\s+/g, ' '));

const commentsIn = (file: string, source: string): string[] =>
  file.endsWith('.css')
    ? [...source.matchAll(/\/\*([\s\S]*?)\*\//g)].map(([, text = '']) => text)
    : parseSync(file, source).comments.map(({ value }) => value);

const withoutHeadings = (page: string) => page.replace(/^#.*/gm, '');

const read = (file: string) => readFileSync(path.join(rootDir, file), 'utf8');

/** Reasons against so many clauses in so many lines of comments; none where both limits are kept exactly. */
function findFaults(found: readonly string[], lines: number, most: number): string[] {
  const perThousand = (found.length / lines) * 1000;
  return [
    ...(found.length > most
      ? [
          `${found.length} sentences begin so, ${most} may, and MOST may only fall. Put the subject first.`,
          ...found,
        ]
      : []),
    ...(found.length < most ? [`Lower MOST to ${found.length}: it may only fall.`] : []),
    ...(perThousand > MOST_PER_1000_LINES
      ? [`${perThousand.toFixed(1)} per 1,000 lines of comments, ${MOST_PER_1000_LINES} may.`]
      : []),
  ];
}

test('sentences of comments and docs begin with their subject', () => {
  const files = listFiles();
  const comments = files
    .filter((file) => SOURCE.test(file))
    .flatMap((file) => commentsIn(file, read(file)).map((text) => ({ file, text })));
  const pages = files
    .filter((file) => DOCS.test(file))
    .map((file) => ({ file, text: withoutHeadings(read(file)) }));
  const lines = comments.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  expect(lines).toBeGreaterThan(8_000);
  expect(pages.length).toBeGreaterThan(50);
  const found = [...comments, ...pages].flatMap(({ file, text }) =>
    findClauses(text).map((clause) => `${file}: ${clause}`),
  );
  expect(findFaults(found, lines, MOST)).toEqual([]);
});

test.each([
  ['a comment of one line', 'a.ts', '// What is shown stays.'],
  ['a comment behind code', 'a.ts', "const a = 'https://example.com'; // Whoever calls waits."],
  ['a docstring', 'a.ts', '/** Who is logged in. */'],
  ['a later sentence', 'a.ts', '/** Shows the list. What is left out stays. */'],
  ['a later line', 'a.ts', '/**\n * Shows the list.\n * What is left out stays.\n */'],
  ['a tag', 'a.ts', '/** @param name What the visitor typed */'],
  ['a list', 'a.ts', '/*\n - Who calls\n */'],
  ['a comment in JSX', 'a.tsx', 'const a = <p>{/* What is shown stays. */}</p>;'],
  ['a stylesheet', 'a.css', '/* What is pressed is dark. */'],
])('a clause in place of the subject is found in %s', (_, file, source) => {
  expect(commentsIn(file, source).flatMap(findClauses)).toHaveLength(1);
});

test.each([
  ['a clause behind its verb', 'a.ts', '// Keeps what is shown. Says who calls.'],
  ['a text of the code', 'a.ts', "const a = '// What is it?';"],
  ['a longer word', 'a.ts', '// Whole pages stay.'],
])('%s passes', (_, file, source) => {
  expect(commentsIn(file, source).flatMap(findClauses)).toEqual([]);
});

test('headings of docs may be questions, their text may not begin so', () => {
  const page = '# Search\n\n## What it costs\n\nWhat it costs depends. It is cheap. Who pays? The owner.\n';
  expect(findClauses(withoutHeadings(page))).toHaveLength(2);
});

test('more sentences than before, fewer and too many for the lines are reported', () => {
  const found = ['a.ts: What', 'b.ts: Who'];
  expect(findFaults(found, 1_000, 2)).toEqual([]);
  expect(findFaults(found, 1_000, 1)).toEqual([expect.stringMatching('2 sentences'), ...found]);
  expect(findFaults(found, 1_000, 3)).toEqual([expect.stringMatching('Lower MOST to 2')]);
  expect(findFaults(found, 100, 2)).toEqual([expect.stringMatching('20.0 per 1,000')]);
});
