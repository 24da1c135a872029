import { deviceStorage, tabStorage } from './storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('each storage keeps its own values', () => {
  expect(deviceStorage.write('place', 'device')).toBe(true);
  expect(tabStorage.write('place', 'tab')).toBe(true);
  expect([deviceStorage.read('place'), tabStorage.read('place')]).toEqual(['device', 'tab']);
  tabStorage.remove('place');
  expect([localStorage.getItem('place'), sessionStorage.getItem('place')]).toEqual(['device', null]);
});

test('JSON is parsed, and any other text counts as nothing', () => {
  tabStorage.write('ids', '[3,5]');
  expect(tabStorage.readJson('ids')).toEqual([3, 5]);
  tabStorage.write('ids', '[3,');
  expect(tabStorage.readJson('ids')).toBeNull();
  expect(tabStorage.readJson('unknown')).toBeNull();
});

test('a blocked storage is an empty one that keeps nothing', () => {
  localStorage.setItem('place', 'device');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(deviceStorage.read('place')).toBeNull();
  expect(deviceStorage.readJson('place')).toBeNull();
  expect(deviceStorage.write('place', 'device')).toBe(false);
  expect(() => deviceStorage.remove('place')).not.toThrow();
});
