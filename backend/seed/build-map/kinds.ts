/** The tags of a thing of OpenStreetMap. */
export type Tags = Readonly<Record<string, string>>;

const ofValues = (kinds: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(kinds).flatMap(([kind, values]) => values.map((value) => [value, kind])));

const withLink = (kind: string) => [kind, `${kind}_link`];

const highways = ofValues({
  motorway: withLink('motorway'),
  trunk: withLink('trunk'),
  primary: withLink('primary'),
  secondary: withLink('secondary'),
  tertiary: withLink('tertiary'),
  street: ['residential', 'unclassified', 'living_street', 'road', 'busway'],
  pedestrian: ['pedestrian'],
  service: ['service'],
  path: ['path', 'footway', 'cycleway', 'track', 'bridleway', 'corridor'],
  steps: ['steps'],
});
const waterways = ofValues({
  river: ['river'],
  canal: ['canal'],
  stream: ['stream', 'drain', 'ditch'],
});
const rails = ofValues({
  subway: ['subway'],
  tram: ['tram'],
  monorail: ['monorail'],
  cable: ['funicular'],
  private: ['light_rail', 'narrow_gauge', 'rail'],
});

/** The first that a thing is counts: a park that is named a garden too is a park. */
const areas: readonly (readonly [kind: string, key: string, values: readonly string[]])[] = [
  ['water', 'natural', ['water', 'bay']],
  ['water', 'waterway', ['riverbank', 'dock']],
  ['water', 'landuse', ['reservoir', 'basin']],
  ['university', 'amenity', ['university', 'college']],
  ['school', 'amenity', ['school', 'kindergarten']],
  ['hospital', 'amenity', ['hospital']],
  ['stadium', 'leisure', ['stadium']],
  ['golf', 'leisure', ['golf_course']],
  ['pitch', 'leisure', ['pitch', 'track']],
  ['playground', 'leisure', ['playground']],
  ['park', 'leisure', ['park', 'nature_reserve', 'recreation_ground']],
  ['garden', 'leisure', ['garden']],
  ['cemetery', 'landuse', ['cemetery']],
  ['cemetery', 'amenity', ['grave_yard']],
  ['beach', 'natural', ['beach']],
  ['forest', 'natural', ['wood']],
  ['forest', 'landuse', ['forest']],
  ['grass', 'landuse', ['grass', 'meadow', 'village_green', 'recreation_ground']],
  ['grass', 'natural', ['grassland', 'heath', 'scrub']],
];

const isSet = (value: string | undefined) => value !== undefined && value !== 'no';

/** `t` in a tunnel or covered by what stands on it, `b` on a bridge, else nothing. */
const levelOf = ({ tunnel, bridge }: Tags): string => (isSet(tunnel) ? 't' : isSet(bridge) ? 'b' : '');

/** A line that maps draw. */
export interface LineKind {
  kind: string;
  level: string;
  name: string;
}

/** The street, path or river that a way is; null where it is none that maps draw. */
export function streetOf(tags: Tags): LineKind | null {
  const { highway = '', waterway = '', name = '' } = tags;
  const kind = highways.get(highway) ?? waterways.get(waterway);
  return kind === undefined ? null : { kind, level: levelOf(tags), name };
}

/** The railway that a way is, in operation and for passengers; null for sidings and yards. */
export function railOf(tags: Tags): LineKind | null {
  const { railway = '', service, usage, highspeed, operator = '', name = '' } = tags;
  const kind = rails.get(railway);
  if (kind === undefined || service !== undefined || usage === 'industrial') return null;
  const level = levelOf(tags);
  if (railway !== 'rail') return { kind, level, name };
  if (highspeed === 'yes' || name.includes('新幹線')) return { kind: 'shinkansen', level, name };
  return { kind: /旅客鉄道|^JR/.test(operator) ? 'jr' : kind, level, name };
}

/** The park, water or ground that an area is; null where it is none that maps draw. */
export const areaOf = (tags: Tags): string | null =>
  areas.find(([, key, values]) => values.includes(tags[key] ?? ''))?.[0] ?? null;

/** The key of nodes that are read. */
export const ENTRANCE_KEY = 'railway';

/** Whether a node is a way into a station. */
export const isEntrance = (tags: Tags): boolean =>
  ['subway_entrance', 'train_station_entrance'].includes(tags[ENTRANCE_KEY] ?? '');

/** Every key of ways and relations that the functions of this file read. */
export const READ_KEYS = [
  'amenity',
  'bridge',
  'highspeed',
  'highway',
  'landuse',
  'leisure',
  'name',
  'natural',
  'operator',
  'railway',
  'service',
  'tunnel',
  'type',
  'usage',
  'waterway',
];
