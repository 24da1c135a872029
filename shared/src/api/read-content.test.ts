import { answerCalls } from '@gakumado/shared/testing';
import { findContentPage, findTopic, listEvents, listTopics } from './content-api.ts';

const topic = {
  id: '201',
  title: '仙台の地下鉄',
  pref_cd: 4,
  publishedAt: '2026-11-05T01:00:00.000Z',
  revisedAt: '2026-11-06T01:00:00.000Z',
  category: '街と通学',
  summary: '坂の街。',
  eyecatch: { url: '/images/pictures/a.webp', width: 960, height: 640 },
  body: '<p>本文</p>',
};
const serve = (path: string, answer: unknown) => answerCalls({ [`content/${path}`]: answer });

test('what is right is kept, and what nobody asked for is left out', async () => {
  serve('topics_gakumado/201', { ...topic, secret: 'x' });
  await expect(findTopic('201')).resolves.toEqual(topic);
});

test.each([
  ['eyecatch', 'picture.webp'],
  ['eyecatch', { url: 'http://example.com/a.webp', width: 960, height: 640 }],
  ['eyecatch', { url: '//example.com/a.webp', width: 960, height: 640 }],
  ['eyecatch', { url: '/a.webp', width: -1, height: 640 }],
  ['publishedAt', 'yesterday'],
  ['category', ['a']],
  ['summary', { html: 'x' }],
])('a %s that is %j counts as absent', async (name, value) => {
  const { [name as keyof typeof topic]: _wrong, ...rest } = topic;
  serve('topics_gakumado/201', { ...topic, [name]: value });
  await expect(findTopic('201')).resolves.toEqual(rest);
});

test.each([null, [], 'text', { ...topic, id: '../x' }, { ...topic, title: 7 }, { ...topic, pref_cd: '4' }])(
  '%j is no topic: as an answer it fails, in a list it is left out',
  async (item) => {
    serve('topics_gakumado/201', item);
    await expect(findTopic('201')).rejects.toMatchObject({ name: 'ApiError', status: 0 });
    serve('topics_gakumado', { contents: [item, topic], totalCount: '2' });
    const { contents, totalCount } = await listTopics();
    expect(contents.map(({ id }) => id)).toEqual(['201']);
    expect(totalCount).toBe(2);
  },
);

test.each([500, 0, 'Bad gateway', { contents: 'none' }])(
  '%j instead of a list is a failed, empty one',
  async (answer) => {
    serve('event', answer);
    await expect(listEvents()).resolves.toMatchObject({ isFailed: true, contents: [] });
  },
);

test('a page of text without a text is no page, one without dates and description is', async () => {
  serve('pages/cm', { id: 'cm', title: 'CM', body: { html: '' } });
  await expect(findContentPage('cm')).rejects.toMatchObject({ status: 0 });
  serve('pages/cm', { id: 'cm', title: 'CM', body: '', updatedAt: 5 });
  await expect(findContentPage('cm')).resolves.toMatchObject({ body: '', description: '', updatedAt: '' });
});
