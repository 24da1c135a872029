import { screen } from '@testing-library/react';
import { renderRoutes } from '@gakumado/shared/testing';
import type { Answers } from '@gakumado/shared/testing';
import { makeCampus, makeEstate } from './testing/test-data.ts';
import { routes } from './routes.tsx';

/** A proxy's page in place of an answer, and JSON that was cut off; both with HTTP 200. */
const broken = ['<html><body>OK</body></html>', '{"status":200,"result":[{"estate_id":1,"na'];

const open = (url: string, answers: Answers) => renderRoutes(routes, url, { answers });

/** Every call but `sound` with the same answer. */
const allBut = (sound: Answers, body: string): Answers =>
  new Proxy(sound, { has: () => true, get: (answers, path: string) => answers[path] ?? body });

describe.each(broken)('where other calls bring %j', (body) => {
  test('the home page shows its other parts', async () => {
    await open('/', allBut({ 'estate/list': { result: [makeEstate({})], total_count: 1234 } }, body));
    expect(screen.getByRole('combobox', { name: '学校名から探す' })).toBeInTheDocument();
    expect(screen.getByText('1,234')).toBeInTheDocument();
  });

  test.each(['', '?view=map'])('the list of a campus stands (%s)', async (query) => {
    const campus = makeCampus({ campus_id: 10, school_id: 1, pref_id: 13 });
    const sound = {
      'school/campus/list': [campus],
      'estate/school/list': { result: [makeEstate({})], total_count: 1 },
    };
    await open(`/search/school/pref_id:13/school_id:10/${query}`, allBut(sound, body));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('早稲田大学');
  });

  test('a number that did not come is not 0', async () => {
    await open('/search_condition/', allBut({}, body));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/該当 0件/);
  });
});
