import { nameKey, soundOf } from '@gakumado/shared/names';
import { fits } from './key-table.ts';
import type { CityRow, LineRow } from './name-rows.ts';
import type { NameKey } from './school-names.ts';

const key = (text: string | undefined, fit: number): NameKey[] => (text ? [{ text, fit }] : []);

/** Everyday names of stations. */
const stationNicknames: ReadonlyMap<string, readonly string[]> = new Map([
  ['札幌', ['札駅', 'さつえき']],
  ['北千住', ['北千', 'きたせん']],
  ['本厚木', ['ほんあつ']],
  ['溝の口', ['のくち']],
  ['池尻大橋', ['池尻']],
  ['大和西大寺', ['西大寺']],
  ['三軒茶屋', ['三茶', 'さんちゃ']],
  ['下北沢', ['下北', 'しもきた']],
  ['二子玉川', ['二子玉', 'にこたま', 'ふたこ']],
  ['高田馬場', ['馬場', 'ばば', 'たかだのばば']],
  ['武蔵小杉', ['小杉', 'むさこ']],
  ['新百合ヶ丘', ['新百合', 'しんゆり']],
  ['聖蹟桜ヶ丘', ['聖蹟']],
  ['天神橋筋六丁目', ['天六']],
  ['谷町四丁目', ['谷四', 'たによん']],
  ['谷町六丁目', ['谷六', 'たにろく']],
  ['谷町九丁目', ['谷九', 'たにきゅう']],
  ['大阪上本町', ['上六', 'うえろく']],
  ['門前仲町', ['門仲', 'もんなか']],
  ['中目黒', ['中目', 'なかめ']],
  ['西船橋', ['西船', 'にしふな']],
  ['下高井戸', ['下高', 'しもたか']],
  ['西国分寺', ['西国', 'にしこく']],
  ['西中島南方', ['西中島']],
  ['西宮北口', ['西北', 'にしきた']],
  ['千里中央', ['千中', 'せんちゅう']],
  ['吉祥寺', ['きちじょうじ', 'ジョージ']],
  ['石橋阪大前', ['石橋', 'いしばし']],
  ['京都河原町', ['四条河原町']],
  ['御茶ノ水', ['おちゃのみず']],
  ['池袋', ['ブクロ']],
  ['名鉄名古屋', ['名駅', 'めいえき']],
  ['名古屋', ['名駅']],
  ['中野', ['中野ブロードウェイ']],
  ['たまプラーザ', ['たまプラ']],
  ['流山おおたかの森', ['おおたかの森', '大鷹の森']],
  ['みなとみらい', ['港未来', '港みらい', 'みなと未来']],
  ['出町柳', ['百万遍']],
  ['神宮丸太町', ['河原町丸太町', '丸太町河原町']],
  ['八王子みなみ野', ['みなみ野']],
  ['越谷レイクタウン', ['レイクタウン']],
  ['柏の葉キャンパス', ['柏の葉']],
  ['向ヶ丘遊園', ['遊園']],
  ['箱崎九大前', ['九大前']],
  ['船橋日大前', ['日大前']],
  ['龍谷大前深草', ['龍大前', '龍谷大前', '龍大前深草']],
  ['弘前学院大前', ['西弘前', '西弘', 'にしひろ']],
  ['六会日大前', ['六会', 'むつあい']],
  ['祖師ヶ谷大蔵', ['祖師谷']],
  ['石神井公園', ['石神井']],
  ['センター北', ['セン北']],
  ['センター南', ['セン南']],
  ['青葉台', ['あおばだい']],
  ['いりなか', ['杁中']],
]);

/** Names that stations share with one beside them, which has it in full. */
const sharedNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['大阪梅田', ['梅田', 'うめだ']],
  ['西鉄福岡(天神)', ['天神']],
]);

/** Stations with the name of their city before the one that people say. */
const CITY_BEFORE = /^(?:京都(?=河原町)|大阪(?=梅田|難波|上本町|阿部野橋)|神戸(?=三宮))/;

/** JR難波 is typed jrなんば. */
function jrSound(kana: string): string | undefined {
  const sound = soundOf(kana.replace(/^(?:ジェイアール|ジェーアール|じぇいあーる)/, ''));
  return sound && `jr${sound}`;
}

