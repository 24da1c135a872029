import { listCalls } from './calls-page.ts';
import { describeApp } from './describe-app.ts';
import specified from './specified-calls.json';

test('every call of the specification (section 7) and of the contract that completes it has a route', async () => {
  const paths = new Set(listCalls(await describeApp()).map(([path]) => path));
  expect(specified.filter((path) => !paths.has(path))).toEqual([]);
});
