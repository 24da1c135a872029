import { readTsv } from '../tsv.ts';

/** Limited expresses of the source. Most need a surcharge; service-choices.tsv names those that do not. */
const LIMITED_EXPRESS = 4;

const choices = new Map(
  readTsv(new URL('../service-choices.tsv', import.meta.url), ['service_id', 'choice']).map((row) => [
    Number(row.service_id),
    row.choice,
  ]),
);

/** Trains of the rush hours alone, by their name. */
const rushHours = /^通勤/;

/** Whether a train runs on ordinary days without a surcharge. */
export function isChosen(serviceId: number, type: string, kind: number): boolean {
  const choice = choices.get(serviceId);
  if (choice) return choice !== 'drop';
  return kind !== LIMITED_EXPRESS && !rushHours.test(type);
}

const ALL_STOPS = new Set([0, 1]);
const RAPID = new Set([2, 5]);
const FAST_RAPID = 5;

/** Rapid trains of 120 km/h and more, on lines made for them. */
export const isFast = (serviceId: number, kind: number): boolean =>
  kind === FAST_RAPID || choices.get(serviceId) === 'fast';

/** The name of a kind of train as a sentence needs it; empty for a train that stops everywhere. */
export function serviceName(type: string, kind: number): string {
  if (ALL_STOPS.has(kind)) return '';
  const name = type.normalize('NFKC').replace(/\(.*$/, '');
  if (name === 'サザン') return '特急サザン';
  return RAPID.has(kind) && !/快速|特快/.test(name) ? `快速${name}` : name;
}