/** 渋谷駅, しぶやえき and the bare 渋谷. */
export function stationKeys({
  station_name,
  station_kana,
}: {
  station_name: string;
  station_kana: string;
}): NameKey[] {
  const name = nameKey(station_name.replace(/(?<=.)駅前?$/, ''));
  const full = nameKey(station_name);
  const sound = soundOf(station_kana);
  const written = nameKey(station_kana);
  const bracketless = nameKey(station_name.replace(/\(.*\)|〈.*〉/, ''));
  // 鳥取大学前 is 鳥取大前 and 鳥大前.
  const school = /^(.+)大学前$/.exec(station_name)?.[1] ?? '';
  return [
    ...(school === '' ? [] : [school, [...school][0]!]).flatMap((stem) =>
      [`${stem}大前`, `${stem}大前駅`].flatMap((text) => key(nameKey(text), fits.other)),
    ),
    ...key(full, full === name ? fits.bare : fits.full),
    ...key(`${name}駅`, fits.full),
    ...key(name, fits.bare),
    ...key(bracketless === name ? undefined : bracketless, fits.bare),
    ...key(
      CITY_BEFORE.test(station_name) ? nameKey(station_name.replace(CITY_BEFORE, '')) : undefined,
      fits.bare,
    ),
    ...key(sound, fits.bare),
    // おおおかやま sounds like おかやま: as it is written it is 大岡山 alone.
    ...key(written.startsWith('おおお') ? written : undefined, fits.bare),
    ...key(sound && `${sound}えき`, fits.full),
    ...key(name.startsWith('jr') ? jrSound(station_kana) : undefined, fits.other),
    ...(stationNicknames.get(station_name) ?? []).flatMap((nickname) =>
      key(nameKey(nickname), fits.bare).concat(key(soundOf(nickname), fits.bare)),
    ),
    // 鳴尾・武庫川女子大前 is called 鳴尾.
    ...(station_name.includes('・') ? station_name.split('・').slice(0, 1) : []).flatMap((first) =>
      key(nameKey(first), fits.other),
    ),
    ...(sharedNames.get(station_name) ?? []).flatMap((shared) =>
      key(nameKey(shared), fits.other).concat(key(soundOf(shared), fits.other)),
    ),
  ];
}

/** Companies as the names of their lines begin, as keys. */
export const COMPANY =
  /^(jr|東京めとろ|都営|東武|西武|京成|京王|小田急|東急|京急|相鉄|名鉄|近鉄|南海|京阪|阪急|阪神|西鉄|osakametro|札幌市営地下鉄|仙台市営地下鉄|横浜市営地下鉄|名古屋市営地下鉄|京都市営地下鉄|神戸市営地下鉄|福岡市営地下鉄)/;

/** Companies as people call them before a station, with how the names of their lines begin. */
export const COMPANIES_BY_HABIT: readonly (readonly [called: RegExp, line: RegExp])[] = [
  [/^大阪(?:めとろ|地下鉄)/, /^osakametro/],
  [/^めとろ/, /^(?:東京めとろ|osakametro)/],
  [/^(?:市営)?地下鉄/, /^(?:東京めとろ|osakametro|都営|.+市営地下鉄)/],
  [/^京浜急行/, /^京急/],
  [/^近畿日本鉄道/, /^近鉄/],
];

