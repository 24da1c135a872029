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
  /** The way on foot to the station that the home names first, as coordinates of GeoJSON; null where the streets are not known. */
  walk: readonly (readonly [lon: number, lat: number])[] | null;
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

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Half of the side of the square that the mark of a place takes. */
const MARK = 9;
/** Where north and the scale are. */
const SIGNS: readonly Box[] = [
  { left: WIDTH - 32, right: WIDTH, top: 8, bottom: 28 },
  { left: 0, right: 60, top: HEIGHT - 36, bottom: HEIGHT },
];
/** Where the walk is explained, if there is one. */
const WALK_TEXT = '点線：徒歩の道順';
const WALK_SIGN: Box = { left: 0, right: 150, top: 8, bottom: 32 };
/** Room around a name, for its white edge. */
const EDGE = 2;

const markBox = ({ x, y }: { x: number; y: number }): Box => ({
  left: x - MARK,
  right: x + MARK,
  top: y - MARK,
  bottom: y + MARK,
});

/** The places of a name around its mark: beside it, below and above, then at its corners. */
function boxesAround({ x, y, text, size }: Label): Box[] {
  const width = text.length * size;
  const [before, after] = [x - 12 - width, x + 12];
  const [above, middle, below] = [y - 13 - size, y - size / 2, y + 13];
  const corners: [left: number, top: number][] = [
    [after, middle],
    [before, middle],
    [x - width / 2, below],
    [x - width / 2, above],
    [x, below],
    [x, above],
    [x - width, below],
    [x - width, above],
  ];
  return corners.map(([left, top]) => ({ left, top, right: left + width, bottom: top + size }));
}

const isOnMap = ({ left, right, top, bottom }: Box) =>
  left >= 0 && right <= WIDTH && top >= 0 && bottom <= HEIGHT;

const isApart = (box: Box, other: Box) =>
  box.left - EDGE > other.right ||
  box.right + EDGE < other.left ||
  box.top - EDGE > other.bottom ||
  box.bottom + EDGE < other.top;

/**
 * Writes labels beside their places, those first that matter most. None covers another or the mark of a place. One
 * without room is left out, but the first, which may cover marks.
 */
function writeLabels(labels: readonly Label[], taken: Box[]): string {
  return labels
    .map((label, index) => {
      const boxes = boxesAround(label).filter(isOnMap);
      const free = boxes.find((box) => taken.every((other) => isApart(box, other)));
      const box = free ?? (index === 0 ? boxes[0] : undefined);
      if (!box) return '';
      taken.push(box);
      const { text, size, color } = label;
      return `<text x="${box.left.toFixed(1)}" y="${(box.top + size * 0.86).toFixed(1)}" font-size="${size}" fill="${color}">${escapeHtml(text)}</text>`;
    })
    .join('');
}

/** The way from a station to an estate: the walk, lines, stations and schools around it, north above. */
export function drawSketchMap({ name, home, stations, campuses, tracks, walk }: Sketch): string {
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

  const steps = walk?.map(([lon, lat]) => toCanvas({ lat, lon })) ?? [];
  const isWalkShown = steps.length > 0 && steps.every(isShown);
  const walkLine = steps.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

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
    isWalkShown
      ? `<path d="M${walkLine}" fill="none" stroke="${colors.home}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="0 7"/>`
      : '',
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
    writeLabels(labels, [
      ...SIGNS,
      ...(isWalkShown ? [WALK_SIGN] : []),
      ...[centre, ...shownStations, ...shownCampuses].map(markBox),
    ]),
    isWalkShown ? `<text x="16" y="26" font-size="15" fill="${colors.home}">${WALK_TEXT}</text>` : '',
    `<text x="${WIDTH - 30}" y="24" font-size="15" fill="${colors.text}">北↑</text>`,
    `<text x="16" y="${HEIGHT - 22}" font-size="13" fill="${colors.text}">${scaleM}m</text></g>`,
    `<path d="M16 ${HEIGHT - 16}v6h${scale.toFixed(1)}v-6" fill="none" stroke="${colors.text}" stroke-width="2"/>`,
    '</svg>',
  ].join('');
}
