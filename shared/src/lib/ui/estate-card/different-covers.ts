import type { Estate } from '@gakumado/shared/contract';

/**
 * The subject of a picture: `exterior-16b.webp` and `exterior-16c.webp` are variations of `exterior-16.webp`, and
 * `series-03-door.webp` and `series-03-bath.webp` show one home.
 */
const subjectOf = (path: string | null) => path?.replace(/(?<=\d)(?:[a-z]|-[a-z]+)(?=\.\w+$)/, '') ?? null;

/**
 * The homes of a list with pictures by which neighbours can be told apart: where a home would show the picture of the one
 * before it, or a variation of it, it shows the next of its own. Houses of one builder often come with the same picture.
 */
export function withDifferentCovers<Home extends Pick<Estate, 'estate_image_path' | 'image_paths'>>(
  homes: readonly Home[],
): Home[] {
  let before: string | null = null;
  const isSeen = (path: string | null) => path !== null && subjectOf(path) === subjectOf(before);
  return homes.map((home) => {
    const { estate_image_path, image_paths } = home;
    const cover = isSeen(estate_image_path)
      ? (image_paths.find((path) => !isSeen(path)) ?? estate_image_path)
      : estate_image_path;
    before = cover;
    return cover === estate_image_path ? home : { ...home, estate_image_path: cover };
  });
}