/** How well-known lines are read. */
const lineReadings = (
  '東京メトロ千代田線 ちよだせん,東京メトロ有楽町線 ゆうらくちょうせん,東京メトロ銀座線 ぎんざせん,東京メトロ日比谷線 ひびやせん,東京メトロ東西線 とうざいせん,' +
  '東京メトロ丸ノ内線 まるのうちせん,東京メトロ半蔵門線 はんぞうもんせん,東京メトロ南北線 なんぼくせん,東京メトロ副都心線 ふくとしんせん,' +
  'JR山手線 やまのてせん,JR京浜東北線 けいひんとうほくせん,JR南武線 なんぶせん,JR武蔵野線 むさしのせん,JR常磐線 じょうばんせん,JR埼京線 さいきょうせん,JR横浜線 よこはません,' +
  'JR中央線 ちゅうおうせん,京王線 けいおうせん,京王井の頭線 いのかしらせん,小田急線 おだきゅうせん,西武新宿線 せいぶしんじゅくせん,西武池袋線 せいぶいけぶくろせん,' +
  '東急東横線 とうよこせん,東急田園都市線 でんえんとしせん,東武東上線 とうじょうせん,都営大江戸線 おおえどせん,都営三田線 みたせん,都営浅草線 あさくさせん,' +
  'JR京葉線 けいようせん,JR青梅線 おうめせん,JR横須賀線 よこすかせん,JR根岸線 ねぎしせん,JR阪和線 はんわせん,JR高崎線 たかさきせん,JR宇都宮線 うつのみやせん,JR総武線 そうぶせん,JR八高線 はちこうせん,JR五日市線 いつかいちせん,' +
  'JR大阪環状線 かんじょうせん,JR東西線 とうざいせん,JR学研都市線 がっけんとしせん,JR片町線 かたまちせん,JR奈良線 ならせん,JR嵯峨野線 さがのせん,JR仙山線 せんざんせん,JR篠栗線 ささぐりせん,JR筑肥線 ちくひせん,JR可部線 かべせん,JR仙石線 せんせきせん,JR湖西線 こせいせん,JR呉線 くれせん,JR香椎線 かしいせん,JR相模線 さがみせん,JR水戸線 みとせん,JR内房線 うちぼうせん,JR外房線 そとぼうせん,JR川越線 かわごえせん,JR鹿児島本線 かごしません,JR山陽本線 さんようせん,JR関西本線 かんさいせん,JR東北本線 とうほくせん,JR神戸線 こうべせん,JR京都線 きょうとせん,JR宝塚線 たからづかせん,JR大和路線 やまとじせん,近鉄奈良線 きんてつならせん,近鉄大阪線 きんてつおおさかせん,京阪本線 けいはんせん,阪神本線 はんしんせん,南海高野線 こうやせん,南海本線 なんかいせん,' +
  '東急世田谷線 せたがやせん,東急目黒線 めぐろせん,東急大井町線 おおいまちせん,東急池上線 いけがみせん,東急多摩川線 たまがわせん,京王相模原線 さがみはらせん,京王高尾線 たかおせん,小田急江ノ島線 えのしません,小田急多摩線 たません,' +
  '西武国分寺線 こくぶんじせん,西武拝島線 はいじません,西武多摩川線 たまがわせん,東武伊勢崎線 いせさきせん,東武野田線 のだせん,京成本線 けいせいせん,京急本線 けいきゅうせん,相鉄いずみ野線 いずみのせん,都営新宿線 しんじゅくせん,' +
  'Osaka Metro四つ橋線 よつばしせん,Osaka Metro堺筋線 さかいすじせん,Osaka Metro中央線 ちゅうおうせん,Osaka Metro長堀鶴見緑地線 ながほりつるみりょくちせん,阪急京都 はんきゅうきょうとせん,阪急神戸 はんきゅうこうべせん,阪急宝塚 はんきゅうたからづかせん,' +
  '名古屋市営地下鉄鶴舞線 つるまいせん,名古屋市営地下鉄桜通線 さくらどおりせん,札幌市営地下鉄東豊線 とうほうせん,札幌市営地下鉄南北線 なんぼくせん,札幌市営地下鉄東西線 とうざいせん,福岡市営地下鉄七隈線 ななくません,福岡市営地下鉄空港線 くうこうせん,仙台市営地下鉄南北線 なんぼくせん,' +
  'Osaka Metro谷町線 たにまちせん,Osaka Metro御堂筋線 みどうすじせん,名古屋市営地下鉄名城線 めいじょうせん,名古屋市営地下鉄東山線 ひがしやません,京都市営地下鉄烏丸線 からすません'
)
  .split(',')
  .map((entry): [RegExp, string] => {
    const [line = '', reading = ''] = entry.split(/ (?=[ぁ-ん]+$)/);
    return [new RegExp(`^${line}`), soundOf(reading) ?? reading];
  });

