import fc from 'fast-check';
import { withTestApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openShop, person, visit, visitDay } from '../../testing/test-inquiry.ts';

let t: TestApp;

beforeAll(async () => {
  t = await withTestApp({ RATE_LIMIT_SCALE: '0' });
  await openShop(t);
});
afterAll(() => t.close());

const delivered = {
  ...person,
  grade_id: 3,
  delivery: 2,
  zip_code: '1698050',
  prefecture_id: 13,
  city: '新宿区',
  address: '1',
};

/** A request of each form without a fault. */
const requests: Record<string, object> = {
  general: { ...visit, message: 'x', source_url: '/', language: 'en', is_from_estate: 1 },
  view_contact: { estate_ids: [1, 2], applicant: { ...person, contents: [1], waitlist_estate_ids: [1] } },
  request: { document_ids: [1], applicant: delivered },
  data_request: { applicant: { ...delivered, pref_id: 13, price_from: 20_000, condition: [61] } },
  web_soudankai: {
    wishes: visit.wishes,
    applicant: { ...person, area_slug: 'kanto', tool: 1, participants: 1, topics: [1] },
  },
  it_id: { wishes: visit.wishes, applicant: { ...person, estate_inquiry_no: 'A-1' } },
  self_naiken: { wishes: [{ date: visitDay, time: '09:00' }], applicant: { ...person, is_id_check: true } },
  kimaroom: {
    targets: [{ campus_id: 1, pref_id: 13, city_id: 13104, rank: 1, exam_type: 1, result_date: visitDay }],
    wishes: { price_to: 60_000, building_type_id: [52], commute_minutes_max: 30, meal_type: 1 },
    contact_method: [1],
    applicant: { ...person, registrant_type: 1, move_in_ym: visitDay.slice(0, 7) },
  },
};

function pathsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy: unknown = structuredClone(value);
  if (typeof copy === 'object' && copy !== null) {
    Reflect.set(copy, key, replaced(Reflect.get(copy, key), rest, by));
  }
  return copy;
}

const oddValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'null',
    -1,
    0,
    1.5,
    2 ** 31,
    2 ** 53,
    '99999999999',
    '2026-02-30',
    '９',
    true,
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [null],
    [[]],
    [{}],
    ['x'],
    { a: 1 },
    'あ'.repeat(1001),
    '\u0000',
    '\ud800',
    '😀',
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);

test.each(Object.keys(requests))(
  '%s: an odd value anywhere is a 200 or a 4xx in the envelope',
  async (form) => {
    const request = requests[form];
    const paths = pathsOf(request);
    const call = form === 'kimaroom' ? 'inquiry/kimaroom' : 'inquiry/create';
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths.slice(1)), oddValue, async (path, value) => {
        const { statusCode, body } = await t.call(call, {
          ...(replaced(request, path, value) as object),
          ...(form === 'kimaroom' ? {} : { form_type: form }),
        });
        expect(statusCode).toBeLessThan(500);
        expect(body.status).toBe(statusCode);
      }),
      { numRuns: 60 },
    );
  },
);
