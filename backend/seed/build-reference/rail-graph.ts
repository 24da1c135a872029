import { distanceM } from './mesh.ts';
import type { Stop } from './railway-source.ts';

type Link = readonly [Stop, Stop];

function connects([from, to]: Link, a: Stop, b: Stop): boolean {
  return (from.key === a.key && to.key === b.key) || (from.key === b.key && to.key === a.key);
}

/** One line: its stations in the order in which they are listed, and the pairs between which trains run. */
export class RailGraph {
  stops: Stop[];
  links: Link[];

  constructor(stops: readonly Stop[]) {
    this.stops = [...stops];
    this.links = stops.slice(1).map((stop, index) => [stops[index] as Stop, stop] as const);
  }

  find(name: string): Stop | undefined {
    return this.stops.find((stop) => stop.station_name === name);
  }

  isLinked(a: Stop, b: Stop): boolean {
    return this.links.some((link) => connects(link, a, b));
  }

  cut(a: Stop, b: Stop): void {
    if (!this.isLinked(a, b)) throw new Error(`${a.station_name} and ${b.station_name} are not neighbours`);
    this.links = this.links.filter((link) => !connects(link, a, b));
  }

  join(a: Stop, b: Stop): void {
    if (!this.isLinked(a, b)) this.links.push([a, b]);
  }

  /** Takes a station out; where it lay between exactly two others, these become neighbours. */
  remove(stop: Stop): void {
    const neighbours = this.links
      .filter((link) => link.includes(stop))
      .map(([from, to]) => (from === stop ? to : from));
    this.links = this.links.filter((link) => !link.includes(stop));
    this.stops = this.stops.filter((other) => other !== stop);
    const [a, b] = neighbours;
    if (a && b && neighbours.length === 2) this.join(a, b);
  }

  /** Puts a station between the two neighbours to which it adds the least distance. */
  insert(stop: Stop): void {
    const detour = ([from, to]: Link): number =>
      distanceM(from, stop) + distanceM(stop, to) - distanceM(from, to);
    const [best] = this.links.toSorted((a, b) => detour(a) - detour(b));
    if (!best) throw new Error(`Nothing to insert ${stop.station_name} into`);
    const [from, to] = best;
    this.cut(from, to);
    this.links.push([from, stop], [stop, to]);
    this.stops.splice(this.stops.indexOf(from) + 1, 0, stop);
  }

  /** Lets the line go on from one of its ends. */
  extend(end: Stop, added: readonly Stop[]): void {
    let from = end;
    for (const stop of added) {
      this.links.push([from, stop]);
      from = stop;
    }
    if (this.stops[0] === end) this.stops.unshift(...added.toReversed());
    else this.stops.splice(this.stops.indexOf(end) + 1, 0, ...added);
  }
}
