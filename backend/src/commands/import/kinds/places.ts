import { METRES_PER_DEGREE, ONLY_CAMPUS, schoolTypes } from '@gakumado/shared/vocabulary';
import { flag, id, japan, list, pattern, text, texts, word } from '../cell.ts';
import { integer } from '../number-cell.ts';
import { keepPlace, knownCity, optional, required, type FileKind } from '../file-kind.ts';

const cityId = required('city_id', '市区町村コード', integer(1101, 47_999), { note: '5桁' });

/** Words of `search_text`, which parts them by a blank. */
const wordsOf = (words: string) => `array(
  select word from (
    select regexp_replace(word, '\\s+', '', 'g') as word, n from unnest(${words}) with ordinality as given (word, n)
  ) as words where word <> '' group by word order by min(n))`;
const BARE = `regexp_replace(s.school_name, '(大学院大学|短期大学|大学校|大学|高等専門学校|専門学校)$', '')`;
const BARE_KANA = `regexp_replace(s.school_kana, '(ダイガクインダイガク|タンキダイガク|ダイガッコウ|ダイガク|コウトウセンモンガッコウ|センモンガッコウ)$', '')`;
const ALIASES = `coalesce(s.aliases, (select k.aliases from school k where k.school_id = s.school_id), '{}')`;
const SCHOOL_WORDS = `array[s.school_name, ${BARE}, s.school_kana, ${BARE_KANA}] || ${ALIASES}`;

export const campuses: FileKind = {
  name: 'campuses',
  label: '学校・キャンパス',
  table: 'campus',
  key: ['campus_id'],
  columns: [
    required('campus_id', 'キャンパス番号', id),
    required('school_id', '学校番号', id),
    required('school_name', '学校名', text(100), {
      role: 'staged',
      sqlType: 'text',
      exported: '(select school_name from school where school.school_id = t.school_id)',
    }),
    required('school_kana', '学校名カナ', text(200), {
      role: 'staged',
      sqlType: 'text',
      exported: '(select school_kana from school where school.school_id = t.school_id)',
    }),
    required('school_type', '学校の種類', word(...schoolTypes), {
      role: 'staged',
      sqlType: 'text',
      exported: '(select school_type from school where school.school_id = t.school_id)',
    }),
    optional('aliases', '略称', texts(50), {
      role: 'staged',
      sqlType: 'text[]',
      exported: '(select aliases from school where school.school_id = t.school_id)',
      note: '略称、ローマ字など',
    }),
    required('campus_name', 'キャンパス名', text(100), { note: `一つだけのときは「${ONLY_CAMPUS}」` }),
    required('campus_kana', 'キャンパス名カナ', text(200)),
    cityId,
    required('address', '住所', text(200)),
    required('lat', '緯度', japan.lat),
    required('lon', '経度', japan.lon),
    optional('nearest_station_id', '最寄り駅番号', id, {
      fallback: `(select t.station_id from station t where t.lat between s.lat - 0.15 and s.lat + 0.15
        and t.lon between s.lon - 0.18 and s.lon + 0.18
        and ${METRES_PER_DEGREE} * sqrt((t.lat - s.lat) ^ 2 + ((t.lon - s.lon) * cos(radians(s.lat))) ^ 2) <= 15000
        order by (t.lat - s.lat) ^ 2 + ((t.lon - s.lon) * 0.82) ^ 2, t.station_id limit 1)`,
      note: '空欄は15km以内の最も近い駅',
    }),
    optional('is_approximate', '位置はおおよそ', flag, { fallback: 'false' }),
    optional('search_keys', '検索の言葉', texts(100), {
      fallback: `'{}'`,
      note: '通称など。学校名、キャンパス名、略称とその読みは、書かなくても見つかります',
    }),
  ],
  complete: [keepPlace('campuses', 'campus', 'campus_id')],
  checks: [
    knownCity,
    {
      column: 'school_name',
      where: `exists (select from import_campuses o where o.school_id = s.school_id
        and (o.school_name, o.school_kana, o.school_type) <> (s.school_name, s.school_kana, s.school_type))`,
      reason: '同じ学校番号で、学校名・カナ・種類の違う行があります。',
    },
    {
      column: 'nearest_station_id',
      where: `s.nearest_station_id is not null and not exists (select from station t where t.station_id = s.nearest_station_id)`,
      reason: 'この番号の駅がありません。',
    },
  ],
  set: { prefecture_id: 's.city_id / 1000' },
  before: [
    `insert into school (school_id, school_name, school_kana, school_type, aliases, search_text)
     select distinct on (school_id) school_id, school_name, school_kana, school_type, ${ALIASES},
       coalesce((select search_text from school k where (k.school_id, k.school_name, k.school_kana, k.aliases)
         = (s.school_id, s.school_name, s.school_kana, ${ALIASES})), array_to_string(${wordsOf(SCHOOL_WORDS)}, ' '))
     from import_campuses s order by school_id, file_no, line_no
     on conflict (school_id) do update set school_name = excluded.school_name, school_kana = excluded.school_kana,
       school_type = excluded.school_type, aliases = excluded.aliases, search_text = excluded.search_text
     where (school.school_name, school.school_kana, school.school_type, school.aliases, school.search_text)
       is distinct from (excluded.school_name, excluded.school_kana, excluded.school_type, excluded.aliases, excluded.search_text)`,
  ],
};

