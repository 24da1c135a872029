import { findExamples } from './example-addresses.ts';

const pattern = (path: string) => ({ id: `mf-x${path}`, path });

const sitemap = ['/view/100015/', '/view/100016/', '/topic/kanto/7/', '/topic/preview/', '/other/1/'];

test('each route has an address: its own, one of the sitemap, or one of known parts', async () => {
  const found = await findExamples(
    [
      '/',
      '/faq',
      '/topic/preview',
      '/topic/:area/:id',
      '/view/:id',
      '/mail/:area/:id?',
      '/key/:random_key',
    ].map(pattern),
    [],
    async () => sitemap,
  );
  expect(Object.fromEntries(found)).toEqual({
    'mf-x/': '/',
    'mf-x/faq': '/faq/',
    'mf-x/topic/preview': '/topic/preview/',
    'mf-x/topic/:area/:id': '/topic/kanto/7/',
    'mf-x/view/:id': '/view/100015/',
    'mf-x/mail/:area/:id?': '/mail/kanto/100015/',
  });
});

test('the sitemap is not read where no route needs it', async () => {
  const found = await findExamples([pattern('/faq')], [], () => Promise.reject(new Error('read')));
  expect([...found.values()]).toEqual(['/faq/']);
});

test('an address that the remote claims comes before those of the sitemap', async () => {
  const claimed = [{ path: '/view/?list=1' }, { path: '/view/100020/#rooms' }];
  const found = await findExamples([pattern('/view/:id')], claimed, async () => sitemap);
  expect([...found.values()]).toEqual(['/view/100020/#rooms']);
});
