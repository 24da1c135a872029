import { fullStationName } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import type { MapColors } from '@gakumado/shared/map-style';
import { readReferenceTable } from '../../platform/reference-table.ts';
import { pathOf, widthOf } from '../../platform/written-text.ts';

interface Station extends Point {
  name: string;
}

let stations: readonly Station[] | undefined;

/** Stations by their names: those of several companies at one interchange that share a name are one. */
function readStations(): readonly Station[] {
  const first = new Map<string, Station>();
  for (const row of readReferenceTable<'station_group_id' | 'station_name' | 'lat' | 'lon'>('stations.tsv')) {
    const key = `${row.station_group_id} ${row.station_name}`;
    if (!first.has(key))
      first.set(key, { name: row.station_name, lat: Number(row.lat), lon: Number(row.lon) });
  }
  return Array.from(first.values());
}

const SIZE = 13;
const RADIUS = 4;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const doMeet = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * The stations on a picture as points with their names below, as on the interactive map; those nearest to its middle first. A name that
 * would lie upon another, on the middle or over the edge is left out.
 * @param place the pixel of a point
 */
export function stationMarks(
  place: (at: Point) => { x: number; y: number },
  { width, height }: { width: number; height: number },
  colors: MapColors,
): string {
  stations ??= readStations();
  const middle = { x: width / 2, y: height / 2 };
  const shown = stations
    .map((station) => Object.assign(place(station), { name: station.name }))
    .filter(({ x, y }) => x > 0 && x < width && y > 0 && y < height)
    .toSorted(
      (one, other) =>
        Math.hypot(one.x - middle.x, one.y - middle.y) - Math.hypot(other.x - middle.x, other.y - middle.y),
    );
  // A sign of the page stands upon the middle.
  const taken: Box[] = [
    { left: middle.x - 16, right: middle.x + 16, top: middle.y - 40, bottom: middle.y + 8 },
  ];
  const names = shown.map(({ name, x, y }) => {
    const text = fullStationName(name);
    const half = widthOf(text, SIZE, 'bold') / 2;
    const box = {
      left: x - half - 2,
      right: x + half + 2,
      top: y + RADIUS + 2,
      bottom: y + RADIUS + SIZE + 6,
    };
    const isFree =
      box.left >= 0 &&
      box.right <= width &&
      box.bottom <= height &&
      !taken.some((other) => doMeet(box, other));
    if (!isFree) return '';
    taken.push(box);
    return pathOf(text, x - half, y + RADIUS + SIZE + 2, SIZE, 'bold');
  });
  const points = shown.map(
    ({ x, y }) =>
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${RADIUS}" fill="${colors['rail-gap']}" stroke="${colors.rail}" stroke-width="1.6"/>`,
  );
  const written = names.join('');
  return [
    ...points,
    `<path d="${written}" fill="none" stroke="${colors.halo}" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="${written}" fill="${colors.label}"/>`,
  ].join('');
}
