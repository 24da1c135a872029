import { FAVORITE_MAX } from '../vocabulary/list-limits.ts';

/** The one text of the forms that a part of every page shows: it has a file of its own, so that the others do not come along. */
export const favoritesFull = `お気に入りは${FAVORITE_MAX}件まで登録できます。`;
