import { setTimeout as wait } from 'node:timers/promises';
import { loadNetwork } from '../commute/network.ts';
import { findDoctors } from './doctors.ts';
import { floodRankAt } from './floods.ts';
import { readPlaces } from './places-around.ts';
import { usualNightAccidents } from './night-accidents.ts';
import { readShelters } from './shelters.ts';
import { findStationRisk } from './station-risks.ts';

/** Between two tables, in ms: a first search asks the database several times, and each answer waits for one table at most. */
const PAUSE_MS = 400;

const NOWHERE = { lat: 0, lon: 0 };

const tables: readonly (() => unknown)[] = [
  loadNetwork,
  readPlaces,
  () => findDoctors(0, ''),
  () => floodRankAt(NOWHERE),
  () => findStationRisk(NOWHERE),
  readShelters,
  () => usualNightAccidents(0),
];

/**
 * Reads the railway and all tables of places and risks, about a second of the processor, so that the first visitor of a home does not
 * wait for them. Calls that come meanwhile go first.
 */
export async function warmPlaces(): Promise<void> {
  for (const read of tables) {
    await wait(PAUSE_MS, undefined, { ref: false });
    read();
  }
}
