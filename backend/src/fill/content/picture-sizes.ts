import type { Eyecatch } from './seed-files.ts';

const PICTURE = /<img src="\/images\/pictures\/([^"]+)"/g;

/**
 * The pictures of a text with their sizes, so that a page keeps their places free. Throws with the name of the file
 * whose text shows a picture that is not there.
 */
export function withPictureSizes(
  html: string,
  pictures: ReadonlyMap<string, Eyecatch>,
  name: string,
): string {
  return html.replaceAll(PICTURE, (tag, file: string) => {
    const picture = pictures.get(file);
    if (!picture) throw new Error(`${name}: there is no picture ${file}`);
    return `${tag} width="${picture.width}" height="${picture.height}"`;
  });
}
