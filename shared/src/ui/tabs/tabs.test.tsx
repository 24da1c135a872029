import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs.tsx';

const tabs = ['外観', '室内', '共用部'].map((label) => ({ id: label, label, content: `${label}の写真` }));

test('arrow keys, Home and End move between tabs and show their panels', async () => {
  render(<Tabs label="写真" tabs={tabs} />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('外観の写真');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: '室内' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: '室内' })).toHaveTextContent('室内の写真');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(screen.getByRole('tab', { name: '外観', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('外観の写真');
});
