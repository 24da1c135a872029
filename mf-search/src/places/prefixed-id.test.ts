import { readPrefixedId } from './prefixed-id.ts';

test('an id is its prefix followed by digits only', () => {
  expect(readPrefixedId('pref_id', 'pref_id:13')).toBe(13);
  expect(readPrefixedId('pref_id', 'school_id:13')).toBeNull();
  expect(readPrefixedId('school_id', 'school_id:1a')).toBeNull();
  expect(readPrefixedId('school_id', 'school_id:')).toBeNull();
  expect(readPrefixedId('school_id', 'x school_id:1')).toBeNull();
  expect(readPrefixedId('school_id', 'school_id:0')).toBeNull();
  expect(readPrefixedId('school_id', undefined)).toBeNull();
});
