import { describeError, releaseOf } from './failure-log.ts';

test('an error is reported by its first cause, with its place and without persons', () => {
  const root = new TypeError(
    'nothing at /reset_password/change/?code=123456&mail_address=hanako@example.com',
  );
  const described = describeError(new Error('mf-member is not available', { cause: root }));
  expect(described.cause).toBe('TypeError: nothing at /reset_password/change/?…');
  expect(described.stack).toContain('failure-log.test.ts');
  expect(JSON.stringify(described)).not.toMatch(/123456|hanako/);
  expect(describeError(new Error('no letter for hanako.y+1@example.com')).cause).toBe(
    'Error: no letter for …@…',
  );
});

test('an error is of the release whose file comes first in its stack', () => {
  const error = new Error('later');
  error.stack = `Error: later
    at Object.get (/srv/shared/src/lib/with-timeout.ts:4:7)
    at load (/srv/var/mirror-4711/mf-estate/0.1.0-045bc35d8dd5/node/mf-estate-view-page.js:2236:11)
    at show (/srv/var/mirror-4711/mf-search/0.1.0-1/node/remoteEntry.js:1:1)`;
  expect(releaseOf(new Error('outer', { cause: error }))).toEqual({
    remote: 'mf-estate',
    version: '0.1.0-045bc35d8dd5',
  });
  expect([releaseOf(new Error('of the shell')), releaseOf('thrown'), releaseOf(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a thrown value need not be an error', () => {
  expect(describeError('broken')).toEqual({ cause: 'thrown: broken' });
  expect(describeError({ status: 500, data: 'hanako' })).toEqual({ cause: 'thrown with the status 500' });
});
