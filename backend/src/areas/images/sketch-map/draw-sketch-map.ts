import { escapeHtml } from '@gakumado/shared/escape-html';
import { fullStationName, METRES_PER_DEGREE } from '@gakumado/shared/vocabulary';
import type { Point } from '@gakumado/shared/vocabulary';
import type { Place } from './sketch-map-queries.ts';

const WIDTH = 800;
const HEIGHT = 420;
/** Half of the width in metres, at least and at most. */
const REACH_M = { min: 700, max: 3_500 };
/** So many stations are on a map, where they are near enough. */
const SHOWN_STATIONS = 3;
/** Between two stations further apart, as those of a Shinkansen, a track is not nearly straight. */
const STRAIGHT_M = 8_000;
const FONT = "'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','Yu Gothic UI',Meiryo,sans-serif";
const colors = { land: '#f8f7f3', rail: '#7f8c88', text: '#1d2827', home: '#b8470f', campus: '#0b5a50' };

interface Sketch {
  name: string;
  home: Point;
  stations: readonly Place[];
  campuses: readonly Place[];
  tracks: readonly (readonly [from: Point, to: Point])[];
}

/** Half of the width of a map on which the nearest stations are, in metres. */
export function reachOf(stations: readonly Place[]): number {
  const distance = stations[Math.min(SHOWN_STATIONS, stations.length) - 1]?.distance_m ?? 0;
  return Math.min(REACH_M.max, Math.max(REACH_M.min, distance * (WIDTH / HEIGHT) * 1.15));
}

interface Label {
  x: number;
  y: number;
  text: string;
  size: number;
  color: string;
}

/** Writes labels beside their places, those first that matter most; one without room is left out. */
function writeLabels(labels: readonly Label[]): string {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  return labels
    .map(({ x, y, text, size, color }) => {
      const width = text.length * size;
      const places = [
        { left: x + 12, top: y - size / 2 },
        { left: x - 12 - width, top: y - size / 2 },
        { left: x - width / 2, top: y + 11 },
        { left: x - width / 2, top: y - 13 - size },
      ];
      const free = places
        .map(({ left, top }) => ({ left, top, right: left + width, bottom: top + size }))
        .find(
          (box) =>
            box.left >= 0 &&
            box.right <= WIDTH &&
            box.top >= 0 &&
            box.bottom <= HEIGHT &&
            taken.every(
              (other) =>
                box.left > other.right ||
                box.right < other.left ||
                box.top > other.bottom ||
                box.bottom < other.top,
            ),
        );
      if (!free) return '';
      taken.push(free);
      return `<text x="${free.left.toFixed(1)}" y="${(free.top + size * 0.86).toFixed(1)}" font-size="${size}" fill="${color}">${escapeHtml(text)}</text>`;
    })
    .join('');
}

/** The way from a station to an estate without a map of streets: lines, stations and schools around it, north above. */
export function drawSketchMap({ name, home, stations, campuses, tracks }: Sketch): string {
  const reach = reachOf(stations);
  const pixelsPerMetre = WIDTH / 2 / reach;
  const lonMetres = METRES_PER_DEGREE * Math.cos((home.lat * Math.PI) / 180);
  const toCanvas = ({ lat, lon }: Point) => ({
    x: WIDTH / 2 + (lon - home.lon) * lonMetres * pixelsPerMetre,
    y: HEIGHT / 2 - (lat - home.lat) * METRES_PER_DEGREE * pixelsPerMetre,
  });
  const isShown = ({ x, y }: { x: number; y: number }) => x > 8 && x < WIDTH - 8 && y > 8 && y < HEIGHT - 8;

  const track = tracks
    .map(([from, to]) => [toCanvas(from), toCanvas(to)] as const)
    .filter(([from, to]) => Math.hypot(from.x - to.x, from.y - to.y) < STRAIGHT_M * pixelsPerMetre)
    .map(([from, to]) => `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`)
    .join('');

  const shownStations = stations.map((place) => ({ ...place, ...toCanvas(place) })).filter(isShown);
  const shownCampuses = campuses.map((place) => ({ ...place, ...toCanvas(place) })).filter(isShown);
  const centre = { x: WIDTH / 2, y: HEIGHT / 2 };
  const labels: Label[] = [
    { ...centre, text: name, size: 17, color: colors.home },
    ...shownStations.map(({ x, y, name: station }) => ({
      x,
      y,
      text: fullStationName(station),
      size: 15,
      color: colors.text,
    })),
    ...shownCampuses.map(({ x, y, name: school }) => ({
      x,
      y,
      text: school,
      size: 14,
      color: colors.campus,
    })),
  ];
  const scaleM = reach > 1_600 ? 1_000 : 500;
  const scale = scaleM * pixelsPerMetre;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${colors.land}"/>`,
    `<path d="${track}" fill="none" stroke="${colors.rail}" stroke-width="6"/>`,
    `<path d="${track}" fill="none" stroke="#fff" stroke-width="3.5" stroke-dasharray="11"/>`,
    ...shownCampuses.map(
      ({ x, y }) =>
        `<path d="M${(x - 6).toFixed(1)} ${(y - 6).toFixed(1)}h12v12h-12z" fill="${colors.campus}"/>`,
    ),
    ...shownStations.map(
      ({ x, y }) =>
        `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="7" fill="#fff" stroke="${colors.text}" stroke-width="3"/>`,
    ),
    `<circle cx="${centre.x}" cy="${centre.y}" r="9" fill="${colors.home}" stroke="#fff" stroke-width="2"/>`,
    `<g font-family="${FONT}" font-weight="700" stroke="#fff" stroke-width="4" stroke-linejoin="round" paint-order="stroke">`,
    writeLabels(labels),
    `<text x="${WIDTH - 30}" y="24" font-size="15" fill="${colors.text}">北↑</text>`,
    `<text x="16" y="${HEIGHT - 22}" font-size="13" fill="${colors.text}">${scaleM}m</text></g>`,
    `<path d="M16 ${HEIGHT - 16}v6h${scale.toFixed(1)}v-6" fill="none" stroke="${colors.text}" stroke-width="2"/>`,
    '</svg>',
  ].join('');
}
