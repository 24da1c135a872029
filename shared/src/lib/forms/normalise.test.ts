import fc from 'fast-check';
import { lengthOf } from '@gakumado/shared/vocabulary';
import {
  normaliseDigits,
  normaliseKana,
  normaliseLines,
  normaliseMail,
  normaliseName,
  normaliseText,
} from './normalise.ts';
import { normaliseTelephone } from './telephone.ts';

const normalisers = {
  normaliseText,
  normaliseName,
  normaliseLines,
  normaliseMail,
  normaliseDigits,
  normaliseKana,
  normaliseTelephone,
};

/** Whole Unicode, with what these functions treat in a special way more often than chance would have it. */
const anyText = fc.array(
  fc.oneof(
    fc.constantFrom(...'　 \n\r\t－ー―‐−〒（）＠ABｱﾞがわ゙ヷゝあ゛e\u0301\u3099\u2028\u200b\u202d\ufe0f+0081'),
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

test.each([
  [normaliseText, '　Ａｂ　１ ', 'Ab 1'],
  [normaliseLines, ' 一\r\n二\r三\u2028四\u2029五\n\n六 ', '一\n二\n三\n四\n五\n\n六'],
  [normaliseLines, '一\t二\u0007\u0000三\u200b四\ufeff\u007f', '一\t二三四'],
  [normaliseMail, ' Hanako．Ｍ＠EXAMPLE.co.JP　', 'Hanako.M@example.co.jp'],
  [normaliseMail, '"A@B"@C.jp', '"A@B"@c.jp'],
  [normaliseMail, '@EXAMPLE.JP', '@example.jp'],
  [normaliseMail, 'Ab C', 'AbC'],
  [normaliseDigits, '０３（１２３４）５６７８', '0312345678'],
  [normaliseDigits, '〒162－0042', '1620042'],
  [normaliseDigits, '1－1ー1―1‐1−1‑1–1—1ｰ1‒1-1 1', '1111111111111'],
  [normaliseDigits, '03a', '03a'],
  [normaliseKana, 'はなこ　ﾔﾏﾀﾞ', 'ハナコ ヤマダ'],
  [normaliseKana, ' ゖぁゝゞ  ーA ', 'ヶァヽヾ ーA'],
])('%p of %j is %j', (normalise, text, tidied) => {
  expect(normalise(text)).toBe(tidied);
});