const DISTANCE = `round(${METRES_PER_DEGREE} * sqrt((a.lat - b.lat) ^ 2 + ((a.lon - b.lon) * cos(radians((a.lat + b.lat) / 2))) ^ 2))::integer`;
/** The neighbours that the file gives, as pairs. */
const PAIRS = `select s.station_id, split_part(pair, ':', 1)::integer as line_id, split_part(pair, ':', 2)::integer as other_id
  from import_stations s, unnest(s.neighbours) as pair`;
const isPair = (link: string, pair: string) => `${link}.line_id = ${pair}.line_id and
  (${link}.from_station_id, ${link}.to_station_id) in ((${pair}.station_id, ${pair}.other_id), (${pair}.other_id, ${pair}.station_id))`;

export const stations: FileKind = {
  name: 'stations',
  label: '駅',
  table: 'station',
  key: ['station_id'],
  columns: [
    required('station_id', '駅番号', id),
    required('station_name', '駅名', text(50), { note: '「駅」は付けない' }),
    required('station_kana', '駅名カナ', text(100)),
    optional('station_group_id', '乗換駅番号', id, {
      fallback: 's.station_id',
      note: '名前の違う駅で乗り換えられるとき、同じ番号にする',
    }),
    cityId,
    required('lat', '緯度', japan.lat),
    required('lon', '経度', japan.lon),
    required('line_ids', '路線番号', list(id), {
      role: 'staged',
      sqlType: 'integer[]',
      exported:
        'array(select line_id from station_line l where l.station_id = t.station_id order by line_id)',
    }),
    optional('neighbours', '隣の駅', list(pattern(/^\d{1,9}:\d{1,9}$/, '路線番号:駅番号')), {
      role: 'staged',
      sqlType: 'text[]',
      exported: `array(select line_id || ':' || case when from_station_id = t.station_id then to_station_id else from_station_id end
        from station_link where t.station_id in (from_station_id, to_station_id) order by 1)`,
      note: '通学時間の計算に使う',
    }),
  ],
  complete: [keepPlace('stations', 'station', 'station_id')],
  checks: [
    knownCity,
    {
      column: 'line_ids',
      where: `exists (select from unnest(s.line_ids) as given where given not in (select line_id from line))`,
      reason: '登録されていない路線番号があります。',
    },
    {
      column: 'neighbours',
      where: `exists (select from unnest(s.neighbours) as pair where not exists (
          select from line where line_id = split_part(pair, ':', 1)::integer and line_id = any(s.line_ids))
        or not (exists (select from station t where t.station_id = split_part(pair, ':', 2)::integer)
          or exists (select from import_stations t where t.station_id = split_part(pair, ':', 2)::integer)))`,
      reason: '隣の駅は「この駅の路線番号:登録されている駅番号」で入力してください。',
    },
  ],
  set: { prefecture_id: 's.city_id / 1000' },
  after: [
    `delete from station_line l using import_stations s where l.station_id = s.station_id and l.line_id <> all (s.line_ids)`,
    `insert into station_line (station_id, line_id, sort_no)
     select s.station_id, line_id, (select coalesce(max(sort_no), 0) + 1 from station_line l where l.line_id = given.line_id)
     from import_stations s, unnest(s.line_ids) as given (line_id) on conflict do nothing`,
    `delete from station_link l using import_stations s where s.neighbours is not null
       and s.station_id in (l.from_station_id, l.to_station_id)
       and not exists (select from (${PAIRS}) as p where ${isPair('l', 'p')})`,
    `insert into station_link (line_id, from_station_id, to_station_id, distance_m)
     select distinct on (p.line_id, least(p.station_id, p.other_id), greatest(p.station_id, p.other_id))
       p.line_id, p.station_id, p.other_id, ${DISTANCE}
     from (${PAIRS}) as p join station a on a.station_id = p.station_id join station b on b.station_id = p.other_id
     where not exists (select from station_link l where ${isPair('l', 'p')})
     order by p.line_id, least(p.station_id, p.other_id), greatest(p.station_id, p.other_id), p.station_id`,
  ],
};
