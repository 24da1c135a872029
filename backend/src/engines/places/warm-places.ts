import { findDoctors } from './doctors.ts';
import { floodRankAt } from './floods.ts';
import { readPlaces } from './places-around.ts';
import { usualNightAccidents } from './night-accidents.ts';
import { findShelters } from './shelters.ts';
import { findStationRisk } from './station-risks.ts';

/** Reads all tables of places and risks, so that no visitor waits for them: about a second. */
export function warmPlaces(): void {
  const nowhere = { lat: 0, lon: 0 };
  readPlaces();
  findDoctors(0, '');
  floodRankAt(nowhere);
  findStationRisk(nowhere);
  findShelters(nowhere);
  usualNightAccidents(0);
}