/** Everyday names of lines whose own names say something else. */
const lineNicknames: readonly [line: RegExp, ...names: string[]][] = [
  [/^JR中央線\(快速\)|^JR中央本線\(立川/, '中央線', 'JR中央線', '中央快速線'],
  [/^JR中央・総武線/, '総武線', 'JR総武線', '総武線各停', '中央総武線', '総武線各駅停車'],
  [/^JR東海道本線/, '東海道線', 'JR東海道線'],
  [/^東武伊勢崎線/, 'スカイツリーライン', '東武スカイツリーライン'],
  [/^東武野田線/, 'アーバンパークライン', '東武アーバンパークライン'],
  [/^つくばエクスプレス/, 'TX', 'つくばエクスプレス線'],
  [/^東急田園都市線/, '田都', '田園都市線', 'でんとし'],
  [/^りんかい線/, '臨海線'],
  [/^西鉄天神大牟田線/, '西鉄大牟田線', '大牟田線', '西鉄天神線'],
  [/^東急東横線/, '東横沿線', '東横'],
  [/^大阪モノレール線/, '大阪モノレール'],
  [/^JR大阪環状線/, 'JR環状線', '環状線'],
  [/^小田急線/, '小田急', '小田急小田原線', '小田原線'],
  [/^江ノ島電鉄/, '江ノ電', '江ノ電線'],
  [/^叡山電鉄/, '叡電'],
  [/^横浜市営地下鉄ブルーライン/, 'ブルーライン', '市営地下鉄ブルーライン'],
  [/^Osaka Metro御堂筋線/, '御堂筋', '大阪メトロ御堂筋線'],
  [/^近鉄名古屋線/, '近鉄名古屋本線'],
  [/^阪急神戸本線/, '阪急神戸線'],
  [/^阪急京都本線/, '阪急京都線'],
  [/^阪急宝塚本線/, '阪急宝塚線'],
  [/^京成松戸線/, '新京成線', '新京成'],
  [/^JR宇都宮線/, '宇都宮線', '東北本線'],
  [/^JR学研都市線/, '片町線'],
  [/^JR宝塚線/, '福知山線'],
  [/^JR琵琶湖線/, '琵琶湖線'],
  [/^ゆりかもめ/, 'ゆりかもめ線'],
  [/^都電荒川線/, '都電', 'さくらトラム'],
  [/^多摩モノレール/, '多摩都市モノレール', '多摩モノレール線'],
  [/^京急本線/, '京浜急行線', '京浜急行本線', '京急線'],
  [/^名鉄名古屋本線/, '名鉄本線'],
  [/^相鉄本線/, '相鉄線', 'そうてつせん', 'そうてつ'],
  ...lineReadings,
  [/^ゆいレール/, '沖縄都市モノレール', 'モノレール沿線', 'モノレール沿い'],
  [/^(?:湘南|千葉都市|東京|大阪|北九州|多摩)モノレール/, 'モノレール沿線', 'モノレール沿い'],
  [/^千葉都市モノレール/, '千葉モノレール'],
  [/^北九州モノレール/, '小倉モノレール', '北九州モノレール小倉線'],
  [/^愛知環状鉄道/, '愛環', '愛環線'],
  [/^南海泉北線|^泉北高速/, '泉北高速線', '泉北高速鉄道', '泉北線'],
  [/^南海高野線/, '高野線'],
  [/^JR東海道本線\(/, '東海道本線'],
];

/** A line without the stretch that its row is of: JR中央本線(立川～塩尻) is JR中央本線. */
export const lineName = ({ line_name }: LineRow): string => line_name.replace(/\(.*?\)$/, '');

/** 東京メトロ東西線 and 東西線; 大阪メトロ for Osaka Metro; 中央線 for 中央本線. */
export function lineKeys(row: LineRow): NameKey[] {
  const name = nameKey(lineName(row));
  const bare = name.replace(COMPANY, '');
  const japanese = name.replace(/^osakametro/, '大阪めとろ');
  const inBrackets = /\((.+)\)$/.exec(row.line_name)?.[1];
  const isNickname =
    inBrackets !== undefined && /線|ライン|ケーブル$/.test(inBrackets) && !inBrackets.includes('～');
  const spelled = [
    name,
    japanese,
    name.replace('市営地下鉄', '地下鉄'),
    name.replace('市営地下鉄', '市地下鉄'),
    bare,
    bare.replace(/^.+鉄道(?=.+線$)/, ''),
  ];
  return [
    ...key(name, fits.full),
    ...spelled.flatMap((text) =>
      key(text.length > 1 ? text : undefined, fits.bare).concat(
        key(text.endsWith('本線') && text.length > 3 ? text.replace(/本線$/, '線') : undefined, fits.other),
      ),
    ),
    // 井の頭沿線 is the line, and no town.
    ...[name, bare].flatMap((text) =>
      key(/..線$/.test(text) ? text.replace(/線$/, '沿線') : undefined, fits.other),
    ),
    ...key(isNickname ? nameKey(inBrackets) : undefined, fits.other),
    ...lineNicknames
      .filter(([pattern]) => pattern.test(row.line_name))
      .flatMap(([, ...names]) => names.flatMap((nickname) => key(nameKey(nickname), fits.bare))),
  ];
}

/** Everyday names of railways, by the company: all of its lines. */
const companyNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['小田急電鉄', ['小田急']],
  ['京王電鉄', ['京王']],
  ['東急電鉄', ['東急']],
  ['京浜急行電鉄', ['京急']],
  ['京成電鉄', ['京成']],
  ['西武鉄道', ['西武']],
  ['東武鉄道', ['東武']],
  ['相模鉄道', ['相鉄']],
  ['東京メトロ', ['東京メトロ', 'メトロ', '東京地下鉄']],
  ['東京都交通局', ['都営', '都営地下鉄', '都営線']],
  ['横浜市交通局', ['横浜市営地下鉄']],
  ['名古屋鉄道', ['名鉄']],
  ['名古屋市交通局', ['名古屋市営地下鉄', '名古屋地下鉄']],
  ['近畿日本鉄道', ['近鉄']],
  ['阪急電鉄', ['阪急']],
  ['阪神電気鉄道', ['阪神電車', '阪神電鉄', '阪神沿線']],
  ['京阪電気鉄道', ['京阪', '京阪電車']],
  ['南海電気鉄道', ['南海', '南海電車', '南海電鉄']],
  ['大阪市高速電気軌道', ['大阪メトロ', 'osakametro', '大阪地下鉄', '大阪市営地下鉄']],
  ['神戸市交通局', ['神戸市営地下鉄', '神戸地下鉄']],
  ['京都市交通局', ['京都市営地下鉄', '京都地下鉄']],
  ['仙台市交通局', ['仙台市営地下鉄', '仙台地下鉄']],
  ['札幌市交通局', ['札幌市営地下鉄', '札幌地下鉄']],
  ['福岡市交通局', ['福岡市営地下鉄', '福岡地下鉄']],
  ['西日本鉄道', ['西鉄']],
  ['広島電鉄', ['広電', 'ひろでん']],
  ['叡山電鉄', ['叡電']],
  ['京福電気鉄道', ['嵐電', '京福']],
  ['伊予鉄道', ['伊予鉄', 'いよてつ']],
  ['静岡鉄道', ['静鉄']],
  ['遠州鉄道', ['遠鉄']],
  ['長野電鉄', ['長電']],
  ['富山地方鉄道', ['富山地鉄', '地鉄']],
  ['北陸鉄道', ['北鉄']],
  ['豊橋鉄道', ['豊鉄']],
  ['えちぜん鉄道', ['えち鉄']],
  ['福井鉄道', ['福鉄']],
  ['岡山電気軌道', ['岡電']],
  ['高松琴平電気鉄道', ['琴電', 'ことでん']],
  ['阪堺電気軌道', ['阪堺']],
  ['北大阪急行電鉄', ['北急', '北大阪急行']],
  ['筑豊電気鉄道', ['筑豊電鉄', '筑鉄']],
  ['熊本電気鉄道', ['熊電', '熊本電鉄']],
  ['熊本市交通局', ['熊本市電']],
  ['鹿児島市交通局', ['鹿児島市電']],
  ['函館市企業局交通部', ['函館市電']],
  ['長崎電気軌道', ['長崎電鉄']],
  ['とさでん交通', ['とさでん']],
  ['関東鉄道', ['関鉄']],
  ['山陽電気鉄道', ['山陽電車', '山陽電鉄']],
  ['神戸電鉄', ['神鉄']],
]);

