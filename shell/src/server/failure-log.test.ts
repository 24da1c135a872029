import { describeError } from './failure-log.ts';

test('an error is told by what began it, with its place and without persons', () => {
  const root = new TypeError(
    'nothing at /reset_password/change/?code=123456&mail_address=hanako@example.com',
  );
  const told = describeError(new Error('mf-member is not available', { cause: root }));
  expect(told.cause).toBe('TypeError: nothing at /reset_password/change/?…');
  expect(told.stack).toContain('failure-log.test.ts');
  expect(JSON.stringify(told)).not.toMatch(/123456|hanako/);
  expect(describeError(new Error('no letter for hanako.y+1@example.com')).cause).toBe(
    'Error: no letter for …@…',
  );
});

test('what is thrown need not be an error', () => {
  expect(describeError('broken')).toEqual({ cause: 'thrown: broken' });
  expect(describeError({ status: 500, data: 'hanako' })).toEqual({ cause: 'thrown with the status 500' });
});
