import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { requiredChoiceMessage } from '@gakumado/shared/forms/messages';
import { formatCount, SelectField } from '@gakumado/shared/ui';
import { radiusChoicesKm } from '@gakumado/shared/vocabulary';
import { areaScope } from '../../search/scopes/area-scope.ts';
import { CampusChoice } from '../../search/draft/campus-choice.tsx';
import type { PlaceKind } from '../../search/draft/draft-place.ts';
import type { FoundPlace } from '../../search/draft/find-place.ts';
import type { Search } from '../../search/search.ts';
import { hrefOf } from '../../search/scope.ts';
import { RangePointField } from './range-point-field.tsx';
import styles from './search-condition-page.module.css';

const kinds: readonly { kind: PlaceKind; label: string }[] = [
  { kind: 'campus', label: '学校' },
  { kind: 'pref', label: '都道府県' },
  { kind: 'city', label: '市区町村' },
  { kind: 'station', label: '駅' },
  { kind: 'range', label: '地点からの距離' },
  { kind: 'map', label: '地図の範囲' },
];

interface PlaceFieldsProps {
  found: FoundPlace;
  search: Search;
  /** Of the message that the place is missing; undefined while it is not. */
  missingId: string | undefined;
  /** The fields of the chosen way. */
  ref: Ref<HTMLDivElement>;
  /** Shown below the fields. */
  children: ReactNode;
}

/** The place to search: one of six ways (contract, 4.14), each with its own fields. */
export function PlaceFields({ found, search, missingId, ref, children }: PlaceFieldsProps) {
  const { kind } = found.draft;
  // A prefecture that is not open has nothing to choose from.
  const isOpen = found.closed === null;
  const isMissing = missingId !== undefined;
  return (
    <section className={styles.place} aria-labelledby="place-title">
      <h2 id="place-title">場所</h2>
      <fieldset>
        <legend className={styles.legend}>何から探しますか</legend>
        <ul className={styles.kinds}>
          {kinds.map((option) => (
            <li key={option.kind}>
              <label className={styles.kind}>
                <input type="radio" name="place" value={option.kind} defaultChecked={option.kind === kind} />
                <span>{option.label}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div
        ref={ref}
        role="group"
        className={styles.way}
        aria-labelledby="place-title"
        aria-describedby={missingId}
      >
        {kind === 'campus' && <CampusChoice found={found} error={choiceError('キャンパス', isMissing)} />}
        {(kind === 'pref' || kind === 'city' || kind === 'station') && (
          <PrefectureField found={found} isMissing={isMissing} />
        )}
        {kind === 'city' && isOpen && <CityFields found={found} isMissing={isMissing} />}
        {kind === 'station' && isOpen && <StationFields found={found} />}
        {kind === 'range' && <RangeFields found={found} isMissing={isMissing} />}
        {kind === 'map' && <MapField found={found} search={search} />}
      </div>
      {children}
    </section>
  );
}

type FieldsProps = Readonly<{ found: FoundPlace }>;
type NeededProps = FieldsProps & Readonly<{ isMissing: boolean }>;

/** The message at a select without a choice. */
const choiceError = (label: string, isAsked: boolean) => (isAsked ? requiredChoiceMessage(label) : undefined);

function PrefectureField({ found: { draft, prefectures }, isMissing }: NeededProps) {
  return (
    <SelectField
      label="都道府県"
      name="pref"
      defaultValue={draft.pref ?? ''}
      error={choiceError('都道府県', isMissing && (draft.kind === 'pref' || draft.pref === undefined))}
    >
      <option value="">選んでください</option>
      {prefectures.map(({ prefecture_id, name_kana, is_open }) => (
        <option key={prefecture_id} value={prefecture_id}>
          {name_kana}
          {is_open ? '' : '（準備中）'}
        </option>
      ))}
    </SelectField>
  );
}

interface Box {
  id: number;
  label: string;
  count: number;
}

interface BoxesProps {
  name: string;
  boxes: readonly Box[];
  chosen: readonly number[];
  isMissing?: boolean;
}

function Boxes({ name, boxes, chosen, isMissing }: BoxesProps) {
  return (
    <ul className={styles.boxes}>
      {boxes.map(({ id, label, count }) => (
        <li key={id}>
          <label className={styles.box}>
            <input
              type="checkbox"
              name={name}
              value={id}
              defaultChecked={chosen.includes(id)}
              disabled={count === 0 && !chosen.includes(id)}
              aria-invalid={isMissing || undefined}
            />
            <span>{label}</span>
            <small>{formatCount(count)}件</small>
          </label>
        </li>
      ))}
    </ul>
  );
}

function CityFields({ found: { draft, cities }, isMissing }: NeededProps) {
  if (cities.length === 0) return null;
  const boxes = cities.map(({ city_id, city_name, estate_count }) => ({
    id: city_id,
    label: city_name,
    count: estate_count,
  }));
  return (
    <fieldset>
      <legend className={styles.legend}>市区町村（100市区町村まで）</legend>
      <Boxes key={draft.pref} name="city_id" boxes={boxes} chosen={draft.city_id} isMissing={isMissing} />
    </fieldset>
  );
}

/** Stations by line, those without homes left out; a line opens when one of its stations is chosen. */
function StationFields({ found: { draft, lines } }: FieldsProps) {
  if (lines.length === 0) return null;
  const seen = new Set<number>();
  const groups = lines.flatMap(({ line_id, line_name, stations }) => {
    // A station of several lines is one field, under the first of them.
    const own = stations.filter(({ station_id, estate_count }) => estate_count > 0 && !seen.has(station_id));
    for (const { station_id } of own) seen.add(station_id);
    return own.length > 0 ? [{ line_id, line_name, stations: own }] : [];
  });
  return (
    <div className={styles.lines}>
      <p className={styles.legend}>駅（100駅まで）</p>
      {groups.map(({ line_id, line_name, stations }) => (
        <details
          key={`${draft.pref} ${line_id}`}
          className={styles.line}
          open={stations.some(({ station_id }) => draft.station_id.includes(station_id)) || undefined}
        >
          <summary>
            {line_name}
            <small>{stations.length}駅</small>
          </summary>
          <fieldset>
            <legend className={styles.hidden}>{line_name}の駅</legend>
            <Boxes
              name="station_id"
              boxes={stations.map(({ station_id, station_name, estate_count }) => ({
                id: station_id,
                label: station_name,
                count: estate_count,
              }))}
              chosen={draft.station_id}
            />
          </fieldset>
        </details>
      ))}
    </div>
  );
}

function RangeFields({ found: { draft }, isMissing }: NeededProps) {
  const { lat, lon, dis } = draft;
  return (
    <div className={styles.range}>
      <RangePointField lat={lat} lon={lon} />
      <SelectField
        label="地点からの距離"
        name="dis"
        defaultValue={dis ?? ''}
        error={choiceError('地点からの距離', isMissing && dis === undefined && lat !== undefined)}
      >
        <option value="">選んでください</option>
        {radiusChoicesKm.map((km) => (
          <option key={km} value={km}>
            {km}km以内
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** A part of a map is drawn or framed on the map of a list, from where the condition can be saved as well. */
function MapField({ found: { scope }, search }: FieldsProps & { search: Search }) {
  return (
    <div className={styles.map}>
      {!scope && <p>範囲が選ばれていません。地図を開いて、お探しの範囲を囲んでください。</p>}
      <Link to={hrefOf(scope ?? areaScope(), { ...search, view: 'map' })}>
        {scope ? '地図で範囲を選び直す' : '地図で範囲を囲む'}
      </Link>
    </div>
  );
}
