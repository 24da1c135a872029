import { aheadInWords, readAhead } from './ahead.ts';

const ahead = {
  name: '見本マンション',
  picture: '/images/1.jpg',
  pictureSizes: '128px',
  costName: '毎月の実質負担（4年間）',
  cost: '68,000円',
  ways: ['北キャンパスまで徒歩8分'],
};

test('a link says what its page will show', () => {
  expect(readAhead({ list: '/search/', ahead })).toBe(ahead);
  expect(readAhead({ ahead: { ...ahead, picture: null } })).toMatchObject({ picture: null });
  const words = aheadInWords('見学のご予約', ['見本マンション']);
  expect(readAhead({ ahead: words })).toMatchObject({
    name: '見学のご予約',
    picture: '',
    ways: ['見本マンション'],
  });
});

test.each([
  undefined,
  null,
  'x',
  {},
  { ahead: null },
  { ahead: { ...ahead, name: 1 } },
  { ahead: { ...ahead, ways: '徒歩8分' } },
  { ahead: { ...ahead, ways: [1] } },
  { ahead: { ...ahead, picture: 5 } },
  { ahead: { ...ahead, isOfQuery: 'yes' } },
])('a state %j of another release says nothing', (state) => {
  expect(readAhead(state)).toBeUndefined();
});
