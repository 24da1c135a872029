/** The heading of the visitor's own list. */
export const FAVORITES_TITLE = 'お気に入り物件';

/** The heading of the page on which homes stand side by side. */
export const COMPARE_TITLE = '物件をくらべる';
