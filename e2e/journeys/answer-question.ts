import type { Page } from '@playwright/test';

const KANJI = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const KANA = ['ゼロ', 'いち', 'に', 'さん', 'よん', 'ご', 'ろく', 'なな', 'はち', 'きゅう', 'じゅう'];
const NUMBER = ['\\d+', ...KANJI, ...KANA].join('|');

/** A number in one of the ways in which the questions write it. */
const valueOf = (text: string) =>
  [KANJI, KANA].map((words) => words.indexOf(text)).find((value) => value >= 0) ?? Number(text);

const things: Readonly<Record<string, string>> = {
  くだもの: 'りんご、みかん、ぶどう、もも、いちご、なし',
  動物: 'ねこ、いぬ、うさぎ、きりん、ぞう、ひつじ',
  家具: 'つくえ、いす、本棚、ベッド、ソファ、たんす',
  乗り物: '電車、バス、自転車、飛行機、船、タクシー',
};

/** The kinds of questions (backend/src/areas/captcha/draw-question.ts), N for a number, and how a person answers each. */
const kinds: readonly [string, (...parts: string[]) => number][] = [
  ['(N)に(N)をたすと、', (left, right) => valueOf(left) + valueOf(right)],
  ['(N)から(N)をひくと、', (left, right) => valueOf(left) - valueOf(right)],
  ['(N)、(N)、(N)のうち、いちばん大きい', (...numbers) => Math.max(...numbers.map(valueOf))],
  ['(N)、(N)、(N)のうち、いちばん小さい', (...numbers) => Math.min(...numbers.map(valueOf))],
  ['「(.+)」のうち、(.+)はいくつ', (all, kind) => all.split('、').filter((word) => isOf(kind, word)).length],
  ['「(.+)」は何文字', (word) => word.length],
  ['(N)月の次の月', (month) => valueOf(month) + 1],
  ['(N)月の前の月', (month) => valueOf(month) - 1],
  ['一つ(N)円のあめを(N)個', (price, count) => valueOf(price) * valueOf(count)],
];

const isOf = (kind: string, word: string) => things[kind]?.split('、').includes(word) === true;

function answerTo(question: string): string {
  for (const [pattern, answer] of kinds) {
    const found = new RegExp(`：${pattern.replaceAll('N', NUMBER)}`).exec(question);
    if (found) return String(answer(...found.slice(1)));
  }
  throw new Error(`No kind of question is known for: ${question}`);
}

/** Answers the question of 確認, which stands in for a captcha's token. */
export async function answerQuestion(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: /次の質問の答え/ });
  const question = await page
    .getByText(/次の質問の答え/)
    .first()
    .textContent();
  await box.fill(answerTo(question ?? ''));
}