/** How all lines of a company are called: 阪急, 阪急線, 阪急電車, 阪急電鉄, 阪急沿線. */
export function companyKeys(company: string): NameKey[] {
  const names = companyNames.get(company) ?? [];
  return [company, ...names].flatMap((name) =>
    [name, ...(name.endsWith('線') ? [] : [`${name}線`, `${name}電車`, `${name}沿線`])].flatMap((text) =>
      key(nameKey(text), text === company ? fits.full : fits.other),
    ),
  );
}

/** 東京都, 東京, とうきょうと, とうきょう. 北海道 has no short form. */
export function prefectureKeys(name: string, kana: string): NameKey[] {
  const sound = soundOf(kana);
  const bare = name === '北海道' ? name : name.slice(0, -1);
  return [
    ...key(nameKey(name), fits.full),
    ...key(nameKey(bare), fits.bare),
    ...key(sound, fits.full),
    // The whole reading is cut, not its sound: the う of とうきょう is no part of と.
    ...key(name === '北海道' ? undefined : soundOf(kana.replace(/(ケン|フ|ト|けん|ふ|と)$/, '')), fits.bare),
  ];
}

/** Wards whose names are directions and the like say nothing without 区. */
const MEANS_LITTLE = /^(中央|北|南|東|西|中|緑|港|泉|旭|栄|青葉|若葉|桜|城|磯|灘)$/;
const CITY_ENDING = /(市|区|町|村)$/;
const READ_ENDING = /(シ|ク|チョウ|マチ|ソン|ムラ)$/;

