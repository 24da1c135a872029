/** The heading of the page on which homes stand side by side. */
export const COMPARE_TITLE = '物件をくらべる';
