import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { firstUses } from './fact-terms.ts';
import { TermText } from './term-text.tsx';

test.each([
  ['1K\uFF5E1LDK', ['1K', '1LDK']],
  ['軽量鉄骨造／地上3階', ['鉄骨造']],
  ['SRC造／11Kの部屋', []],
  ['更新料は賃料の1か月分、更新料のほかに仲介手数料', ['更新料', '仲介手数料']],
  ['決まった言葉のない文', []],
])('%s is whole, and marks its words once', (text, marked) => {
  const { container } = render(
    <MemoryRouter>
      <TermText text={text} />
    </MemoryRouter>,
  );
  expect(container).toHaveTextContent(text);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(marked);
});

test('of several texts the first that uses a word has its note', () => {
  expect(firstUses(['1K／6畳', '1K／1R', '1DK'])).toEqual([['1K'], ['1R'], ['1DK']]);
  expect(firstUses(['1K／6畳', 'オートロック'], ['オートロック'])).toEqual([[], ['オートロック']]);
});
