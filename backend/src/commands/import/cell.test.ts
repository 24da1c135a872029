import { outsideOrigins } from '@gakumado/shared/outside-origins';
import {
  anyDegree,
  choice,
  flag,
  id,
  japan,
  layout,
  lineAccount,
  list,
  mail,
  panorama,
  pattern,
  picture,
  rent,
  tel,
  text,
  texts,
  word,
  yen,
  zip,
} from './cell.ts';
import { CellFault } from './cell-type.ts';
import type { Cell, CellType } from './cell-type.ts';
import { clock, date, dateTime, yearMonth } from './date-cell.ts';
import { decimal, integer } from './number-cell.ts';
import { objects, panoramas, pictures, videos } from './object-lists.ts';

const long = text(20, { isLong: true });
const floors = integer(-1, 70);
const area = decimal(4, 300, 2);
const status = choice([
  { value: 2, label: '募集終了' },
  { value: 1, label: '公開' },
]);
const trade = word('貸主', '代理');
const code = pattern(/^[\w-]+$/, '英数字');
const links = objects('path', 'title');
const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

test.each<[string, CellType, Cell, unknown]>([
  ['text', text(5), ' 東京 ', '東京'],
  ['text', text(5), 12, '12'],
  ['text', text(5), true, 'true'],
  ['text', text(5), 'あいうえお', 'あいうえお'],
  ['text', text(5), 'a\tb', 'a\tb'],
  ['text', text(5), '葛\u{e0100}城\u200b', '葛\u{e0100}城'],
  ['long text', long, '一行目\r\n二行目\n三行目', '一行目\n二行目\n三行目'],
  ['integer', floors, '70', 70],
  ['integer', floors, '-1', -1],
  ['integer', floors, 3, 3],
  ['integer', floors, '３', 3],
  ['integer', floors, '3.0', 3],
  ['integer', floors, ' 12分 ', 12],
  ['yen', yen, '60000', 60_000],
  ['yen', yen, '６０，０００円', 60_000],
  ['yen', yen, '¥60,000', 60_000],
  ['yen', yen, '￥ 60,000', 60_000],
  // Excel's ¥ in a file of Shift_JIS.
  ['yen', yen, '\\65,000', 65_000],
  ['yen', yen, '1,234,567 円', 1_234_567],
  ['yen', yen, '65,000.00', 65_000],
  ['yen', yen, '\u202d65000\u202c', 65_000],
  ['yen', yen, '0', 0],
  ['yen', yen, '100000000', 100_000_000],
  ['id', id, '1', 1],
  ['id', id, '2147483647', 2_147_483_647],
  ['decimal', area, '20.556', 20.56],
  ['decimal', area, '20.5㎡', 20.5],
  ['decimal', area, '6.5畳', 6.5],
  ['decimal', area, '６．５帖', 6.5],
  ['decimal', area, '4', 4],
  ['decimal', area, '300', 300],
  ['latitude', japan.lat, '35.681236123456789', 35.681_236_123_456_79],
  ['latitude', japan.lat, '20', 20],
  ['longitude', japan.lon, '154', 154],
  ['degree', anyDegree, '-180', -180],
  ['line account', lineAccount, '@Gakumado.shinjuku', '@gakumado.shinjuku'],
  ['line account', lineAccount, '＠gakumado-1', '@gakumado-1'],
  ['line account', lineAccount, '123abcde', '@123abcde'],
  ['line account', lineAccount, 'https://line.me/R/ti/p/@123abcde', '@123abcde'],
  ['line account', lineAccount, 'https://line.me/ti/p/%40123abcde', '@123abcde'],
  ['line account', lineAccount, 'https://page.line.me/123abcde', '@123abcde'],
  ['flag', flag, '1', true],
  ['flag', flag, 0, false],
  ['flag', flag, true, true],
  ['flag', flag, 'FALSE', false],
  ['flag', flag, '１', true],
  ['flag', flag, '○', true],
  ['flag', flag, '×', false],
  ['flag', flag, '◯', true],
  ['flag', flag, '〇', true],
  ['flag', flag, 'はい', true],
  ['flag', flag, 'いいえ', false],
  ['date', date, '2027-03-25', '2027-03-25'],
  ['date', date, '2027/3/5', '2027-03-05'],
  ['date', date, '２０２７年３月２５日', '2027-03-25'],
  ['date', date, '2028-02-29', '2028-02-29'],
  ['date', date, '2027/3/25 0:00', '2027-03-25'],
  ['date', date, '2027/03/25 00:00:00', '2027-03-25'],
  ['date', date, '2027/3/25 12:00:00 AM', '2027-03-25'],
  ['date', date, '2027.3.25', '2027-03-25'],
  ['date', date, '2027‐03−25', '2027-03-25'],
  ['date', date, '2027年3月25日（木）', '2027-03-25'],
  ['date', date, '2027/3/25(木)', '2027-03-25'],
  ['date', date, '令和9年3月25日', '2027-03-25'],
  ['date', date, '令和元年 5月 1日', '2019-05-01'],
  ['date', date, '㋿9年3月25日', '2027-03-25'],
  ['date', date, 'Ｒ９．３．２５', '2027-03-25'],
  ['date', date, 'H31.4.30', '2019-04-30'],
  ['date', date, '2027-03-25T00:00:00+09:00', '2027-03-25'],
  ['date and time', dateTime, '2027-03-25T10:00:00+09:00', '2027-03-25T10:00:00+09:00'],
  ['date and time', dateTime, '2027-03-25T01:00:00.5Z', '2027-03-25T01:00:00.5Z'],
  ['date and time', dateTime, '2027/3/25', '2027-03-25T00:00:00+09:00'],
  ['date and time', dateTime, '2027/3/25 0:00', '2027-03-25T00:00:00+09:00'],
  ['date and time', dateTime, '2027-03-25 10:00', '2027-03-25T10:00:00+09:00'],
  ['date and time', dateTime, '2027年3月25日 9:05:30', '2027-03-25T09:05:30+09:00'],
  ['date and time', dateTime, '2027-03-25T10:00:00', '2027-03-25T10:00:00+09:00'],
  ['date and time', dateTime, '令和9年3月25日 10:00', '2027-03-25T10:00:00+09:00'],
  ['date and time', dateTime, '2027-03-25T10:00:00-14:59', '2027-03-25T10:00:00-14:59'],
  ['month', yearMonth, '2019-03', '2019-03'],
  ['month', yearMonth, '2019年3月', '2019-03'],
  ['month', yearMonth, '1900/12', '1900-12'],
  ['month', yearMonth, 'Mar-19', '2019-03'],
  ['month', yearMonth, 'Dec-98', '1998-12'],
  ['month', yearMonth, '2019/3/1', '2019-03'],
  ['month', yearMonth, '2019-03-01 0:00', '2019-03'],
  ['month', yearMonth, '2019年3月1日', '2019-03'],
  ['month', yearMonth, '平成31年3月', '2019-03'],
  ['month', yearMonth, 'S60.3', '1985-03'],
  ['month', yearMonth, '令和元年5月', '2019-05'],
  ['month', yearMonth, '2100-1', '2100-01'],
  ['time', clock, '9:05', '09:05'],
  ['time', clock, '23:59:00', '23:59'],
  ['time', clock, '10:00:00 AM', '10:00'],
  ['time', clock, '6:30 PM', '18:30'],
  ['time', clock, '12:00 AM', '00:00'],
  ['time', clock, '１０：００', '10:00'],
  ['zip code', zip, '162-0042', '1620042'],
  ['zip code', zip, '〒１６２ー００４２', '1620042'],
  ['zip code', zip, '162―0042', '1620042'],
  ['zip code', zip, '\u202d162-0042\u202c', '1620042'],
  // The database gives them their zeros back.
  ['zip code', zip, 600_000, '600000'],
  ['zip code', zip, '16204', '16204'],
  ['telephone', tel, '03-1234-5678', '03-1234-5678'],
  ['telephone', tel, '０３ー１２３４ー５６７８', '03-1234-5678'],
  ['telephone', tel, '0120-000-901', '0120-000-901'],
  ['telephone', tel, '312345678', '0312345678'],
  ['telephone', tel, 9_012_345_678, '09012345678'],
  ['telephone', tel, '03(1234)5678', '03-1234-5678'],
  ['telephone', tel, '(03) 1234 5678', '03-1234-5678'],
  ['telephone', tel, '+81-3-1234-5678', '03-1234-5678'],
  ['telephone', tel, '+81 (0)90 1234 5678', '090-1234-5678'],
  ['telephone', tel, '0081-3-1234-5678', '03-1234-5678'],
  ['telephone', tel, '\u202d03-1234-5678\u202c', '03-1234-5678'],
  ['choice', status, '2', 2],
  ['choice', status, ' 公開 ', 1],
  ['word', trade, ' 貸主', '貸主'],
  ['pattern', code, 'Ａ-1', 'A-1'],
  ['pattern', code, 'a'.repeat(200), 'a'.repeat(200)],
  ['picture', picture, '/images/pictures/room-01.webp', '/images/pictures/room-01.webp'],
  ['picture', picture, 'https://example.com/a.jpg?w=1', 'https://example.com/a.jpg?w=1'],
  ['mail', mail, 'a.b+c@example.co.jp', 'a.b+c@example.co.jp'],
  ['mail', mail, 'ａ＠Example.co.jp\u200b', 'a@example.co.jp'],
  ['mail', mail, 'a..b.@docomo.ne.jp', 'a..b.@docomo.ne.jp'],
  ['layout', layout, '１ＬＤＫ', '1LDK'],
  ['layout', layout, '2SDK', '2SDK'],
  ['list', list(id), '3| 1;３；2｜1\n5', [3, 1, 2, 5]],
  ['list', list(id), '', []],
  ['list', list(id), '[4, 5]', [4, 5]],
  ['list', list(id), [4, '5'], [4, 5]],
  ['list', list(id), hundred, hundred],
  ['list of texts', texts(10), '駅から; すぐ｜ 南向き\n角', ['駅から; すぐ', '南向き', '角']],
  ['list of texts', texts(10), '["a|b"]', ['a|b']],
  ['objects', links, '[{"path":"/a","title":"A","more":1}]', { json: [{ path: '/a', title: 'A', more: 1 }] }],
  ['objects', links, [{ path: '/a', title: '' }], { json: [{ path: '/a', title: '' }] }],
  ['objects', links, '[]', { json: [] }],
])('a cell of the kind %s takes its value (%#)', (_kind, type, cell, value) => {
  expect(type.parse(cell)).toEqual(value);
});

