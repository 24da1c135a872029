import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { outsideOf, readConfig } from '../../platform/config.ts';
import { walkMinutesOfRoad } from '@gakumado/shared/vocabulary';
import { distanceM } from '../../engines/commute/geo.ts';
import { fieldAt, wayOnFoot } from '../../engines/on-foot/walks-to.ts';
import { countHomesOfCampuses } from '../../fill/commutes/homes-of-campuses.ts';
import { withTestApp, type TestApp } from '../../testing/test-app.ts';
import { FaultLog, type Fault } from './fault-log.ts';
import { findFiles } from './find-files.ts';
import { importFiles, type ImportOptions } from './import-files.ts';
import { fileKinds } from './file-kinds.ts';

const TEMPLATES = join(import.meta.dirname, '..', '..', '..', 'import-templates');

let backend: TestApp;
let folder: string;

beforeAll(async () => {
  backend = await withTestApp();
});
afterAll(() => backend.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gakumado-import-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function load(paths: string[], options: Partial<ImportOptions> = {}) {
  const faults = new FaultLog(join(folder, 'report.csv'));
  const files = findFiles(paths, folder);
  const result = await importFiles(backend.pool, { files, faults, isKeepingSamples: true, ...options });
  await faults.close();
  return { ...result, faults };
}

const template = (kind: string) => readFileSync(join(TEMPLATES, `${kind}.csv`), 'utf8');

function write(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return name;
}

/** The template of a kind with some cells of its first row changed. */
function changed(kind: string, cells: Record<string, string>): string {
  const [heading = '', first = '', ...rest] = template(kind).split('\n');
  const columns = heading.split(',');
  const values = first.split(',');
  for (const [column, value] of Object.entries(cells)) values[columns.indexOf(column)] = value;
  return [heading, values.join(','), ...rest].join('\n');
}

async function query(sql: string) {
  return (await backend.pool.query(sql)).rows;
}

const FINGERPRINT = `select
  (select md5(string_agg(e::text, '' order by estate_id)) from estate e) as estate,
  (select md5(string_agg(t::text, '' order by roomtype_id)) from roomtype t) as roomtype,
  (select md5(string_agg(t::text, '' order by cost_id)) from cost t) as cost,
  (select md5(string_agg(t::text, '' order by image_id)) from estate_image t) as image,
  (select md5(string_agg(t.xmin::text, '' order by estate_id)) from estate t) as untouched_estate,
  (select md5(string_agg(t.xmin::text, '' order by roomtype_id)) from roomtype t) as untouched_roomtype`;

const brief = ({ file, line, column, reason }: Fault) => [file, line, column, reason];

describe('the templates', () => {
  it('exist for every kind and are taken as they are', async () => {
    const { isWritten, faults, kinds: written } = await load([TEMPLATES]);
    expect(faults.first).toEqual([]);
    expect(isWritten).toBe(true);
    expect(written.map(({ kind, added }) => [kind.name, added])).toEqual(
      fileKinds.map(({ name }) => [name, 2]),
    );
  });

  it('give estates that the running site answers at once, with everything derived', async () => {
    const { body } = await backend.call('estate/detail', { estate_id: 1001 });
    expect(body.result).toMatchObject({
      name: '見本マンション西早稲田',
      price_min: 62_000,
      price_max: 65_000,
      guide_price: 67_000 + 2_583,
      monthly_cost_min: 62_000,
      monthly_cost_max: 65_000,
      stay_cost_min: 2_976_000,
      stay_months: 48,
      layout_min: '1K',
      vacant_count: 4,
      station_time_text_min: '東京メトロ副都心線 西早稲田駅 徒歩6分',
      estate_image_path: '/images/pictures/exterior-07.webp',
      image_count: 2,
      licence_no: '東京都知事（1）第00000号（見本）',
      movein_terms: { notice_months: 1, curfew_text: '門限はありません。' },
      meals: null,
    });
    expect(body.result.campuses.length).toBeGreaterThan(10);
    const found = await backend.call('estate/list', { keyword: 'みほんまんしょん' });
    expect(found.body.result.map(({ estate_id }: { estate_id: number }) => estate_id)).toContain(1001);
    const schools = await backend.call('school/campus/list', { keyword: '見本大' });
    expect(schools.body.result).toHaveLength(2);
  });

  it('change nothing when they are imported again', async () => {
    const [before] = await query(FINGERPRINT);
    const { isWritten, kinds: written } = await load([TEMPLATES]);
    expect(isWritten).toBe(true);
    expect(
      written.filter(({ added, changed: n, removed, beside }) => added + n + removed + beside > 0),
    ).toEqual([]);
    expect((await query(FINGERPRINT))[0]).toEqual(before);
  });
});

it('finds a campus by the words that its owner gives it', async () => {
  const found = async (call: string, keyword: string) => (await backend.call(call, { keyword })).body.result;
  const campusOf = async (keyword: string) =>
    (await found('school/campus/list', keyword)).map(({ campus_id }: { campus_id: number }) => campus_id);
  expect(await campusOf('ときわ台学舎')).toEqual([]);
  write('campuses.csv', changed('campuses', { search_keys: 'ときわ台学舎|旧見本女子師範' }));
  expect((await load(['campuses.csv'])).faults.first).toEqual([]);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  while ((await campusOf('ときわ台学舎')).length === 0) await new Promise(setImmediate);
  jest.restoreAllMocks();
  for (const spelling of ['ときわ台学舎', 'トキワ台', 'ﾄｷﾜ台学舎', '舊見本女子師範', '旧見本'])
    expect([spelling, await campusOf(spelling)]).toEqual([spelling, [90_001]]);
  expect((await found('search/suggest', '旧見本女子師範'))[0]).toMatchObject({
    kind: 'campus',
    campus_id: 90_001,
  });
  expect((await found('search/interpret', '旧見本女子師範 8万円')).filter).toMatchObject({
    school_id: 90_001,
  });
  const homes = async (keyword: string) =>
    (await found('estate/list', keyword)).map(({ estate_id }: { estate_id: number }) => estate_id);
  expect(await homes('見本大学新宿キャンパス')).not.toEqual([]);
  expect(await homes('旧見本女子師範')).toEqual(await homes('見本大学新宿キャンパス'));
});

describe('a refusal', () => {
  it('names file, line, column and reason of every row, and nothing is written', async () => {
    const estates = template('estates').split('\n');
    write(
      'estates.csv',
      [
        estates[0],
        estates[1]?.replace('西早稲田2丁目1-1', '西早稲田2丁目9-9'),
        estates[2]?.replace('2008-09', '2008-13').replace(',162-0042', ',9999999'),
      ].join('\n'),
    );
    write(
      'roomtypes.csv',
      changed('roomtypes', { price_min: '七万円', vacant_count: '-1' }).replace('100201,1002', '100209,4999'),
    );
    const [before] = await query(FINGERPRINT);
    const { isWritten, faults } = await load(['estates.csv', 'roomtypes.csv']);
    expect(isWritten).toBe(false);
    expect(faults.first.map(brief)).toEqual([
      ['estates.csv', 3, 'built_ym', '2019-03 のような年月で入力してください。'],
      ['roomtypes.csv', 2, 'price_min', '数字で入力してください。'],
      ['roomtypes.csv', 2, 'vacant_count', '0から5000までで入力してください。'],
      ['roomtypes.csv', 3, 'estate_id', 'この番号の物件がありません。'],
    ]);
    expect((await query(FINGERPRINT))[0]).toEqual(before);
    expect(readFileSync(faults.path, 'utf8')).toContain(
      '"エラー","roomtypes.csv","2","price_min","七万円","数字で入力してください。"',
    );
  });

  it.each([
    ['estates', { lat: '139.7', lon: '35.7' }, 'lat', '緯度と経度が逆になっています。'],
    ['estates', { lat: '43.06', lon: '141.35' }, 'lat', '市区町村の中心から'],
    ['estates', { zip_code: '0600000' }, 'city_id', '郵便番号の市区町村（札幌市中央区）と合いません。'],
    [
      'estates',
      { address_detail: '新宿区西早稲田2丁目' },
      'address_detail',
      '住所は「東京都」から入力してください。',
    ],
    ['estates', { shop_id: '77777' }, 'shop_id', 'この番号の店舗がありません。'],
    ['estates', { equipment: '801|999' }, 'equipment', '登録されていない設備です：999'],
    ['estates', { inquiry_no: 'SAMPLE-1002' }, 'inquiry_no', '同じお問い合わせ番号がファイルにあります。'],
    ['estates', { estate_id: '1003' }, 'estate_id', '部屋タイプがありません。'],
    ['estates', { estate_id: '1002' }, 'estate_id', '同じ番号の行が2行目にもあります。'],
    ['estates', { is_x: '', floors: '3000000000' }, 'floors', '1から70までで入力してください。'],
    ['roomtypes', { price_max: '1' }, 'price_max', '賃料の上限が下限より小さくなっています。'],
    [
      'roomtypes',
      { vacant_status_id: '3' },
      'vacant_status_id',
      '空室1～2室は、空室が 2 室以下のときだけ使えます。',
    ],
    ['roomtypes', { move_in_from: '2027-02-30' }, 'move_in_from', '実在する日付'],
    ['estatestations', { station_name: '札幌' }, 'station_name', '物件の近くにこの名前の駅'],
    [
      'estatestations',
      { walk_minutes: '', bus_minutes: '8' },
      'walk_minutes',
      'バスのときは、バス停までの徒歩（分）を入力してください。',
    ],
    ['costs', { note: '初回のみ。以後は年間１０，０００円です。' }, 'note', '備考に金額がありますが'],
    ['costs', { note: '4月に1.5万円です。' }, 'note', '金額ごとに行を分けてください'],
    ['shops', { licence_no: '' }, 'licence_no', '入力してください。'],
    ['stations', { neighbours: '28004:1' }, 'neighbours', '隣の駅は'],
  ])('of %s with %o is at %s', async (kind, cells, column, reason) => {
    write(`${kind}.csv`, changed(kind, cells));
    const { isWritten, faults } = await load([`${kind}.csv`]);
    expect(isWritten).toBe(false);
    const found = faults.first.find((fault) => fault.column === column);
    expect(found?.reason).toContain(reason);
  });

  it.each([
    ['169-005', {}, '7桁の郵便番号で入力してください。'],
    ['162-04', { city_id: '13104' }, '7桁の郵便番号で入力してください。'],
    ['16204', { city_id: '13104' }, '先頭に0を補った番号もありません'],
  ])('of the short zip code %s names it', async (zip_code, cells, reason) => {
    write('shops.csv', changed('shops', { zip_code, ...cells }));
    const { faults } = await load(['shops.csv']);
    expect(faults.first[0]).toMatchObject({ line: 2, column: 'zip_code', value: zip_code });
    expect(faults.first[0]?.reason).toContain(reason);
  });

  it('is reported by file and line, with the text of the cell', async () => {
    write('estates.csv', changed('estates', { equipment: '801; 999', shop_id: '７７７７７' }));
    write('roomtypes.csv', `${changed('roomtypes', { price_min: '"6,5"' }).trimEnd()}\n,,,,\n`);
    const { faults } = await load(['roomtypes.csv', 'estates.csv']);
    const report = readFileSync(faults.path, 'utf8');
    expect(report.startsWith('\ufeff"区分","ファイル","行","列","値","理由"\r\n')).toBe(true);
    const rows = Papa.parse<string[]>(report.slice(1).trimEnd(), {}).data.slice(1);
    expect(rows.map((row) => row.slice(0, 5))).toEqual([
      ['エラー', 'estates.csv', '2', 'shop_id', '７７７７７'],
      ['エラー', 'estates.csv', '2', 'equipment', '801; 999'],
      ['確認', 'estates.csv', '3', 'estate_id', '1002'],
      ['エラー', 'roomtypes.csv', '2', 'price_min', '6,5'],
    ]);
  });

  it('of text behind the last heading shows it, and empty cells there are none', async () => {
    const [heading = '', ...rows] = template('shops').trimEnd().split('\n');
    write('shops.csv', [heading, ...rows.map((row) => `${row},,`)].join('\n'));
    expect((await load(['shops.csv'])).faults.first).toEqual([]);
    write('shops.csv', [`${heading},`, ...rows.map((row) => `${row},土日,`)].join('\n'));
    const { faults } = await load(['shops.csv']);
    expect(faults.first.map(({ line, value, reason }) => [line, value, reason])).toEqual(
      [2, 3].map((line) => [line, '土日', '33列目に見出しがありません（見出し33列、この行34列）。']),
    );
  });

  it('of what browsers would not be allowed to show names the setting, and with it the row is taken', async () => {
    const PICTURE = 'https://img.example.com/a.jpg';
    const PANORAMA = 'https://360.example.com/tour/1';
    write('estateimages.csv', changed('estateimages', { path: PICTURE }));
    write('roomtypes.csv', changed('roomtypes', { floorplan_image_path: PICTURE, panorama_url: PANORAMA }));
    const files = ['estateimages.csv', 'roomtypes.csv'];
    const { isWritten, faults } = await load(files);
    expect(isWritten).toBe(false);
    const reason = (name: string, origin: string) =>
      `このサイトで表示できない場所です。表示するには、設定 ${name} に ${origin} を加えてください。`;
    expect(faults.first.map(brief)).toEqual([
      ['estateimages.csv', 2, 'path', reason('PICTURE_ORIGINS', 'https://img.example.com')],
      ['roomtypes.csv', 2, 'floorplan_image_path', reason('PICTURE_ORIGINS', 'https://img.example.com')],
      ['roomtypes.csv', 2, 'panorama_url', reason('PANORAMA_ORIGINS', 'https://360.example.com')],
    ]);
    const outside = outsideOf(
      readConfig({ PICTURE_ORIGINS: 'https://img.example.com', PANORAMA_ORIGINS: 'https://360.example.com' }),
    );
    expect((await load(files, { outside, isDryRun: true })).faults.first).toEqual([]);
  });

  it('reports the fault of a whole file', async () => {
    const cases: [name: string, content: string | Buffer, line: number, reason: string][] = [
      ['estates-binary.csv', Buffer.from([0x89, 0x50, 0, 0, 1]), 1, '文字のファイルではありません。'],
      ['estates-odd.csv', Buffer.from([0x61, 0xff, 0xfe, 0xfd]), 1, '文字コードが分かりません。'],
      ['estates-empty.csv', '', 1, 'ファイルが空です。'],
      ['estates-huge.csv', `${template('estates')}"${'あ'.repeat(300_000)}`, 4, '1行が長すぎます'],
      ['estates-quote.csv', `${template('estates')}1003,"a"b,`, 4, 'CSV として読めません。'],
      [
        'estates-lacking.csv',
        template('estates').replace('lat,', 'latitude,'),
        1,
        '列がありません（緯度）。',
      ],
      ['estates-twice.csv', template('estates').replace('name_kana,', 'name,'), 1, '同じ列が2つあります。'],
      ['shops-broken.jsonl', '{"shop_id": 1,', 1, 'JSON のオブジェクトとして読めません。'],
    ];
    for (const [name, content, line, reason] of cases) {
      write(name, content);
      const { isWritten, faults } = await load([name]);
      expect(isWritten).toBe(false);
      expect([name, faults.first[0]?.line]).toEqual([name, line]);
      expect(faults.first.map((fault) => fault.reason).join()).toContain(reason);
    }
  });
});

it('reports an unknown column and goes on', async () => {
  write(
    'shops.csv',
    changed('shops', {})
      .replace('shop_id,', 'shop_id,')
      .replace('\n', ',秘密\n')
      .replace(/\n(9001.*)/, '\n$1,x'),
  );
  const { isWritten, faults } = await load(['shops.csv']);
  expect(isWritten).toBe(true);
  expect(faults.firstWarnings.map(brief)).toEqual([
    ['shops.csv', 1, '秘密', '知らない列なので読み飛ばします。'],
  ]);
});

it('reads Shift_JIS, marks, Japanese headings and JSON Lines alike', async () => {
  // 髙 is only in what Windows calls Shift_JIS.
  const sjis = Buffer.concat([
    Buffer.from('shop_id,date,note\r\n9001,2027/1/3,'),
    Buffer.from([0xfb, 0xfc, 0x8b, 0xb4]),
    Buffer.from('\r\n'),
  ]);
  const files: [name: string, content: string | Buffer, note: string][] = [
    ['calendars-sjis.csv', sjis, '髙橋'],
    ['calendars-bom.csv', '\ufeff店舗番号,休業日,備考\n９００１,2027年1月3日,棚卸し', '棚卸し'],
    [
      'calendars-utf16.txt',
      Buffer.from('\ufeffshop_id,date,note\n9001,2027-01-03,utf16', 'utf16le'),
      'utf16',
    ],
    ['calendars.jsonl', '{"shop_id":9001,"date":"2027-01-03","note":"=1+1"}\n', '=1+1'],
    ['calendars-formula.csv', "shop_id,date,note\n9001,2027-01-03,'=1+1", '=1+1'],
  ];
  for (const [name, content, note] of files) {
    write(name, content);
    const { faults } = await load([name]);
    expect(faults.first).toEqual([]);
    expect(await query('select date, note from shop_closure where shop_id = 9001')).toEqual([
      { date: '2027-01-03', note },
    ]);
  }
});

it('works out the walk to a station that a file does not state, along the streets', async () => {
  write('estatestations.csv', changed('estatestations', { walk_minutes: '' }));
  const { isWritten, faults } = await load(['estatestations.csv']);
  expect(faults.first).toEqual([]);
  expect(isWritten).toBe(true);
  const [row] = await query(`select walk_minutes, s.lat, s.lon, e.lat as home_lat, e.lon as home_lon
    from estate_station join station s using (station_id) join estate e using (estate_id) where estate_id = 1001`);
  const [station, home] = [
    { lat: row.lat, lon: row.lon },
    { lat: row.home_lat, lon: row.home_lon },
  ];
  const way = wayOnFoot(fieldAt(station), home, distanceM(home, station));
  expect(way.isEstimate).toBe(false);
  expect(row.walk_minutes).toBe(walkMinutesOfRoad(way.metres));
  const { body } = await backend.call('estate/detail', { estate_id: 1001 });
  expect(body.result.station_time_text_min).toBe(`東京メトロ副都心線 西早稲田駅 徒歩${row.walk_minutes}分`);
  write('estatestations.csv', template('estatestations'));
  await load(['estatestations.csv']);
});

it('keeps the columns that a file lacks', async () => {
  write(
    'roomtypes.csv',
    'roomtype_id,estate_id,name,layout,room_area,mats_area,price_min,vacant_status_id,vacant_count\n100101,1001,Aタイプ,1K,22.5,7,61000,3,1\n',
  );
  await load(['roomtypes.csv']);
  expect(
    await query(
      'select price_min, deposit, direction, move_in_from, sort_no from roomtype where roomtype_id = 100101',
    ),
  ).toEqual([
    { price_min: 61_000, deposit: 62_000, direction: '南', move_in_from: '2027-03-20', sort_no: 1 },
  ]);
  expect(await query('select price_min, vacant_status_id from estate where estate_id = 1001')).toEqual([
    { price_min: 61_000, vacant_status_id: 3 },
  ]);
});

it('gives short zip codes their zeros back, and remarks a rent that is hardly one', async () => {
  write('shops.csv', changed('shops', { zip_code: '600000', city_id: '', address: '北海道札幌市中央区' }));
  const room = changed('roomtypes', { price_min: '65', price_max: '65' });
  write('roomtypes.csv', `${room.trimEnd()}\n${','.repeat(26)}\n`);
  const { faults } = await load(['shops.csv', 'roomtypes.csv'], { isDryRun: true });
  expect(faults.first).toEqual([]);
  expect(faults.firstWarnings.map(brief)).toEqual([
    ['roomtypes.csv', 2, 'price_min', '1か月の賃料が65円です。円で入力したか、桁を確かめてください。'],
    ['roomtypes.csv', 2, 'price_max', '1か月の賃料が65円です。円で入力したか、桁を確かめてください。'],
  ]);
  write('shops.csv', changed('shops', { zip_code: '600000', city_id: '' }));
  await load(['shops.csv']);
  expect(await query('select zip_code, city_id from shop where shop_id = 9001')).toEqual([
    { zip_code: '0600000', city_id: 1101 },
  ]);
  write('shops.csv', changed('shops', { zip_code: '183-8509', city_id: '' }));
  await load(['shops.csv']);
  expect(await query('select zip_code, city_id from shop where shop_id = 9001')).toEqual([
    { zip_code: '1838509', city_id: 13_206 },
  ]);
});

it('only tries with isDryRun', async () => {
  write('calendars.csv', 'shop_id,date\n9001,2028-01-01\n');
  const [before] = await query(FINGERPRINT);
  const { isWritten, kinds: written } = await load(['calendars.csv'], { isDryRun: true });
  expect(isWritten).toBe(false);
  expect(written[0]).toMatchObject({ added: 1, removed: 1 });
  expect((await query(FINGERPRINT))[0]).toEqual(before);
  expect(existsSync(join(folder, 'report.csv'))).toBe(false);
});

it('lets searches go on while it runs, which see nothing of it before its end', async () => {
  write('roomtypes.csv', changed('roomtypes', { price_min: '60500', price_max: '65000' }));
  const searches: Promise<unknown>[] = [];
  const look = async () => {
    const { body, statusCode } = await backend.call('estate/list', { estate_id: '1001' });
    return [statusCode, body.result[0].price_min];
  };
  // Locks of whole tables; a row that is waited for, and a file that grows, are locked the same way.
  const findLocks = () =>
    query(`select distinct mode from pg_locks join pg_class on pg_class.oid = relation
      where relnamespace = 'public'::regnamespace and locktype = 'relation' and mode in ('AccessExclusiveLock', 'ExclusiveLock') and granted`);
  // A transaction that holds the estate delays the end of the import until the searches are answered.
  const holder = await backend.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from estate where estate_id = 1001 for no key update');
  const { isWritten } = await load(['roomtypes.csv'], {
    onStage: (stage) => {
      if (!stage.startsWith('一覧')) return;
      searches.push(look(), findLocks());
      void Promise.allSettled(searches).then(() => holder.query('rollback'));
    },
  });
  holder.release();
  expect(isWritten).toBe(true);
  expect(await Promise.all(searches)).toEqual([[200, 61_000], []]);
  expect(await look()).toEqual([200, 60_500]);
});

/** The homes of every campus are those that a new count finds. */
async function expectHomesOfCampusesToBeCounted() {
  const read = () =>
    query('select campus_id, estate_count, updated_at from campus_summary where estate_count > 0 order by 1');
  const counted = await read();
  expect(counted).not.toEqual([]);
  const client = await backend.pool.connect();
  await countHomesOfCampuses(client);
  client.release();
  expect(counted).toEqual(await read());
}

it.each([
  ['move', { lat: '35.66', lon: '139.33' }],
  ['close', { status: '2' }],
  ['are as before', {}],
])('counts the homes of campuses with those that %s', async (_name, cells) => {
  write('estates.csv', changed('estates', cells).split('\n').slice(0, 2).join('\n'));
  expect((await load(['estates.csv'])).isWritten).toBe(true);
  await expectHomesOfCampusesToBeCounted();
});

it('with isReplacing closes the estates that the files lack, and removes the samples', async () => {
  const [sample] = await query('select estate_id from estate where is_sample limit 1');
  write('estates.csv', template('estates').split('\n').slice(0, 2).join('\n'));
  const { isWritten, samplesRemoved, closed } = await load(['estates.csv'], {
    isKeepingSamples: false,
    isReplacing: true,
  });
  expect({ isWritten, closed }).toEqual({ isWritten: true, closed: 1 });
  expect(samplesRemoved).toBeGreaterThan(100);
  expect(await query('select estate_id, status from estate order by 1')).toEqual([
    { estate_id: 1001, status: 1 },
    { estate_id: 1002, status: 2 },
  ]);
  expect(await query('select count(*)::int as n from shop where is_sample')).toEqual([{ n: 0 }]);
  await expectHomesOfCampusesToBeCounted();
  expect((await backend.call('estate/detail', { estate_id: 1002 })).body.result.status).toBe(2);
  expect((await backend.call('estate/detail', { estate_id: sample.estate_id })).statusCode).toBe(404);
});

describe('costs alone', () => {
  it('work out anew what a stay costs, and a note may repeat the amount of a row', async () => {
    const fee = ',1001,,年間管理費,3,60000,,yen,,1,0,0,0,1,年60000円（6万円）です。,3';
    const months = ',1001,,礼金,1,1,1,month,,1,0,0,0,0,62000円です。,4';
    const gas = ',1001,,水道光熱費,2,0,,actual,,1,0,0,0,0,,5';
    write('costs.csv', [template('costs').trimEnd(), fee, months, gas, ''].join('\n'));
    const { isWritten, faults } = await load(['costs.csv']);
    expect(faults.first).toEqual([]);
    expect(isWritten).toBe(true);
    const { body } = await backend.call('estate/list', { estate_id: 1001 });
    // 62,000×48 + 60,000×4 + 62,000, and 65,000 each in place of 62,000.
    expect(body.result).toMatchObject([
      {
        stay_cost_min: 3_278_000,
        monthly_cost_min: 68_292,
        stay_cost_max: 3_425_000,
        monthly_cost_max: 71_354,
      },
    ]);
    const costs = (await backend.call('estate/building/cost/list', { estate_id: 1001 })).body.result;
    expect(costs.at(-1)).toMatchObject({ cost_name: '水道光熱費', unit: 'actual' });
  });
});
