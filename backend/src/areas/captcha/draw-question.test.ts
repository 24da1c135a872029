import { drawQuestion } from './draw-question.ts';

const drawn = Array.from({ length: 400 }, drawQuestion);

test('no pattern of numbers answers most questions', () => {
  const numbersOf = (text: string) => [...text.normalize('NFKC').matchAll(/\d+/g)].map(Number);
  const guesses: ((numbers: number[], text: string) => number | undefined)[] = [
    ([left = NaN, right = NaN]) => left + right,
    ([left = NaN, right = NaN]) => left - right,
    ([left = NaN, right = NaN]) => left * right,
    (numbers) => Math.max(...numbers),
    (numbers) => Math.min(...numbers),
    (_numbers, text) => /「(.+)」/.exec(text)?.[1]?.length,
  ];
  for (const guess of guesses) {
    const right = drawn.filter(({ text, answer }) => guess(numbersOf(text), text) === answer);
    expect(right.length / drawn.length).toBeLessThan(0.3);
  }
});

test('answers are small whole numbers, and none is that of every third question', () => {
  const counts = new Map<number, number>();
  for (const { answer } of drawn) {
    expect(Number.isInteger(answer) && answer >= 0 && answer <= 20).toBe(true);
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  expect(Math.max(...counts.values()) / drawn.length).toBeLessThan(0.34);
});

test('questions are natural sentences', () => {
  for (const { text } of drawn)
    expect(text).toMatch(/(いくつになりますか|どれですか|ありますか|何文字ですか|何月ですか|何円ですか)$/);
});
