import type { FeatureCollection, LineString, Point } from 'geojson';
import type { GeoJSONSource } from 'maplibre-gl';
import { placesInFirstView } from '../../lib/map-base/first-view.ts';
import { extentOf } from '../../lib/map-base/geo.ts';
import type { MapEngine, MapEvents } from '../../lib/map-base/map-engine-types.ts';
import type { MapPlace } from '../../lib/map-base/map-place.ts';
import { PLACES_PADDING } from './map-bounds.ts';
import { drawSign, drawSpot } from './map-images.ts';
import { openMap } from './open-map.ts';
import { placeLayers } from './place-layers.ts';
import { watchPresses } from './watch-presses.ts';

/** Half of a sign on both sides, beside the zoom buttons on the right. */
const SIGNS_PADDING = { ...PLACES_PADDING, left: 72, right: 112 };

/** A sign has the minutes below the name, so that it is half as wide. */
const MINUTES = / (?=\S+分$)/u;

const featuresOf = (
  places: readonly MapPlace[],
): FeatureCollection<Point, Pick<MapPlace, 'label' | 'kind'> & { index: number }> => ({
  type: 'FeatureCollection',
  features: places.map(({ lat, lon, label, kind }, index) => ({
    type: 'Feature',
    properties: { label: label.replace(MINUTES, '\n'), kind, index },
    geometry: { type: 'Point', coordinates: [lon, lat] },
  })),
});

/** From what the map is about to each place that one walks to, along the streets where the way is known. */
const walksOf = (places: readonly MapPlace[]): FeatureCollection<LineString> => {
  const subjects = places.filter(({ kind }) => kind === 'subject');
  const walks = places
    .filter(({ isWalked }) => isWalked)
    .flatMap(({ path, lat, lon }) =>
      path
        ? [[...path]]
        : subjects.map((subject) => [subject, { lat, lon }].map((end) => [end.lon, end.lat])),
    );
  return {
    type: 'FeatureCollection',
    features: walks.map((coordinates) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates },
    })),
  };
};

interface PlacesOptions {
  container: HTMLElement;
  content: readonly MapPlace[];
  /** The first view has all places, and not only those around the first. */
  isWhole?: boolean | undefined;
  events: MapEvents;
  /** Spots were pressed, by their places in the content; none: the empty map was. Absent where nothing can be. */
  onPress?: ((indexes: readonly number[]) => void) | undefined;
}

/** Draws named places around the first of them; rejects as {@link openMap} does, and without any place. */
export async function openPlacesMap({
  container,
  content,
  isWhole = false,
  events,
  onPress,
}: PlacesOptions): Promise<MapEngine<readonly MapPlace[]>> {
  const view = extentOf(placesInFirstView(content, isWhole));
  if (!view) throw new Error('There is no place to show.');
  return openMap({
    container,
    content,
    view,
    isFramed: false,
    padding: SIGNS_PADDING,
    sources: {
      walks: { type: 'geojson', data: walksOf([]) },
      places: { type: 'geojson', data: featuresOf([]) },
    },
    layers: placeLayers,
    images: (colors) => ({
      spot: drawSpot(colors.place, colors.pin),
      sign: drawSign(colors.place, colors.pin),
      'subject-spot': drawSpot(colors.strong, colors.pin),
      'subject-sign': drawSign(colors.strong, colors.pin),
    }),
    start: (map, isTouch) => {
      if (onPress) watchPresses(map, isTouch, onPress);
      let shown: readonly MapPlace[] = [];
      return (places) => {
        // Pages describe their places again each time they render.
        if (JSON.stringify(places) === JSON.stringify(shown)) return;
        shown = places;
        void map.getSource<GeoJSONSource>('walks')?.setData(walksOf(places));
        void map.getSource<GeoJSONSource>('places')?.setData(featuresOf(places));
      };
    },
    events,
  });
}
