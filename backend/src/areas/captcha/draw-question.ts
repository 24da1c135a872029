import { randomInt } from 'node:crypto';

/** A question that a person answers at once, and its answer. */
interface DrawnQuestion {
  text: string;
  answer: number;
}

const pick = <T>(from: readonly T[]): T => from[randomInt(from.length)]!;

/** So many of them, each once. */
function draw<T>(from: readonly T[], count: number): T[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0]!);
}

const KANJI = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const KANA = ['ゼロ', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう', 'じゅう'];

/** A number up to ten in one of the ways in which people write it. */
const write = (number: number) => pick([String(number), KANJI[number]!, KANA[number]!]);

const things = {
  くだもの: ['りんご', 'みかん', 'ぶどう', 'もも', 'いちご', 'なし'],
  動物: ['ねこ', 'いぬ', 'うさぎ', 'きりん', 'ぞう', 'ひつじ'],
  家具: ['つくえ', 'いす', '本棚', 'ベッド', 'ソファ', 'たんす'],
  乗り物: ['電車', 'バス', '自転車', '飛行機', '船', 'タクシー'],
};
type Kind = keyof typeof things;
const kinds = Object.keys(things) as Kind[];

const WORDS = [
  'さくら',
  'あじさい',
  'ひまわり',
  'すいせん',
  'うめ',
  'つき',
  'かたつむり',
  'ほたる',
  'きつね',
  'かみなり',
];

/** Kinds of questions. Each needs its words to be understood, so that no pattern answers them all. */
const questions: readonly (() => DrawnQuestion)[] = [
  () => {
    const [left, right] = [randomInt(2, 10), randomInt(2, 10)];
    return { text: `${write(left)}に${write(right)}をたすと、いくつになりますか`, answer: left + right };
  },
  () => {
    const [right, rest] = [randomInt(1, 5), randomInt(1, 6)];
    return { text: `${write(right + rest)}から${write(right)}をひくと、いくつになりますか`, answer: rest };
  },
  () => {
    const numbers = draw([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3);
    const isLargest = randomInt(2) === 0;
    return {
      text: `${numbers.map(write).join('、')}のうち、いちばん${isLargest ? '大きい' : '小さい'}数はどれですか`,
      answer: isLargest ? Math.max(...numbers) : Math.min(...numbers),
    };
  },
  () => {
    const [asked, other] = draw(kinds, 2) as [Kind, Kind];
    const answer = randomInt(1, 5);
    const all = [...draw(things[asked], answer), ...draw(things[other], randomInt(1, 4))];
    return { text: `「${draw(all, all.length).join('、')}」のうち、${asked}はいくつありますか`, answer };
  },
  () => {
    const word = pick(WORDS);
    return { text: `「${word}」は何文字ですか`, answer: word.length };
  },
  () => {
    const month = randomInt(2, 10);
    const isNext = randomInt(2) === 0;
    return {
      text: `${write(month)}月の${isNext ? '次' : '前'}の月は何月ですか`,
      answer: isNext ? month + 1 : month - 1,
    };
  },
  () => {
    const [price, count] = [randomInt(1, 6), randomInt(2, 5)];
    return {
      text: `一つ${write(price)}円のあめを${write(count)}個買うと、何円ですか`,
      answer: price * count,
    };
  },
];

export const drawQuestion = (): DrawnQuestion => pick(questions)();
