import type { Document } from '@gakumado/shared/contract';
import sharp from 'sharp';
import { withTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

let backend: TestApp;

beforeAll(async () => {
  backend = await withTestApp();
  await backend.pool.query(`update document set publish_from = now() - interval '1 day'`);
  await backend.pool.query(`update document set publish_to = now() where file = 'cost-guide'`);
});
afterAll(() => backend.close());

const list = async (path: string, body: object = {}): Promise<Document[]> =>
  (await backend.call(path, body)).body.result;

const ids = (documents: Document[]) => documents.map(({ document_id }) => document_id);

test('the published list leaves out past documents, the other one does not', async () => {
  const [all, published] = [await list('document/list'), await list('document/publish/list')];
  expect(all.length).toBeGreaterThanOrEqual(16);
  expect(ids(published)).toEqual(ids(all.filter(({ pdf_path }) => pdf_path !== '/documents/cost-guide.pdf')));
});

test('a region keeps documents for everybody, and so does a prefecture', async () => {
  const kanto = await list('document/list', { area_slug: 'kanto' });
  expect(new Set(kanto.map(({ area_slug }) => area_slug))).toEqual(new Set([null, 'kanto']));
  expect(await list('document/list', { pref_id: 13 })).toEqual(kanto);
  expect(ids(await list('document/list', { area_slug: 'kanto', document_type: 2 }))).toEqual([13]);
  expect(ids(await list('document/list', { area_slug: 'kanto', pref_id: 1, document_type: 2 }))).toEqual([]);
  expect((await backend.call('document/list', { document_type: 5 })).statusCode).toBe(400);
  expect((await backend.call('document/publish/list', { area_slug: 'x' })).statusCode).toBe(400);
});

test('every pamphlet is a PDF of its length with a picture of its first page', async () => {
  for (const document of await list('document/publish/list')) {
    const pdf = await backend.app.inject(document.pdf_path);
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload).toHaveLength(document.pdf_bytes);
    expect(document.pdf_bytes).toBeLessThan(300_000);
    const source = pdf.rawPayload.toString('latin1');
    expect(source).toMatch(/^%PDF-1\.\d/);
    expect(source.match(/\/Type \/Page\b/g)).toHaveLength(document.pages);
    expect(source).toMatch(/BIZUDPGothic[\s\S]*\/FontFile2/);
    const picture = await backend.app.inject(`${document.thumbnail_path}?w=320`);
    await expect(sharp(picture.rawPayload).metadata()).resolves.toMatchObject({ format: 'webp', width: 320 });
  }
});

test('a pamphlet is shown under its title, saved on demand, and asked for again only by its hash', async () => {
  const shown = await backend.app.inject('/documents/general-guide.pdf');
  expect(shown.headers['content-disposition']).toMatch(
    /^inline; filename="general-guide\.pdf"; filename\*=UTF-8''%E3%82%AC[%\w.-]+\.pdf$/,
  );
  expect(shown.headers['cache-control']).toBe('public, max-age=3600');
  const saved = await backend.app.inject('/documents/general-guide.pdf?download=1');
  expect(saved.headers['content-disposition']).toMatch(/^attachment; /);
  const again = await backend.app.inject({
    url: '/documents/general-guide.pdf',
    headers: { 'if-none-match': `W/${String(shown.headers.etag)}, "x"` },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  '/documents/none.pdf',
  '/documents/cost-guide.pdf',
  '/documents/general-guide.md',
  '/documents/general-guide',
  '/documents/..%2fdocuments.json.pdf',
  '/documents/%00.pdf',
])('%s is not there', async (url) => {
  expect([400, 404]).toContain((await backend.app.inject(url)).statusCode);
});

test('an estate offers the pamphlets of its region and of its conditions', async () => {
  const { rows } = await backend.pool.query(`select estate_id, name_other, condition from estate
    join prefecture using (prefecture_id) join area using (area_id) where 53 = any(condition) limit 1`);
  const { body } = await backend.call('estate/detail', { estate_id: rows[0].estate_id });
  const titles = body.result.documents.map(({ title }: { title: string }) => title);
  const regional = await list('document/list', { area_slug: rows[0].name_other, document_type: 2 });
  expect(titles).toEqual(
    expect.arrayContaining(['ガクマド総合案内　はじめてのお部屋探し', regional[0]?.title]),
  );
  expect(titles).toContain('女性のためのひとり暮らし案内');
  expect(titles).not.toContain('費用くらべシート');
});
