import { render, screen } from '@testing-library/react';
import { Accordion } from './accordion.tsx';

test('a heading in the title belongs to the summary itself, as HTML allows', () => {
  render(<Accordion title={<h2>契約の流れ</h2>}>申し込みから入居まで</Accordion>);
  expect(screen.getByRole('heading', { level: 2, name: '契約の流れ' }).parentElement?.tagName).toBe(
    'SUMMARY',
  );
});