const NO_NUMBER = '数字で入力してください。';
const NO_DATE = '2027-03-25 のような実在する日付で入力してください。';
const NO_TIME_OF_DAY = '時刻のない日付を入力してください。例：2027-03-25';
const NO_MOMENT = '2027-03-25 10:00 のような実在する日時で入力してください。';
const NO_MONTH = '2019-03 のような年月で入力してください。';
const NO_TIME = '10:00 のような時刻で入力してください。';
const NO_ZIP = '7桁の郵便番号で入力してください。';
const NO_TEL = '0から始まる10桁または11桁の電話番号で入力してください。';
const ODD_COMMA =
  'コンマは3桁ごとの区切りだけに使えます（65,000）。小数点は「.」で、複数の値は | で区切ってください。';
const ODD_BLANK = '数字の間に空白は使えません（65000 または 65,000）。複数の値は | で区切ってください。';
const NO_ID = '区切りのない数字の番号を入力してください。複数の番号を書ける列では | で区切ります。';
const NO_FLAG = '1（はい）または 0（いいえ）で入力してください。';
const NO_PICTURE = '画像の場所（/images/… または https://…）で入力してください。';
const NO_MAIL = 'メールアドレスで入力してください。';
const NO_LAYOUT = '間取り（1R、1K、1DK、1LDK、2DK など）で入力してください。';
const NO_OBJECTS = 'path、title を持つものの配列（JSON）で入力してください。';
const BAD_CHARACTERS = '使えない文字が含まれています。文字コードを確かめてください。';

