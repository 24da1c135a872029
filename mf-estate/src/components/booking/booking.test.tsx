import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, todayInJapan } from '@gakumado/shared/calendar-days';
import { formatShortDay } from '@gakumado/shared/ui';
import { renderRoutes } from '@gakumado/shared/testing';
import { routes } from '../../routes.tsx';
import { answers } from '../../testing/answers.ts';
import { estate } from '../../testing/estate.ts';
import { days } from '../../testing/shop.ts';

const show = (changes = {}, more = {}) =>
  renderRoutes(routes, '/view/1001/', {
    answers: { ...answers, 'estate/detail': { ...estate, ...changes }, ...more },
  });

const FIRST_DAY = addDays(todayInJapan(), 3);
const bar = () => within(document.querySelector<HTMLElement>('[data-page-bar]')!);
const sheet = () => screen.findByRole('dialog', { name: '見学を予約' });
const queryOf = (link: HTMLElement) =>
  Object.fromEntries(new URLSearchParams(link.getAttribute('href')?.split('?', 2)[1]));

test('the bar has the cost, the first free time, and both steps', async () => {
  await show();
  expect(bar().getByRole('strong')).toHaveTextContent('69,083円');
  expect(bar().getByText(`${formatShortDay(FIRST_DAY)}11:00～`)).toBeVisible();
  expect(
    bar()
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['空室を聞く', '見学を予約']);
});

test('a visit begins with the free times, each of which leads to the form with it', async () => {
  const user = userEvent.setup();
  const { router } = await show();
  const opener = bar().getByRole('link', { name: '見学を予約' });
  await user.click(opener);
  const times = within(await sheet()).getAllByRole('link', { name: /11:00$/ });
  expect(times).toHaveLength(11);
  expect(queryOf(times[0]!)).toMatchObject({
    estateId: '1001',
    shopId: '11',
    isVisit: '1',
    date: FIRST_DAY,
    time: '11:00',
  });
  expect(router.state.location.pathname).toBe('/view/1001/');
  await user.click(within(await sheet()).getByRole('button', { name: '閉じる' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the sheet leads to all other times, to a visit by video and to one without staff', async () => {
  await show();
  await userEvent.click(screen.getAllByRole('link', { name: '見学を予約' })[0]!);
  const links = within(await sheet());
  expect(queryOf(links.getByRole('link', { name: 'ほかの日時を選ぶ' }))).not.toHaveProperty('date');
  expect(queryOf(links.getByRole('link', { name: 'オンライン内見' }))).toMatchObject({ isVideo: '1' });
  expect(links.getByRole('link', { name: 'おひとりでのご内見' })).toHaveAttribute(
    'href',
    '/pr/self_naiken/?estateId=1001',
  );
});

const booked = days.map((day) => Object.assign({}, day, { slots: [] }));

test.each([
  ['without free times', booked],
  ['while they cannot be loaded', 503],
])('%s a visit begins with the form', async (_, calendar) => {
  await show({}, { 'shop/calendar': calendar });
  for (const link of screen.getAllByRole('link', { name: '見学を予約' })) {
    expect(link).not.toHaveAttribute('aria-haspopup');
    expect(queryOf(link)).toMatchObject({ estateId: '1001', isVisit: '1' });
  }
  expect(bar().queryByText(/～$/)).toBeNull();
});