interface CityName {
  name: string;
  kana: string;
}

/** Everyday names of municipalities. */
const cityNicknames: ReadonlyMap<string, readonly string[]> = new Map([
  ['高山市', ['飛騨高山', 'ひだたかやま']],
  ['つくば市', ['筑波市', '筑波学園都市']],
  ['北九州市', ['北九']],
]);

/** 京都市左京区, 左京区, 左京; 三田市, 三田; さんだし, さんだ. */
export function cityKeys({ name, kana }: CityName): NameKey[] {
  const parts = /^(.+?市)(.+区)$/.exec(name);
  const district = /^(.+郡)(.+[町村])$/.exec(name);
  const own = parts?.[2] ?? district?.[2] ?? name;
  const readOwn = parts
    ? kana.slice(readCity(kana, parts[1] ?? '').length)
    : district
      ? kana.replace(/^.+?グン/, '')
      : kana;
  const bare = own.replace(CITY_ENDING, '');
  const bareKana = readOwn.replace(READ_ENDING, '');
  const isTelling = bare.length > 0 && !MEANS_LITTLE.test(bare);
  // 札幌北区, 横浜青葉区 without the 市 between.
  const close = parts && parts[1]!.replace(/市$/, '') + own;
  return [
    ...key(nameKey(name), fits.full),
    ...key(soundOf(kana), fits.full),
    ...key(nameKey(own), fits.bare),
    ...key(soundOf(readOwn), fits.bare),
    ...key(close ? nameKey(close) : undefined, fits.other),
    ...(cityNicknames.get(name) ?? []).flatMap((nickname) => key(nameKey(nickname), fits.other)),
    ...(isTelling ? [...key(nameKey(bare), fits.bare), ...key(soundOf(bareKana), fits.bare)] : []),
  ];
}

/** Cities that have wards, each with all of them (札幌市), and districts with their towns and villages (糟屋郡). */
export function citiesOfParts(
  cities: readonly CityRow[],
): (CityName & { pref_id: number; city_ids: number[] })[] {
  const found = new Map<string, CityName & { pref_id: number; city_ids: number[] }>();
  for (const { city_name, city_kana, pref_id, city_id } of cities) {
    const name = /^(?:.+?市(?=.+区$)|.+?郡(?=.+[町村]$))/.exec(city_name)?.[0];
    if (!name) continue;
    // Several prefectures have a district of one name: 海部郡.
    const known = found.get(pref_id + name);
    if (known) known.city_ids.push(city_id);
    else found.set(pref_id + name, { name, kana: readCity(city_kana, name), pref_id, city_ids: [city_id] });
  }
  return [...found.values()];
}

/** The reading up to the シ of 市, of which the name may have one more (ヒロシマシ), or up to the グン of 郡. */
function readCity(kana: string, name: string): string {
  if (name === '広島市') return 'ヒロシマシ';
  return (name.endsWith('郡') ? /^.+?グン/ : /^.+?シ(?=.+ク$)/).exec(kana)?.[0] ?? kana;
}
