import { readFileSync } from 'node:fs';
import { findWays, minutesOfWay, NO_WAY } from './find-ways.ts';
import { loadNetwork } from './network.ts';

/*
 * How right the minutes are (docs/commute.md). Both tables were written from general knowledge of timetables before the
 * calculation ran: typical trains of a weekday's daytime without surcharge, from platform to platform. The figures of
 * travel-times.ts were chosen with the first; the second was held out.
 */

const network = loadNetwork();
const indexOf = new Map(network.stations.map(({ station_id }, index) => [station_id, index]));

interface Known {
  kind: string;
  name: string;
  minutes: number;
  error: number;
  hasOtherChanges: boolean;
}

function readKnown(file: string): Known[] {
  const [, ...rows] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return rows.map((row) => {
    const [kind = '', fromId, from = '', toId, to = '', minutes, transfers] = row.split('\t');
    const [start, end] = [indexOf.get(Number(fromId))!, indexOf.get(Number(toId))!];
    expect([network.stations[start]?.station_name, network.stations[end]?.station_name]).toEqual([from, to]);
    const ways = findWays(network, [{ station: end, minutes: 0, isBus: false }], 150);
    expect(ways.cost[start]).not.toBe(NO_WAY);
    const changes = ways.transfers[start]!;
    return {
      kind,
      name: `${from}→${to}`,
      minutes: Number(minutes),
      error: minutesOfWay(ways.cost[start]!, changes) - Number(minutes),
      hasOtherChanges: changes !== Number(transfers),
    };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

function summary(journeys: readonly Known[]) {
  const errors = journeys.map(({ error }) => error).toSorted((a, b) => a - b);
  return {
    journeys: journeys.length,
    medianError: round(errors[errors.length >> 1]!),
    meanAbsoluteError: round(errors.reduce((sum, error) => sum + Math.abs(error), 0) / errors.length),
    within20Percent: journeys.filter(({ error, minutes }) => Math.abs(error) <= minutes * 0.2).length,
    otherChanges: journeys.filter(({ hasOtherChanges }) => hasOtherChanges).length,
  };
}

describe.each(['known-journeys.tsv', 'held-out-journeys.tsv'])('%s', (file) => {
  const journeys = readKnown(file);
  const all = summary(journeys);

  it('is off by at most four minutes in the mean, and within a fifth for three in four', () => {
    const kinds = Map.groupBy(journeys, ({ kind }) => kind);
    const table = new Map([...kinds].map(([kind, members]) => [kind, summary(members)]));
    console.table(Object.fromEntries(table.set('all', all)));
    expect(all.meanAbsoluteError).toBeLessThanOrEqual(4);
    expect(all.within20Percent / all.journeys).toBeGreaterThanOrEqual(0.75);
  });

  it('needs other changes for one journey in ten at most', () => {
    expect(all.otherChanges / all.journeys).toBeLessThanOrEqual(0.1);
  });
});

it('keeps a hundred journeys and fifty held out', () => {
  expect(readKnown('known-journeys.tsv').length).toBeGreaterThanOrEqual(100);
  expect(readKnown('held-out-journeys.tsv').length).toBeGreaterThanOrEqual(50);
});
