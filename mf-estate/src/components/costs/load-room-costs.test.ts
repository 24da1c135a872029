import { nextApril } from './load-room-costs.ts';

test.each([
  ['2026-11-21T03:00:00Z', '2027-04-01'],
  ['2027-03-31T14:59:59Z', '2027-04-01'],
  ['2027-03-31T15:00:00Z', '2028-04-01'],
  ['2027-04-01T03:00:00Z', '2028-04-01'],
  ['2026-12-31T15:00:00Z', '2027-04-01'],
  ['2027-01-01T00:00:00Z', '2027-04-01'],
])('at %s the next first of April in Japan is %s', (now, april) => {
  expect(nextApril(Date.parse(now))).toBe(april);
});
