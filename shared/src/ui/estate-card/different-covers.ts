import type { Estate } from '@gakumado/shared/contract';

/**
 * The homes of a list with pictures by which neighbours can be told apart: where a home would show the picture of the one
 * before it, it shows the next of its own. Houses of one builder often come with the same picture.
 */
export function withDifferentCovers<Home extends Pick<Estate, 'estate_image_path' | 'image_paths'>>(
  homes: readonly Home[],
): Home[] {
  let before: string | null = null;
  return homes.map((home) => {
    const { estate_image_path, image_paths } = home;
    const isSame = estate_image_path !== null && estate_image_path === before;
    const cover = isSame ? (image_paths.find((path) => path !== before) ?? before) : estate_image_path;
    before = cover;
    return cover === estate_image_path ? home : { ...home, estate_image_path: cover };
  });
}
