import { render, screen } from '@testing-library/react';
import { RangeText } from './range-text.tsx';

test.each([
  ['8.6万円～9.05万円', '8.6万円～<wbr>9.05万円'],
  ['8.6万円', '8.6万円'],
  ['', ''],
])('%s', (text, html) => {
  render(
    <p>
      <RangeText text={text} />
    </p>,
  );
  expect(screen.getByRole('paragraph').firstElementChild?.innerHTML).toBe(html);
  expect(screen.getByRole('paragraph')).toHaveTextContent(text);
});
