import { excerptOf } from './excerpt-of.ts';
import { readQuestion } from './find-questions.ts';

const excerpt = (text: string) => excerptOf(text, readQuestion('しききん'));

test('an excerpt begins shortly before the first hit, and its lines do not run into each other', () => {
  expect(excerpt('敷金を預けます。\n礼金\n前家賃')).toBe('敷金を預けます。礼金　前家賃');
  const long = `${'あ'.repeat(30)}敷金${'い'.repeat(80)}`;
  expect(excerpt(long)).toBe(`…${'あ'.repeat(12)}敷金${'い'.repeat(50)}…`);
  expect(excerpt('礼金')).toBeNull();
});
