import { answerCalls } from '@gakumado/shared/testing';
import {
  findContentPage,
  findTopic,
  listAreas,
  listContentPrefectures,
  listEvents,
  listFaq,
  listPageTitles,
  listTopics,
} from './content-api.ts';

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

const question = {
  id: 'chintai-01',
  category: 'chintai',
  question: '敷金とは何ですか',
  answer: '<p>預けるお金です。</p>',
  is_top: true,
};

test('a question keeps what is right of it, and without its words it is none', async () => {
  const contents = [
    { ...question, sort_no: 'first', is_top: 'yes' },
    { ...question, id: 'chintai-02', question: ['敷金'] },
    { ...question, id: 'chintai-03', answer: null },
    { ...question, id: 'chintai-04' },
  ];
  serve('faq', { contents, totalCount: contents.length });
  await expect(listFaq()).resolves.toEqual({
    isFailed: false,
    contents: [
      { ...question, is_top: false },
      { ...question, id: 'chintai-04' },
    ],
  });
});

test('a count that cannot be true asks for no more pages than a site has', async () => {
  const calls = answerCalls({ 'content/faq': { contents: [question], totalCount: 1e9 } });
  await listFaq();
  expect(calls).toHaveLength(500);
});

test('regions and prefectures have the names of the service, and the own ones where these are wrong', async () => {
  const contents = [
    { area_id: 3, name: '首都圏', name_other: 'kanto' },
    { area_id: 'x', name: ['東北'], name_other: 'tohoku' },
    { area_id: 9, name: '月', name_other: 'moon' },
  ];
  serve('area', { contents, totalCount: 3 });
  const areas = await listAreas();
  expect(areas).toHaveLength(8);
  expect(areas.slice(1, 3)).toEqual([
    { area_id: 2, name: '東北', name_other: 'tohoku' },
    { area_id: 3, name: '首都圏', name_other: 'kanto' },
  ]);
  serve('prefecture', { contents: [{ prefecture_id: 13, name_kana: '東京', name: '../x', area_cd: '3' }] });
  const prefectures = await listContentPrefectures();
  expect(prefectures.map(({ prefecture_id }) => prefecture_id)).toEqual(
    Array.from({ length: 47 }, (_, index) => index + 1),
  );
  expect(prefectures[12]).toEqual({ prefecture_id: 13, name_kana: '東京', name: 'tokyo', area_cd: 3 });
  expect(prefectures[18]).toMatchObject({ name_kana: '山梨県', area_cd: 3 });
});

test('a page without a title is not listed', async () => {
  serve('pages', { contents: [{ id: 'cm', title: 'CM' }, { id: 'x' }, { id: '<b>', title: 'y' }] });
  const { contents } = await listPageTitles();
  expect(contents).toEqual([{ id: 'cm', title: 'CM' }]);
});
