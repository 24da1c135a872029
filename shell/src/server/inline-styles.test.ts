import { toInlineStyle } from './inline-styles.ts';

test.each(['.a{color:red}', '.a{background:url("data:image/svg+xml,%3Csvg/%3E")}', '.a{mask:url(#m)}', ''])(
  '%j stands in a page as it is',
  (css) => expect(toInlineStyle(css)).toBe(css),
);

test.each(['.a{background:url(pictures/a.png)}', ".a{src:URL( '../a.woff2')}", '@import "b.css";'])(
  '%j stays a file, since its addresses are relative to it',
  (css) => expect(toInlineStyle(css)).toBeUndefined(),
);

test('a stylesheet cannot end its element', () => {
  expect(toInlineStyle('.a::after{content:"</style><b>"}')).toBe('.a::after{content:"<\\/style><b>"}');
});
