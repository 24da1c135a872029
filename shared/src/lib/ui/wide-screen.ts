/** The media query of screens from the specification's breakpoint on (896/897 px). Style sheets repeat its width. */
export const WIDE_SCREEN = '(min-width: 897px)';
