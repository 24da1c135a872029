import { keepHtml, trustOwnCode } from './trusted-types.ts';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>;

/** The rules of the policy that a document makes where scripts may also come from these origins. */
function rulesFor(origins?: string[]): Rules {
  const made: [string, Rules][] = [];
  Object.assign(globalThis, {
    trustedTypes: { createPolicy: (...policy: [string, Rules]) => made.push(policy) },
  });
  trustOwnCode(origins);
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  expect(made.map(([name]) => name)).toEqual(['default']);
  return made[0]?.[1] as Rules;
}

test.each([
  '/assets/shell-main.js',
  'releases/x.js',
  'blob:http://localhost:3000/1',
  'https://cdn.example/x.js',
])('code at %s is loaded', (address) => {
  expect(rulesFor(['https://cdn.example']).createScriptURL(address)).toBe(address);
});

test.each([
  'https://cdn.example/x.js',
  '//other.example/x.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('code at %s is not', (address) => {
  expect(rulesFor().createScriptURL(address)).toBeNull();
});

test('the document takes HTML that it had, and no other but text and a script that never runs', () => {
  const { createHTML } = rulesFor();
  const html = '<h1>部屋</h1>';
  expect(createHTML(html)).toBeNull();
  expect(createHTML(keepHtml(html))).toBe(html);
  expect(createHTML('{"name":"\\u003cb>"}')).toBe('{"name":"\\u003cb>"}');
  expect(createHTML('<script></script>')).toBe('<script></script>');
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});

test('the text of a script is structured data, and nothing that runs', () => {
  const { createScript } = rulesFor();
  const data = '[{"@type":"ItemList","name":"物件"}]';
  expect(createScript(data)).toBe(data);
  expect(createScript('alert(1)')).toBeNull();
  expect(createScript('{"a":alert(1)}')).toBeNull();
});

test('a browser without trusted types goes on', () => {
  expect(() => trustOwnCode()).not.toThrow();
});