test.each<[string, CellType, Cell, string]>([
  [
    'line account',
    lineAccount,
    'https://lin.ee/AbCdEf',
    'LINE公式アカウントのID（@example）で入力してください。短縮したアドレス（lin.ee）からは分かりません。',
  ],
  [
    'line account',
    lineAccount,
    '新宿店',
    'LINE公式アカウントのID（@example）で入力してください。短縮したアドレス（lin.ee）からは分かりません。',
  ],
  ['text', text(5), 'あいうえおか', '5文字以内で入力してください（6文字）。'],
  ['text', text(5), '一\n二', '改行は使えません。'],
  ['text', text(5), 'a\u0000', BAD_CHARACTERS],
  ['text', text(5), 'a\rb', BAD_CHARACTERS],
  ['text', text(5), 'a\u007fb', BAD_CHARACTERS],
  // UTF-8 that was read as Latin letters.
  ['text', text(5), 'ã\u0081\u0082', BAD_CHARACTERS],
  ['text', text(5), '東\ufffd', BAD_CHARACTERS],
  ['text', text(5), 'a\ud800', BAD_CHARACTERS],
  ['text', text(5), { a: 1 }, '文字で入力してください。'],
  ['text', text(5), ['a'], '文字で入力してください。'],
  ['long text', long, 'あ'.repeat(21), '20文字以内で入力してください（21文字）。'],
  ['integer', floors, '3.5', '小数は使えません。'],
  ['integer', floors, '71', '-1から70までで入力してください。'],
  ['integer', floors, '-2', '-1から70までで入力してください。'],
  ['integer', floors, '', NO_NUMBER],
  ['integer', floors, '三', NO_NUMBER],
  ['integer', floors, '1e3', NO_NUMBER],
  ['integer', floors, '3階', NO_NUMBER],
  ['integer', floors, '円3', NO_NUMBER],
  ['integer', floors, '6,5', ODD_COMMA],
  ['integer', floors, '3.000', '小数は使えません。'],
  ['integer', floors, '1234567890123', NO_NUMBER],
  ['integer', floors, '3.', NO_NUMBER],
  ['integer', floors, '--3', NO_NUMBER],
  ['integer', floors, [3], '文字で入力してください。'],
  ['yen', yen, '6,5', ODD_COMMA],
  ['yen', yen, '10,00', ODD_COMMA],
  ['yen', yen, '6，5000', ODD_COMMA],
  ['yen', yen, '65,000,0', ODD_COMMA],
  ['yen', yen, '0,500', ODD_COMMA],
  ['yen', yen, '65 000', ODD_BLANK],
  ['yen', yen, '65\u00a0000', ODD_BLANK],
  ['yen', yen, '65.000', '小数は使えません。'],
  ['yen', yen, '65 000円', ODD_BLANK],
  ['yen', yen, '6.5E+04', NO_NUMBER],
  ['yen', yen, '-1', '0から100000000までで入力してください。'],
  ['yen', yen, '100000001', '0から100000000までで入力してください。'],
  ['id', id, '0', '1から2147483647までで入力してください。'],
  ['id', id, '101,102', NO_ID],
  ['id', id, '1,001', NO_ID],
  ['id', id, '801 802', NO_ID],
  ['id', id, '101、102', NO_NUMBER],
  ['id', id, '101|102', NO_NUMBER],
  ['id', id, '2147483648', '1から2147483647までで入力してください。'],
  ['decimal', area, '22,5', ODD_COMMA],
  ['decimal', area, '22 5', ODD_BLANK],
  ['decimal', area, '3.99', '4から300までで入力してください。'],
  ['decimal', area, '300.01', '4から300までで入力してください。'],
  ['latitude', japan.lat, '19.9', '20から46までで入力してください。'],
  ['latitude', japan.lat, '46.1', '20から46までで入力してください。'],
  ['longitude', japan.lon, '121.9', '122から154までで入力してください。'],
  ['longitude', japan.lon, '154.1', '122から154までで入力してください。'],
  ['degree', anyDegree, '180.1', '-180から180までで入力してください。'],
  ['flag', flag, '2', NO_FLAG],
  ['flag', flag, '有', NO_FLAG],
  ['date', date, '2027-02-29', NO_DATE],
  ['date', date, '2027-13-01', NO_DATE],
  ['date', date, '27-03-25', NO_DATE],
  ['date', date, '2027-03', NO_DATE],
  ['date', date, '2027-03-25T00:00:00Z', NO_TIME_OF_DAY],
  ['date', date, '2027/3/25 10:00', NO_TIME_OF_DAY],
  ['date', date, '46471', NO_DATE],
  ['date', date, '令和9年2月29日', NO_DATE],
  ['date', date, 'R9年', NO_DATE],
  ['date', date, '3/25/2027', NO_DATE],
  ['date', date, ' 12027-03-25', NO_DATE],
  ['date and time', dateTime, '2027-03-25 24:00', NO_MOMENT],
  ['date and time', dateTime, '2027-03-25T25:00:00Z', NO_MOMENT],
  // PostgreSQL has none of these.
  ['date and time', dateTime, '2027-02-30T10:00:00Z', NO_MOMENT],
  ['date and time', dateTime, '0000-01-01T10:00:00Z', NO_MOMENT],
  ['date and time', dateTime, '2027-03-25T10:00:00+23:00', NO_MOMENT],
  ['month', yearMonth, '2019-13', NO_MONTH],
  ['month', yearMonth, '2019-00', NO_MONTH],
  ['month', yearMonth, '1899-12', NO_MONTH],
  ['month', yearMonth, '2101-01', NO_MONTH],
  ['month', yearMonth, '2019', NO_MONTH],
  // A spreadsheet makes 2019.1 of 2019.10.
  ['month', yearMonth, '2019.1', NO_MONTH],
  ['month', yearMonth, '2019-03-02', NO_MONTH],
  ['month', yearMonth, '19-Mar', NO_MONTH],
  ['month', yearMonth, 'Foo-19', NO_MONTH],
  ['month', yearMonth, '12019-03', NO_MONTH],
  ['time', clock, '24:00', NO_TIME],
  ['time', clock, '10:60', NO_TIME],
  ['time', clock, '10時', NO_TIME],
  ['time', clock, '10:00:30', NO_TIME],
  ['time', clock, '110:00', NO_TIME],
  ['time', clock, '13:00 PM', NO_TIME],
  ['zip code', zip, '12345678', NO_ZIP],
  ['zip code', zip, '162-004a', NO_ZIP],
  ['zip code', zip, '162-04', NO_ZIP],
  ['zip code', zip, '16-2004', NO_ZIP],
  ['zip code', zip, '150', NO_ZIP],
  ['zip code', zip, '1500', NO_ZIP],
  ['telephone', tel, '3-1234-5678', NO_TEL],
  ['telephone', tel, '01234567', NO_TEL],
  ['telephone', tel, '0120-1234-56789', NO_TEL],
  ['telephone', tel, '012345678', NO_TEL],
  ['telephone', tel, '0120-1234-5678', NO_TEL],
  ['telephone', tel, '1234567890', NO_TEL],
  ['telephone', tel, '000-0000-0000', NO_TEL],
  ['telephone', tel, '010-1234-5678', NO_TEL],
  ['telephone', tel, '3.12E+08', NO_TEL],
  ['telephone', tel, '+84-90-123-4567', NO_TEL],
  ['telephone', tel, '03-1234-5678、03-1234-5679', NO_TEL],
  ['telephone', tel, '03-1234-5678x', NO_TEL],
  ['choice', status, '3', '次の中から入力してください：1 公開、2 募集終了'],
  ['word', trade, '媒介', '次の中から入力してください：貸主、代理'],
  ['pattern', code, 'a b', '英数字で入力してください。'],
  ['pattern', code, 'a'.repeat(201), '英数字で入力してください。'],
  ['picture', picture, '/files/a.webp', NO_PICTURE],
  ['picture', picture, 'http://example.com/a.jpg', NO_PICTURE],
  ['picture', picture, 'https://example.com/a b.jpg', NO_PICTURE],
  ['picture', picture, 'https://', NO_PICTURE],
  ['picture', picture, '/images/', NO_PICTURE],
  ['picture', picture, 'x/images/a.webp', NO_PICTURE],
  ['picture', picture, '/images/a.webp"', NO_PICTURE],
  ['mail', mail, 'a@b@example.com', NO_MAIL],
  ['mail', mail, 'example.com', NO_MAIL],
  ['mail', mail, 'a,b@example.com', NO_MAIL],
  ['mail', mail, 'a@example_com', NO_MAIL],
  ['mail', mail, 'a@example', NO_MAIL],
  ['mail', mail, 'a@example.com.', NO_MAIL],
  ['mail', mail, 'mailto:a@example.com', NO_MAIL],
  ['mail', mail, 'a b@example.com', NO_MAIL],
  ['mail', mail, `${'a'.repeat(65)}@example.com`, NO_MAIL],
  ['layout', layout, '0K', NO_LAYOUT],
  ['layout', layout, '1', NO_LAYOUT],
  ['layout', layout, '1SR', NO_LAYOUT],
  ['layout', layout, '11K', NO_LAYOUT],
  ['layout', layout, '1KK', NO_LAYOUT],
  ['list', list(id), [...hundred, 101], '100個以内で入力してください。'],
  ['list', list(id), '1|x', NO_NUMBER],
  ['list', list(id), '801,802', NO_ID],
  ['list', list(id), '801,802,805', NO_ID],
  ['list', list(id), '801 802', NO_ID],
  ['list', list(integer(0, 6)), '2,3', ODD_COMMA],
  ['list', list(id), '[1', 'JSON として読めません。'],
  ['list', list(id), { a: 1 }, '文字で入力してください。'],
  ['list of texts', texts(3), 'ab|abcd', '3文字以内で入力してください（4文字）。'],
  ['objects', links, '{', 'JSON として読めません。'],
  ['objects', links, '{"path":"/a","title":"A"}', NO_OBJECTS],
  ['objects', links, '[{"path":"/a"}]', NO_OBJECTS],
  ['objects', links, '["path title"]', NO_OBJECTS],
  ['objects', links, '[null]', NO_OBJECTS],
  [
    'objects',
    links,
    hundred.map(() => ({ path: '', title: '' })).concat({ path: '', title: '' }),
    NO_OBJECTS,
  ],
  ['objects', links, [{ path: '', title: 'a'.repeat(20_000) }], NO_OBJECTS],
  ['objects', links, [{ path: '\u0000', title: '' }], '使えない文字が含まれています。'],
])('a cell of the kind %s refuses what it cannot be (%#)', (_kind, type, cell, message) => {
  expect(() => type.parse(cell)).toThrow(new CellFault(message));
});

