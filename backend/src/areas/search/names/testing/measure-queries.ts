import { readFileSync } from 'node:fs';
import { nameKey } from '@gakumado/shared/names';
import { findPrefectureName } from '@gakumado/shared/vocabulary';
import { findCampuses } from '#engines/names/find-campuses.ts';
import { readTyped } from '#engines/names/typed.ts';
import { interpret } from '#engines/names/interpret.ts';
import type { KnownNames } from '#engines/names/known-names.ts';

/** One query of the lists with what should be the first answer to it. */
interface Query {
  group: string;
  typed: string;
  expected: string;
}

/** How a class of queries was answered. */
export interface ClassResult {
  group: string;
  title: string;
  total: number;
  /** Queries whose answer is in the data. */
  known: number;
  right: number;
  /** Those of the known ones that were answered otherwise, with the answer. */
  wrong: string[];
}

/** Lines of a list: `# class: title`, then `answer = query | query`; in the list of schools `school/campus = …`. */
function readList(file: string): { titles: Map<string, string>; queries: Query[] } {
  const titles = new Map<string, string>();
  const queries: Query[] = [];
  let group = '';
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    const head = /^# (\S+): (.+)$/.exec(line);
    if (head) {
      group = head[1] ?? '';
      titles.set(group, head[2] ?? '');
    }
    const [expected, typed] = line.split(' = ');
    if (head || expected === undefined || typed === undefined) continue;
    for (const text of typed.split(' | ')) queries.push({ group, typed: text, expected });
  }
  return { titles, queries };
}

type Answer = { isKnown: boolean; isRight: boolean; got: string };

function measure(file: string, answer: (query: Query) => Answer): ClassResult[] {
  const { titles, queries } = readList(file);
  return [...titles].map(([group, title]) => {
    const answers = queries
      .filter((query) => query.group === group)
      .map((query) => Object.assign({ query }, answer(query)));
    const known = answers.filter(({ isKnown }) => isKnown);
    return {
      group,
      title,
      total: answers.length,
      known: known.length,
      right: known.filter(({ isRight }) => isRight).length,
      wrong: known
        .filter(({ isRight }) => !isRight)
        .map(({ query, got }) => `${query.typed} → ${got}, not ${query.expected}`),
    };
  });
}

/** The school box: the first campus is of the school, and is the one that was asked for. */
export function measureSchools(names: KnownNames): ClassResult[] {
  const { campuses } = names.index;
  return measure('school-queries.txt', ({ typed, expected }) => {
    const [school = '', campus = ''] = expected.split('/');
    const isMeant = (row: { school_name: string; campus_name: string }) =>
      row.school_name === school && nameKey(row.campus_name).includes(nameKey(campus));
    const [first] = findCampuses(names, readTyped(typed));
    return {
      isKnown: campuses.some(isMeant),
      isRight: first !== undefined && isMeant(first),
      got: first ? `${first.school_name} ${first.campus_name}` : 'nothing',
    };
  });
}

/** The keyword search: one of the words is understood as expected, with the fields that the others ask for. */
export function measureWords(names: KnownNames): ClassResult[] {
  return measure('word-queries.txt', ({ typed, expected }) => {
    const [named = '', fields] = expected.split(' + ');
    const [kind = '', ...rest] = named.split(' ');
    const [label = '', prefecture] = rest.join(' ').split('@');
    const { understood, filter } = interpret(names, typed);
    const first = understood.find((word) => word.kind === kind) ?? understood[0];
    const isPlace =
      prefecture === undefined ||
      prefectureOf(names, filter).some((id) => findPrefectureName(id)?.name === prefecture);
    const hasLabel =
      first?.kind === kind &&
      label
        .split('|')
        .some((text) =>
          kind === 'zip' ? first.label.startsWith(`〒${text}`) : isLabel(first.label, text, kind),
        );
    const hasFields = (fields?.split(',') ?? []).every((field) => Object.hasOwn(filter, field));
    return {
      isKnown: true,
      isRight: hasLabel && isPlace && hasFields,
      got: understood.map((word) => `${word.kind} ${word.label}`).join(' + ') || 'text',
    };
  });
}

/** A school is called with the campus that is searched around. */
const isLabel = (got: string, wanted: string, kind: string) =>
  ['school', 'campus', 'faculty'].includes(kind) ? got.startsWith(wanted) : got === wanted;

function prefectureOf({ index }: KnownNames, filter: ReturnType<typeof interpret>['filter']): number[] {
  const stations = index.things.flatMap((thing) =>
    thing.kind === 'station' && filter.station_id?.includes(thing.row.station_id) ? [thing.row.pref_id] : [],
  );
  return [...stations, ...(filter.city_id ?? []).map((id) => Math.floor(id / 1000))];
}

/** The table that the test prints. */
export const tableOf = (results: readonly ClassResult[]): string =>
  results
    .map(({ title, total, known, right }) => {
      const share = known === 0 ? '  –' : `${Math.round((100 * right) / known)}`.padStart(3);
      return `${share} %  ${`${right}/${known}`.padStart(8)} of ${String(total).padStart(3)}  ${title}`;
    })
    .join('\n');
