import { readdirSync, readFileSync } from 'node:fs';
import { markdownToHtml } from '@gakumado/backend/src/fill/content/markdown.ts';
import { parseSeedDocument, required } from '@gakumado/backend/src/fill/content/seed-document.ts';

const directory = new URL('../../backend/seed/content/shops/', import.meta.url);

/** Introductions of the sample shops, by their names: the texts that the content service has as well. */
export function readShopIntroductions(): Map<string, { title: string; html: string }> {
  const documents = readdirSync(directory).map((name) =>
    parseSeedDocument(`shops/${name}`, readFileSync(new URL(name, directory), 'utf8')),
  );
  return new Map(
    documents.map((document) => [
      required(document, 'shop_name'),
      { title: required(document, 'title'), html: markdownToHtml(document.text) },
    ]),
  );
}
