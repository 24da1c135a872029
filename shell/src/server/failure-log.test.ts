import { describeError } from './failure-log.ts';

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

test('a thrown value need not be an error', () => {
  expect(describeError('broken')).toEqual({ cause: 'thrown: broken' });
  expect(describeError({ status: 500, data: 'hanako' })).toEqual({ cause: 'thrown with the status 500' });
});
