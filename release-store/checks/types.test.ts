import { readTypeFaults } from './types.ts';

test('each error of the compiler is a fault of its file', () => {
  const output = [
    "mf-content/src/pages/faq/faq-page.tsx(12,5): error TS2551: Property 'naem' does not exist on type 'Crumb'.",
    "  Did you mean 'name'?",
    'Found 1 error.',
  ];
  expect(readTypeFaults(output.join('\n'))).toEqual([
    {
      file: 'mf-content/src/pages/faq/faq-page.tsx:12',
      reason: "TS2551: Property 'naem' does not exist on type 'Crumb'.",
    },
  ]);
  expect(readTypeFaults('')).toEqual([]);
});
