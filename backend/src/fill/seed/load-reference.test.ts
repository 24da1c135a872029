import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { withTestApp, type TestApp } from '../../testing/test-app.ts';
import { REFERENCE } from './reference-files.ts';

let test: TestApp;
beforeAll(async () => {
  test = await withTestApp();
});
afterAll(() => test.close());

async function column(sql: string): Promise<unknown[]> {
  const { rows } = await test.pool.query<unknown[]>({ text: sql, rowMode: 'array' });
  return rows.map(([value]) => value);
}

it('loads the whole country', async () => {
  const counts = await column(`select count(*)::int from area union all select count(*)::int from prefecture
    union all select count(*)::int from municipality union all select count(*)::int from postal_town`);
  expect(counts).toEqual([8, 47, 1892, 142_887]);
  expect(await column(`select version from seed_state where name = 'reference'`)).toHaveLength(1);
});

it('knows which prefectures are open', async () => {
  const closed = await column('select prefecture_id from prefecture where not is_open order by 1');
  expect(closed).toEqual([2, 6, 7, 9, 19, 21, 30, 31, 32, 39]);
});

it('has 新宿 once, in Tokyo, with its lines', async () => {
  const { rows } = await test.pool.query(`select station_kana, prefecture_id, count(*)::int as lines
    from station join station_line using (station_id) where station_name = '新宿' group by station_id`);
  expect(rows).toEqual([{ station_kana: 'シンジュク', prefecture_id: 13, lines: 12 }]);
});

it('links the Yamanote line as one ring of thirty near neighbours', async () => {
  const links = await column('select distance_m from station_link where line_id = 11302');
  expect(links).toHaveLength(30);
  expect(Math.max(...links.map(Number))).toBeLessThan(2500);
  const ends = await column(`select station_id from (select from_station_id as station_id from station_link
    where line_id = 11302 union all select to_station_id from station_link where line_id = 11302) as ends
    group by 1 having count(*) <> 2`);
  expect(ends).toEqual([]);
});

it('joins every line into one piece', async () => {
  const apart = await column(`with recursive reached (line_id, station_id) as (
      select distinct on (line_id) line_id, station_id from station_line join line using (line_id)
      where not is_through_service
      union
      select line_id, case when link.from_station_id = reached.station_id then link.to_station_id
        else link.from_station_id end
      from reached join station_link link using (line_id)
      where reached.station_id in (link.from_station_id, link.to_station_id))
    select line_name from line where not is_through_service and (select count(*) from reached
      where reached.line_id = line.line_id) <> (select count(*) from station_line
      where station_line.line_id = line.line_id)`);
  expect(apart).toEqual([]);
});

it('knows every kind of school with its names', async () => {
  const { rows } = await test.pool.query(
    'select school_type, count(*)::int as count from school group by 1 order by 2 desc',
  );
  expect(Object.fromEntries(rows.map(({ school_type, count }) => [school_type, count]))).toEqual({
    大学: 788,
    専門学校: 526,
    短大: 302,
    高専: 58,
    大学院: 24,
    予備校: 3,
  });
  expect(
    await column(
      `select name from school_name where kind = 'short' and campus_id is not null and name = '日芸'`,
    ),
  ).toEqual(['日芸']);
  expect(
    await column(
      `select school_name from school_name join school using (school_id) where kind = 'old' and name = '東京工業大学'`,
    ),
  ).toEqual(['東京科学大学']);
  expect(await column(`select name from school_name where kana !~ '^[ァ-ヶー・]*$'`)).toEqual([]);
});

/** Campuses that people walk to from a station, the walk as the crow flies. */
it.each([
  ['聖路加国際大学', '築地', 700],
  ['日本歯科大学', '飯田橋', 700],
  ['東京女子医科大学', '若松河田', 500],
  ['高千穂大学', '西永福', 900],
  ['杉野服飾大学', '目黒', 600],
  ['東京富士大学', '高田馬場', 900],
  ['文化学園大学', '新宿', 1000],
  ['武蔵野音楽大学', '江古田', 700],
  ['聖徳大学', '松戸', 700],
  ['鎌倉女子大学', '大船', 1000],
  ['日本映画大学', '新百合ヶ丘', 500],
  ['名古屋葵大学', '瑞穂区役所', 700],
  ['大阪学院大学', '岸辺', 600],
  ['大阪成蹊大学', '相川', 600],
  ['大阪音楽大学', '庄内', 800],
  ['千里金蘭大学', '北千里', 900],
  ['羽衣国際大学', '東羽衣', 700],
  ['大阪歯科大学', '牧野', 900],
  ['和歌山県立医科大学', '紀三井寺', 900],
  ['純真学園大学', '大橋', 800],
  ['早稲田速記医療福祉専門学校', '高田馬場', 900],
  ['神田外語学院', '神田', 500],
  ['ハリウッド美容専門学校', '六本木', 600],
  ['トライデントコンピュータ専門学校', '名古屋', 800],
  ['大阪情報コンピュータ専門学校', '大阪上本町', 600],
  ['福岡デザイン専門学校', '赤坂', 500],
  ['津田塾大学', '鷹の台', 700],
  ['武蔵野美術大学', '鷹の台', 1500],
  ['桃山学院大学', '和泉中央', 1400],
  ['大阪樟蔭女子大学', '河内小阪', 600],
])('%s lies at %s', async (school, station, metres) => {
  const distances = await column(`select 111195 * sqrt((c.lat - t.lat) ^ 2
      + ((c.lon - t.lon) * cos(radians(c.lat))) ^ 2)
    from campus c join school using (school_id), station t
    where school_name = '${school}' and station_name = '${station}' order by 1 limit 1`);
  expect(distances[0]).toBeLessThan(metres);
});

it('places every campus in its prefecture, near a town of its municipality and its station', async () => {
  expect(await column('select campus_id from campus where prefecture_id <> city_id / 1000')).toEqual([]);
  const far = await column(`select school_name from campus c join school using (school_id)
    join station t on station_id = nearest_station_id
    where 111195 * sqrt((c.lat - t.lat) ^ 2 + ((c.lon - t.lon) * cos(radians(c.lat))) ^ 2) > 15000`);
  expect(far).toEqual([]);
  const [, ...lines] = gunzipSync(readFileSync(new URL('towns.tsv.gz', REFERENCE)))
    .toString()
    .trimEnd()
    .split('\n');
  const towns = Map.groupBy(
    lines.map((line) => line.split('\t')),
    ([city]) => Number(city),
  );
  const { rows } = await test.pool.query('select campus_id, city_id, lat, lon from campus');
  const lost = rows.filter(
    ({ city_id, lat, lon }) =>
      !towns.get(city_id)?.some(([, , townLat, townLon]) => {
        const north = (Number(townLat) - lat) * 111_195;
        const east = (Number(townLon) - lon) * 111_195 * Math.cos((lat * Math.PI) / 180);
        return Math.hypot(north, east) < 3_000;
      }),
  );
  expect(lost).toEqual([]);
});

it('gives every faculty a campus', async () => {
  expect(await column('select undergraduate_name from undergraduate where campus_id is null')).toEqual([]);
  expect(await column('select count(*)::int from undergraduate')).toEqual([2749]);
});

it('reads every station in katakana', async () => {
  expect(await column(`select station_name from station where station_kana !~ '^[ァ-ヶー]+$'`)).toEqual([]);
});
