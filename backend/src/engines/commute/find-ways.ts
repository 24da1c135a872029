import type { Access } from './find-accesses.ts';
import type { Network } from './network.ts';
import { TRANSFER_RELUCTANCE_SECONDS } from './travel-times.ts';

/** Of a station from which no train is of use. */
export const NO_WAY = 0xffff;

/**
 * The best ways to one destination by train, by station: from boarding there to the door. A change counts as
 * TRANSFER_RELUCTANCE_SECONDS more than it takes when ways are compared; `cost` holds that, in seconds.
 */
export interface Ways {
  accesses: readonly Access[];
  /** NO_WAY where no train is of use. */
  cost: Uint16Array;
  transfers: Uint8Array;
  /** The train to board: index of the line and of the service in the network. */
  line: Uint16Array;
  service: Uint16Array;
  /** Where to get off: place in `accesses`. */
  alighting: Uint8Array;
}

/** Minutes of a way, changes included: what `cost` holds without the reluctance. */
export const minutesOfWay = (cost: number, transfers: number): number =>
  (cost - transfers * TRANSFER_RELUCTANCE_SECONDS) / 60;

/** Labels in the order of their cost: one list for each second. */
class Queue {
  private readonly heads: Int32Array;
  private readonly labels: number[] = [];
  private readonly nexts: number[] = [];
  private second = 0;

  constructor(limit: number) {
    this.heads = new Int32Array(limit + 1).fill(-1);
  }

  push(label: number, cost: number): void {
    this.labels.push(label);
    this.nexts.push(this.heads[cost]!);
    this.heads[cost] = this.labels.length - 1;
  }

  /** The next label in order, -1 at the end; its cost is `cost`. */
  pop(): number {
    const { heads } = this;
    while (this.second < heads.length) {
      const head = heads[this.second]!;
      if (head >= 0) {
        heads[this.second] = this.nexts[head]!;
        return this.labels[head]!;
      }
      this.second += 1;
    }
    return -1;
  }

  get cost(): number {
    return this.second;
  }
}

/**
 * Finds the best ways to a destination from all stations within `limitMinutes`, by Dijkstra's algorithm. The network
 * can be travelled both ways, so the search starts at the destination. A label is a platform, or a station (after the
 * platforms) that one may change at.
 */
export function findWays(network: Network, accesses: readonly Access[], limitMinutes: number): Ways {
  const { stationOf, serviceOf, rideStart, rideTo, rideSeconds, rideLine } = network;
  const { platformStart, platforms, neighbourStart, neighbours, changeSeconds } = network;
  const platformCount = stationOf.length;
  const stationCount = network.stations.length;
  const limit = limitMinutes * 60;
  const ways: Ways = {
    accesses,
    cost: new Uint16Array(stationCount).fill(NO_WAY),
    transfers: new Uint8Array(stationCount),
    line: new Uint16Array(stationCount),
    service: new Uint16Array(stationCount),
    alighting: new Uint8Array(stationCount),
  };
  const costs = new Uint16Array(platformCount).fill(NO_WAY);
  const changes = new Uint8Array(platformCount);
  const origins = new Uint8Array(platformCount);
  const queue = new Queue(limit);

  const board = (platform: number, cost: number, transfers: number, origin: number): void => {
    if (cost > limit || cost >= costs[platform]!) return;
    costs[platform] = cost;
    changes[platform] = transfers;
    origins[platform] = origin;
    queue.push(platform, cost);
  };

  const boardAll = (station: number, cost: number, transfers: number, origin: number): void => {
    for (let at = platformStart[station]!; at < platformStart[station + 1]!; at += 1)
      board(platforms[at]!, cost, transfers, origin);
  };

  const ride = (platform: number, cost: number): void => {
    const transfers = changes[platform]!;
    const origin = origins[platform]!;
    for (let at = rideStart[platform]!; at < rideStart[platform + 1]!; at += 1) {
      const next = rideTo[at]!;
      const sum = cost + rideSeconds[at]!;
      if (sum > limit) continue;
      board(next, sum, transfers, origin);
      const station = stationOf[next]!;
      // Nobody rides away from where they get off and back.
      if (sum >= ways.cost[station]! || station === accesses[origin]!.station) continue;
      ways.cost[station] = sum;
      ways.transfers[station] = transfers;
      ways.line[station] = rideLine[at]!;
      ways.service[station] = serviceOf[next]!;
      ways.alighting[station] = origin;
      queue.push(platformCount + station, sum);
    }
  };

  const change = (station: number, cost: number): void => {
    for (let at = neighbourStart[station]!; at < neighbourStart[station + 1]!; at += 1) {
      const sum = cost + changeSeconds[at]! + TRANSFER_RELUCTANCE_SECONDS;
      boardAll(neighbours[at]!, sum, ways.transfers[station]! + 1, ways.alighting[station]!);
    }
  };

  for (const [origin, { station, minutes }] of accesses.entries()) boardAll(station, minutes * 60, 0, origin);
  for (let label = queue.pop(); label >= 0; label = queue.pop()) {
    const { cost } = queue;
    if (label < platformCount) {
      if (cost === costs[label]!) ride(label, cost);
    } else if (cost === ways.cost[label - platformCount]!) change(label - platformCount, cost);
  }
  return ways;
}
