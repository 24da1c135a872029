import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { brand } from '@gakumado/shared/brand';
import { markdownToHtml } from '@gakumado/backend/src/fill/content/markdown.ts';
import { required } from '@gakumado/backend/src/fill/content/seed-document.ts';
import type { SeedDocument } from '@gakumado/backend/src/fill/content/seed-document.ts';
import { rentTable } from './rent-table.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

const styles = read('document.css').toString('utf8');

/** A source as a page to print: a cover with its picture, or the head of a sheet to fill in, then the text. */
export async function documentHtml(document: SeedDocument): Promise<string> {
  const title = required(document, 'title');
  const kind = required(document, 'kind');
  const [subtitle, edition] = [required(document, 'subtitle'), required(document, 'edition')];
  const body = document.text
    .trim()
    .split(/^===$/m)
    .map((part) => `<section class="leaf">${toHtml(part)}</section>`)
    .join('');
  const brandLine = `<p class="brand">${brand.name}<span>${brand.tagline}</span></p>`;
  const head =
    kind === 'sheet'
      ? `<header class="sheet-head">${brandLine}<h1>${title}</h1><p>${subtitle}</p></header>`
      : `<header class="cover"><img src="${await picture(required(document, 'picture'))}" alt="">
          <div class="cover-text">${brandLine}<h1>${title.replaceAll('　', '<br>')}</h1><p>${subtitle}</p>
          <p class="edition">${edition}</p></div></header>`;
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>${title.replaceAll('　', ' ')}</title>
    <style>${styles}</style></head><body class="${kind}">${head}${body}
    <footer class="colophon"><p>${contact(document)}</p><p>${edition}　${brand.name}運営事務局</p></footer>
    </body></html>`;
}

/** As JPEG, which the PDF takes unchanged. Other formats become plain pixels. */
async function picture(file: string): Promise<string> {
  const data = await sharp(read(`../../backend/seed/pictures/${file}`))
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${data.toString('base64')}`;
}

/** Markdown of the site's articles, and `[[rents:1,2]]`: a table of the named prefectures. */
function toHtml(text: string): string {
  return text
    .trim()
    .split(/^\[\[rents:([\d,]+)\]\]$/m)
    .map((part, index) => (index % 2 === 0 ? markdownToHtml(part) : rentTable(part.split(',').map(Number))))
    .join('');
}

function contact(document: SeedDocument): string {
  const [region, tel, hours] = required(document, 'contact').split('|');
  return `お問い合わせ　${region}　<b>${tel}</b>　${hours}`;
}
