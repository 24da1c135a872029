import { readTopicCondition, topicListPath } from './topic-condition.ts';

test.each([
  ['', { page: 1 }, '/topic/'],
  ['?area=tohoku', { areaSlug: 'tohoku', page: 1 }, '/topic/?area=tohoku'],
  ['?area=tohoku&page=2', { areaSlug: 'tohoku', page: 2 }, '/topic/?area=tohoku&page=2'],
  ['?page=3', { page: 3 }, '/topic/?page=3'],
  ['?area=mars&page=0', { page: 1 }, '/topic/'],
  ['?page=1e3', { page: 1 }, '/topic/'],
])('%s is read and written again', (query, condition, path) => {
  expect(readTopicCondition(new URLSearchParams(query))).toEqual(condition);
  expect(topicListPath(readTopicCondition(new URLSearchParams(query)))).toBe(path);
});
