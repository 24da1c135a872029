import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createAppStore } from '@gakumado/shared/store';
import { writeMySearch } from '@gakumado/shared/my-search';
import { answerCalls, cardOf, wayText } from '@gakumado/shared/testing';
import { EstateCard } from './estate-card.tsx';
import { ListOriginContext } from './estate-link.ts';

const north = { school_id: 55, name: '北キャンパス' };
const station = { lat: 35.70112, lon: 139.70045, name: '新大久保駅' };

const cards = (ids: readonly number[], origin = { campusIds: [] as number[] }) => (
  <Provider store={createAppStore()}>
    <MemoryRouter>
      <ListOriginContext value={origin}>
        {ids.map((id) => (
          <EstateCard key={id} estate={cardOf(id)} />
        ))}
      </ListOriginContext>
    </MemoryRouter>
  </Provider>
);

const link = (id: number) => screen.getByRole('link', { name: `見本マンション${id}` });

afterEach(() => writeMySearch({ places: [] }));

test('all cards of a page ask once for the ways to the places that the visitor said', async () => {
  writeMySearch({ places: [north, station] });
  const calls = answerCalls({
    'estate/list': [
      {
        ...cardOf(1),
        commute_minutes: 22,
        commute_transfers: 1,
        commute_text: '東西線で早稲田駅まで約8分・乗換1回',
        second_commute_text: '徒歩5分',
      },
      cardOf(2),
    ],
  });
  render(cards([1, 2]));
  expect(await screen.findByText(wayText('北キャンパスまで約22分・乗換1回'))).toBeVisible();
  expect(screen.getByText(wayText('新大久保駅まで徒歩5分'))).toBeVisible();
  expect(screen.getByText(wayText('北キャンパスまで90分超'))).toBeVisible();
  const asked = calls.filter(({ path }) => path === 'estate/list');
  expect(asked.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      estate_id: [1, 2],
      school_id: 55,
      second_destination: expect.objectContaining({ lat: 35.70112 }),
    }),
  ]);
  expect(link(1)).toHaveAttribute(
    'href',
    expect.stringContaining('/view/1/?campus=55&to=35.70112,139.70045'),
  );
});

test('nothing is asked for a visitor who has said nothing, and links stay plain', () => {
  const calls = answerCalls({});
  render(cards([3]));
  expect(calls).toEqual([]);
  expect(link(3).getAttribute('href')).not.toContain('campus=');
});

test('a list of a school keeps its own', () => {
  writeMySearch({ places: [north] });
  answerCalls({ 'estate/list': [] });
  render(cards([4], { campusIds: [77] }));
  expect(link(4)).toHaveAttribute('href', expect.stringContaining('campus=77'));
});

test('the HTML is the same for everybody, and a visitor’s own lines come after hydration', async () => {
  writeMySearch({ places: [north] });
  answerCalls({ 'estate/list': [{ ...cardOf(5), commute_text: '徒歩8分', commute_minutes: 8 }] });
  const html = renderToString(cards([5]));
  writeMySearch({ places: [] });
  expect(renderToString(cards([5]))).toBe(html);
  writeMySearch({ places: [north] });
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.replaceChildren(root);
  expect(root.querySelectorAll('[data-my-way]')).toHaveLength(2);
  const differences: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, cards([5]), { onRecoverableError: (error) => differences.push(error) });
  });
  expect(differences).toEqual([]);
  expect(await screen.findByText(wayText('北キャンパスまで徒歩8分'))).toBeVisible();
  expect(root.querySelectorAll('[data-my-way]')).toHaveLength(0);
});
