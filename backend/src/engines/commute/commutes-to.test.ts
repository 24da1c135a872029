import { FIRST_WAIT_MINUTES, TRANSFER_MINUTES, walkMinutes, type Point } from '@gakumado/shared/vocabulary';
import { commutesTo, NO_COMMUTE, toDestination } from './commutes-to.ts';
import { describeCommute } from './describe-commute.ts';
import { findWays, minutesOfWay, NO_WAY } from './find-ways.ts';
import { distanceM, offset } from './geo.ts';
import { prepareHomes } from './homes.ts';
import { buildNetwork } from './network.ts';
import { rideMinutes } from './travel-times.ts';

/*
 * 青線: A – B – C – G, from kilometre 0, with an express A – C – G. 赤線: C′ (of the interchange of C) – D – E. A through
 * train runs B – C – D. 桃線: A – F, away from all others.
 */
const origin = { lat: 35.7, lon: 139.7 };
const at = (metres: number) => offset(origin, metres, 0);
const station = (
  station_id: number,
  station_name: string,
  metres: number,
  station_group_id = station_id,
) => ({
  station_id,
  station_group_id,
  station_name,
  ...at(metres),
});
const network = buildNetwork({
  stations: [
    station(1, 'A', 0),
    station(2, 'B', 3000),
    station(3, 'C', 6000),
    station(30, 'C′', 6000, 3),
    station(4, 'D', 10_000),
    station(5, 'E', 13_000),
    station(6, 'F', -9000),
    station(7, 'G', 9000),
  ],
  lines: [
    { line_id: 1, line_type: 'private', line_name: '青線' },
    { line_id: 2, line_type: 'jr', line_name: '赤線' },
    { line_id: 3, line_type: 'tram', line_name: '桃線' },
  ],
  links: [
    { line_id: 1, from_station_id: 1, to_station_id: 2, distance_m: 3000 },
    { line_id: 1, from_station_id: 2, to_station_id: 3, distance_m: 3000 },
    { line_id: 1, from_station_id: 3, to_station_id: 7, distance_m: 3000 },
    { line_id: 2, from_station_id: 30, to_station_id: 4, distance_m: 4000 },
    { line_id: 2, from_station_id: 4, to_station_id: 5, distance_m: 3000 },
    { line_id: 3, from_station_id: 1, to_station_id: 6, distance_m: 9000 },
  ],
  services: [
    {
      service_name: '急行',
      is_fast: false,
      sections: [{ line_id: 1, station_ids: [1, 3, 7] }],
      metres: [6000, 3000],
    },
    {
      service_name: '',
      is_fast: false,
      sections: [
        { line_id: 1, station_ids: [2, 3] },
        { line_id: 2, station_ids: [3, 4] },
      ],
      metres: [3000, 4000],
    },
  ],
});

const indexOf = (id: number) => network.stations.findIndex(({ station_id }) => station_id === id);
const waysFrom = (id: number, limit = 90) =>
  findWays(network, [{ station: indexOf(id), minutes: 4, isBus: false }], limit);

function wayBetween(from: number, to: number) {
  const ways = waysFrom(to);
  const start = indexOf(from);
  const transfers = ways.transfers[start]!;
  return {
    minutes: minutesOfWay(ways.cost[start]!, transfers) - 4,
    transfers,
    line: network.lineNames[ways.line[start]!],
    service: network.serviceNames[ways.service[start]!],
  };
}

const toSecond = (minutes: number) => Math.round(minutes * 60) / 60;

describe('findWays', () => {
  it('takes the train that passes stations where it is quicker', () => {
    const way = wayBetween(1, 3);
    expect(way).toMatchObject({ transfers: 0, line: '青線', service: '急行' });
    expect(way.minutes).toBeCloseTo(toSecond(rideMinutes('private', 6000)));
    expect(way.minutes).toBeLessThan(2 * rideMinutes('private', 3000));
  });

  it('stays on a train that runs through to another line', () => {
    const way = wayBetween(2, 4);
    expect(way).toMatchObject({ transfers: 0, line: '青線', service: '' });
    expect(way.minutes).toBeCloseTo(
      toSecond(rideMinutes('private', 3000)) + toSecond(rideMinutes('jr', 4000)),
    );
  });

  it('changes within an interchange for the price of a change', () => {
    const way = wayBetween(1, 5);
    expect(way).toMatchObject({ transfers: 1, line: '青線', service: '急行' });
    expect(way.minutes).toBeCloseTo(
      toSecond(rideMinutes('private', 6000)) +
        TRANSFER_MINUTES +
        toSecond(rideMinutes('jr', 4000)) +
        toSecond(rideMinutes('jr', 3000)),
    );
  });

  it('takes as long in the other direction', () => {
    expect(wayBetween(5, 1).minutes).toBeCloseTo(wayBetween(1, 5).minutes);
  });

  it('goes no farther than the limit', () => {
    const { cost } = waysFrom(1, 4 + rideMinutes('private', 3000) + 0.1);
    const reached = network.stations.filter((_, index) => cost[index] !== NO_WAY);
    expect(reached.map(({ station_name }) => station_name)).toEqual(['B']);
  });
});

describe('commutes', () => {
  const place = at(13_200);
  const destination = toDestination(network, place);
  const homesAt = (...places: Point[]) => prepareHomes(network, places);
  const describeFrom = (home: Point) => describeCommute(network, destination, homesAt(home), 0)!;

  it('names the train and says about how long it takes', () => {
    const home = at(-200);
    const commute = describeFrom(home);
    expect(commute.commute_text).toMatch(/^青線の急行ほかでE駅まで約\d+分・乗換1回$/);
    expect(commute.commute_transfers).toBe(1);
    expect(commute.commute_minutes).toBe(
      Math.ceil(
        wayBetween(1, 5).minutes +
          walkMinutes(200) +
          FIRST_WAIT_MINUTES +
          walkMinutes(distanceM(at(13_000), place)),
      ),
    );
    expect(commute.distance_m).toBe(Math.round(distanceM(home, place)));
  });

  it('walks to a near destination', () => {
    expect(describeFrom(at(12_700))).toMatchObject({
      commute_minutes: walkMinutes(500),
      commute_transfers: 0,
      commute_text: `徒歩${walkMinutes(500)}分`,
    });
  });

  it('assumes a bus where no station is in walking distance', () => {
    expect(describeFrom(offset(origin, 5000, Math.PI / 2)).commute_text).toMatch(/^バス約\d+分、/);
  });

  it('has the same minutes for all homes at once, and none beyond an hour and a half', () => {
    const places = [at(-200), at(12_700), offset(origin, 5000, Math.PI / 2), { lat: 43, lon: 141 }];
    const homes = homesAt(...places);
    const { minutes, transfers } = commutesTo(destination, homes);
    expect([...minutes].slice(0, 3)).toEqual(
      places.slice(0, 3).map((home) => describeFrom(home).commute_minutes),
    );
    expect([...transfers].slice(0, 3)).toEqual(
      places.slice(0, 3).map((home) => describeFrom(home).commute_transfers),
    );
    expect(minutes[3]).toBe(NO_COMMUTE);
    expect(describeCommute(network, destination, homes, 3)).toBeUndefined();
  });
});

it('counts a walk by 80 metres a minute on streets 1.3 times the straight line, rounded up', () => {
  expect(walkMinutes(800)).toBe(13);
  expect(walkMinutes(10)).toBe(1);
});
