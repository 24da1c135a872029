import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollRow } from './scroll-row.tsx';

test('a key brings the next of a row wholly into view', async () => {
  const shown: string[] = [];
  render(
    <ScrollRow aria-label="ご案内">
      <li>
        <a href="/guide/">ご利用ガイド</a>
      </li>
      <li>
        <a href="/faq/">よくあるご質問</a>
      </li>
    </ScrollRow>,
  );
  for (const link of screen.getAllByRole('link')) {
    link.scrollIntoView = () => shown.push(link.textContent);
  }
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'よくあるご質問' })).toHaveFocus();
  expect(shown).toEqual(['ご利用ガイド', 'よくあるご質問']);
});
