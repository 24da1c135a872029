import { findMissingNames } from './missing-names.ts';

test('names that a shell does not have are named with their module', () => {
  const used = { react: ['useState', 'useTomorrow'], '@gakumado/shared/store': ['brandNew'] };
  const offered = { react: ['useState'], '@gakumado/shared/store': [] };
  expect(findMissingNames(used, offered)).toEqual([
    'useTomorrow of react',
    'brandNew of @gakumado/shared/store',
  ]);
});

test('a part that the shell does not share, a shell without a record and a release without one miss nothing', () => {
  expect(findMissingNames({ zod: ['z'] }, { react: ['useState'] })).toEqual([]);
  expect(findMissingNames({ react: ['useTomorrow'] }, undefined)).toEqual([]);
  expect(findMissingNames(undefined, { react: ['useState'] })).toEqual([]);
});
