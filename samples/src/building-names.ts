import { toKatakana } from '@gakumado/shared/texts';
import { pick, weighted, type Random } from './random.ts';
import type { BuildingTypeId, Site } from './types.ts';

type Word = readonly [word: string, kana: string];

/** Common words with one natural reading; none is a brand of housing. */
const WORDS: Word[] = (
  `こもれび:コモレビ ひなた:ヒナタ わかば:ワカバ しらかば:シラカバ さざなみ:サザナミ せせらぎ:セセラギ みのり:ミノリ つばさ:ツバサ ` +
  `かえで:カエデ けやき:ケヤキ はるかぜ:ハルカゼ すずかけ:スズカケ ひばり:ヒバリ うらら:ウララ ほたる:ホタル いろは:イロハ つつじ:ツツジ ` +
  `若竹:ワカタケ 青嵐:セイラン 花水木:ハナミズキ 白梅:シラウメ 山吹:ヤマブキ 千歳:チトセ 朝霧:アサギリ 若草:ワカクサ ` +
  `リーフ:リーフ ソレイユ:ソレイユ フローラ:フローラ セレーノ:セレーノ ブリーズ:ブリーズ カノン:カノン シエル:シエル クローバー:クローバー ` +
  `ミモザ:ミモザ ヴェール:ヴェール フォレ:フォレ ルピナス:ルピナス アネモネ:アネモネ オリーブ:オリーブ ラルゴ:ラルゴ カルム:カルム`
)
  .split(' ')
  .map((pair): Word => {
    const [word = '', kana = ''] = pair.split(':');
    return [word, kana];
  });

type Pattern = (word: Word, place: Word) => Word;
const pattern =
  (before: string, beforeKana: string, between: string, betweenKana: string): Pattern =>
  ([word, wordKana], [place, placeKana]) => [
    `${before}${word}${between}${place}`,
    `${beforeKana}${wordKana}${betweenKana}${placeKana}`,
  ];

const MANSION: Pattern[] = [
  pattern('', '', '', ''),
  pattern('メゾン', 'メゾン', '', ''),
  pattern('', '', 'コート', 'コート'),
  pattern('フラット', 'フラット', '', ''),
  pattern('', '', 'レジデンス', 'レジデンス'),
  pattern('カーサ', 'カーサ', '', ''),
  pattern('', '', 'テラス', 'テラス'),
  pattern('', '', 'マンション', 'マンション'),
];
const STUDENT: Pattern[] = [
  ...MANSION,
  pattern('学生マンション', 'ガクセイマンション', '', ''),
  pattern('', '', '学生マンション', 'ガクセイマンション'),
];
const APARTMENT: Pattern[] = [
  pattern('コーポ', 'コーポ', '', ''),
  pattern('', '', 'ハイツ', 'ハイツ'),
  pattern('メゾン', 'メゾン', '', ''),
  pattern('グリーンハイツ', 'グリーンハイツ', '', ''),
  pattern('サンハイツ', 'サンハイツ', '', ''),
  pattern('', '', 'コーポ', 'コーポ'),
  pattern('', '', 'ハウス', 'ハウス'),
  ([word, kana]) => [`${word}荘`, `${kana}ソウ`],
];
const HALL: Pattern[] = [
  pattern('学生会館', 'ガクセイカイカン', '', ''),
  pattern('', '', '学生会館', 'ガクセイカイカン'),
  ([word, kana], [place, placeKana]) => [`${place}学生会館${word}`, `${placeKana}ガクセイカイカン${kana}`],
];
const DORMITORY: Pattern[] = [
  pattern('学生寮', 'ガクセイリョウ', '', ''),
  ([word, kana], [place, placeKana]) => [`${place}${word}寮`, `${placeKana}${kana}リョウ`],
];

const PATTERNS: Record<BuildingTypeId, Pattern[]> = {
  52: STUDENT,
  63: STUDENT,
  65: HALL,
  901: DORMITORY,
  902: MANSION,
  903: APARTMENT,
};
const NUMBERS: Word[] = [
  ['', ''],
  ['Ⅱ', 'ニ'],
  ['Ⅲ', 'サン'],
  ['Ⅳ', 'ヨン'],
  ['Ⅴ', 'ゴ'],
];

function placeWord(random: Random, { town, stations }: Site): Word {
  const station = stations[0]!.station;
  const byTown: Word = [town.town_name.replace(/^大字/, ''), readingOf(town.town_kana)];
  const byStation: Word = [station.station_name.replace(/[（(].*$/, ''), readingOf(station.station_kana)];
  const isFar = stations[0]!.bus_minutes !== null;
  const usable = (isFar ? [byTown] : [byTown, byStation]).filter(
    ([name]) => name.length <= 6 && !/\d|[０-９]/.test(name),
  );
  return usable.length > 0 ? pick(random, usable) : ['', ''];
}

const readingOf = (kana: string) => toKatakana(kana.normalize('NFKC').replace(/[（(].*$/, ''));

/** Names a building after a word and its place, each name once: a taken name gets a number or another word. */
export function createNamer(): (
  random: Random,
  type: BuildingTypeId,
  site: Site,
) => { name: string; name_kana: string } {
  const taken = new Set<string>();
  return (random, type, site) => {
    for (let attempt = 0; ; attempt += 1) {
      const place = placeWord(random, site);
      const [base, kana] = pick(random, PATTERNS[type])(pick(random, WORDS), place);
      const [number, numberKana] =
        attempt === 0
          ? weighted(random, [
              [NUMBERS[0]!, 90],
              [NUMBERS[1]!, 8],
              [NUMBERS[2]!, 2],
            ])
          : NUMBERS[attempt % NUMBERS.length]!;
      const name = `${base}${number}`;
      if (taken.has(name)) continue;
      taken.add(name);
      return { name, name_kana: `${kana}${numberKana}` };
    }
  };
}