test.each([
  [rent, '65', /賃料が65円です/],
  [rent, '1000', undefined],
  [rent, '500000', undefined],
  [rent, '620000', /賃料が620000円です/],
  [yen, '1', /金額が1円です/],
  [yen, '99', /月数や万円でなく/],
  [yen, '100', undefined],
  [yen, '0', undefined],
  [text(20), '1月2日', /日付に変えた/],
  [text(20), '2-Jan', /日付に変えた/],
  [text(20), 'Jan-27', /日付に変えた/],
  [text(20), '1.2E+11', /数に変えた/],
  [text(20), '#REF!', /エラーのよう/],
  [text(20), '2～4階', undefined],
  [text(20), 'A-1', undefined],
  [code, 'Jan-27', /日付に変えた/],
])('of a value that is hardly meant it makes a remark (%#)', (type, cell, doubt) => {
  const found = type.findDoubt?.(type.parse(cell));
  if (doubt) expect(found).toMatch(doubt);
  else expect(found).toBeUndefined();
});

const OUTSIDE = {
  ...outsideOrigins({ PICTURE_ORIGINS: ['https://img.example.com'] }),
  panoramas: ['https://360.example.com'],
};

test.each([
  [picture, '/images/pictures/a.webp', false],
  [picture, 'https://img.example.com/a.jpg', false],
  [picture, 'https://360.example.com/a.jpg', true],
  [panorama, 'https://img.example.com/a.jpg', false],
  [panorama, 'https://360.example.com/a', false],
  [panorama, 'https://elsewhere.example/a', true],
  [panoramas('path'), [{ path: '/images/a.webp' }, { path: 'https://360.example.com/a' }], false],
  [panoramas('path'), [{ path: '/images/a.webp' }, { path: 'https://elsewhere.example/a' }], true],
])('what lies elsewhere is refused where the site does not show it %#', (type, cell, isRefused) => {
  expect(type.findOutsideFault?.(type.parse(cell), OUTSIDE) !== undefined).toBe(isRefused);
});

