import { readPageAssets } from './page-texts.ts';

test('the files of a page are read from its head', () => {
  document.head.innerHTML = `
    <style data-href="shell-main.1.css"></style>
    <link rel="stylesheet" href="/releases/x/files/x-page.2.css" data-href="x-page.2.css" integrity="sha384-S">
    <link rel="preload" as="script" href="/releases/x/files/x-entry.3.js" integrity="sha384-E">
    <link rel="preload" as="image" href="/images/1.webp">
    <script src="/assets/shell-main.4.js" defer></script>`;
  expect(readPageAssets()).toEqual({
    styles: [{ url: 'shell-main.1.css' }, { url: '/releases/x/files/x-page.2.css', integrity: 'sha384-S' }],
    preloads: [{ url: '/releases/x/files/x-entry.3.js', integrity: 'sha384-E' }],
    scripts: [{ url: '/assets/shell-main.4.js' }],
  });
});
