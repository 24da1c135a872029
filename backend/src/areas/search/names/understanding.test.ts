import { interpret } from '#engines/names/interpret.ts';
import type { KnownNames } from '#engines/names/known-names.ts';
import { suggest } from '#engines/names/suggest.ts';
import { readTyped } from '#engines/names/typed.ts';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { isAmong, judge } from './testing/judge.ts';
import { readQueries, readSentences } from './testing/read-tables.ts';
import type { Asked } from './testing/read-tables.ts';
import { printShares } from './testing/shares.ts';

let backend: TestApp;
let names: KnownNames;

beforeAll(async () => {
  backend = await withTestApp();
  names = await backend.names.known();
});
afterAll(() => backend.close());

/** Suggestions that a visitor sees at once. */
const FIRST_PAGE = 10;
const SENTENCES_AIM = 0.98;
const QUERIES_AIM = 0.985;
/** Two searches for each of hundreds of sentences take half a minute, and more on a busy machine. */
const SENTENCES_TIMEOUT_MS = 300_000;

async function resultOf(call: string, body: object) {
  const answer = await backend.call(call, body);
  expect([call, body, answer.statusCode]).toEqual([call, body, 200]);
  return answer.body;
}

const listOf = (filter: object) => ('school_id' in filter ? 'estate/school/list' : 'estate/list');

/** Whether a list has a home, or a relaxation of it that has some. */
async function leadsOn({ filter, rest }: { filter: object; rest: string }): Promise<boolean> {
  const asked = { ...filter, ...(rest !== '' && { keyword: rest }) };
  const { total_count } = await resultOf(listOf(filter), { ...asked, count_only: 1 });
  if (total_count > 0) return true;
  return (await resultOf('estate/relaxation/list', asked)).result.length > 0;
}

test(
  'sentences are read as families mean them, and each leads to homes',
  async () => {
    const answers: { asked: Asked; fault: string }[] = [];
    const strange: string[] = [];
    const dead: string[] = [];
    for (const asked of readSentences()) {
      const { result } = await resultOf('search/interpret', { keyword: asked.typed });
      const { missing, extra, extraPlaces } = judge(result, asked);
      strange.push(...extraPlaces.map((place) => `${asked.typed}: ${place}`));
      if (!(await leadsOn(result))) dead.push(asked.typed);
      const fault = [...missing.map((chip) => `-${chip}`), ...extra.map((chip) => `+${chip}`)].join(' ');
      answers.push({ asked, fault });
    }
    const share = printShares('Sentences', answers);
    expect(dead).toEqual([]);
    // No chip is of a place that nobody named.
    expect(strange).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(SENTENCES_AIM);
  },
  SENTENCES_TIMEOUT_MS,
);

/** The names that stand on the first page of a short search. */
const firstPage = (keyword: string, alternatives: readonly { label: string }[]): string[] => [
  ...alternatives.map(({ label }) => label.replace(/（.*）$/, '')),
  ...suggest(names, readTyped(keyword), { limit: FIRST_PAGE }).map(({ name }) => name),
];

/** The name of a home is found by the call, which looks into the database. */
async function faultOfHome({ typed, expected }: Asked): Promise<string> {
  const { filter, rest } = (await resultOf('search/interpret', { keyword: typed })).result;
  const asked = { ...filter, ...(rest !== '' && { keyword: rest }), limit: FIRST_PAGE };
  const found: string[] = (await resultOf(listOf(filter), asked)).result.map(
    ({ name }: { name: string }) => name,
  );
  return found.includes(expected.slice(1)) ? '' : found.join(', ') || 'no home';
}

function faultOfQuery(asked: Asked): string {
  const meaning = interpret(names, asked.typed);
  const { missing, extra } = judge(meaning, asked);
  if (missing.length + extra.length === 0) return '';
  const found = firstPage(asked.typed, meaning.alternatives);
  return isAmong(found, asked.expected) ? '' : [...missing, ...extra, ...found].join(', ') || 'nothing';
}

test('short searches have what is meant on the first page', async () => {
  const answers: { asked: Asked; fault: string }[] = [];
  for (const asked of readQueries()) {
    const isHome = asked.expected.startsWith('⌂');
    answers.push({ asked, fault: isHome ? await faultOfHome(asked) : faultOfQuery(asked) });
  }
  expect(printShares('Queries', answers)).toBeGreaterThanOrEqual(QUERIES_AIM);
});