test.each([
  [{ youtube_id: 'abcdefghij_' }, true],
  [{ youtube_id: null, file_path: '/videos/rooms.mp4', caption_path: '/videos/rooms.vtt' }, true],
  [{ youtube_id: 'short' }, false],
  [{ youtube_id: null, file_path: '/videos/rooms.mp4' }, false],
  [{ youtube_id: null, file_path: 'https://elsewhere.example/a.mp4', caption_path: '/videos/a.vtt' }, false],
])('the video %j can be played: %s', (item, isPlayable) => {
  const parse = () => videos('youtube_id').parse([item]);
  if (isPlayable) expect(parse()).toEqual({ json: [item] });
  else expect(parse).toThrow('YouTube の動画ID');
});

test.each([
  [{ path: '/images/pictures/shop.webp' }, true],
  [{ path: 'javascript:alert(1)' }, false],
  [{ path: '/images/pictures/shop.webp', width: '960' }, false],
])('pictures with %j are taken: %s', (change, isTaken) => {
  const item = { category: 2, caption: '店内', width: 960, height: 640, ...change };
  const parse = () => pictures().parse([item]);
  if (isTaken) expect(parse()).toEqual({ json: [item] });
  else expect(parse).toThrow();
});

test('a list of panoramas holds their places', () => {
  expect(() => panoramas('path').parse([{ path: 'javascript:alert(1)' }])).toThrow('パノラマの場所');
});
