import fc from 'fast-check';
import {
  lengthOf,
  normaliseDigits,
  normaliseKana,
  normaliseLines,
  normaliseMail,
  normaliseText,
} from './normalise.ts';

const normalisers = { normaliseText, normaliseLines, normaliseMail, normaliseDigits, normaliseKana };

/** Whole Unicode, with what these functions treat in a special way more often than chance would have it. */
const anyText = fc.array(
  fc.oneof(
    fc.constantFrom(...'　 \n\r\t－ー―‐−〒（）＠ABｱﾞがわ゙ヷゝあ゛e\u0301\u3099\u2028\u200b'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ),
);

test.each(Object.entries(normalisers))('%s changes a tidied text no more', (_name, normalise) => {
  fc.assert(
    fc.property(anyText, (parts) => {
      const once = normalise(parts.join(''));
      expect(normalise(once)).toBe(once);
    }),
    { numRuns: 500 },
  );
});

test.each(Object.entries(normalisers))('%s leaves no space at the ends', (_name, normalise) => {
  fc.assert(
    fc.property(anyText, (parts) => {
      const text = normalise(parts.join(''));
      expect(text).toBe(text.trim());
    }),
  );
});

test('length counts code points', () => {
  expect(lengthOf('𠮟る')).toBe(2);
});
