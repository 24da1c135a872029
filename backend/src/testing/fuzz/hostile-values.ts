import fc from 'fast-check';

/** Written into the JSON text unchanged, without quotes: a number that no JavaScript value has. */
const RAW = '@raw:';

const injections = [
  "'; drop table estate; --",
  "' or '1'='1",
  '1) union table identity_user --',
  '$1',
  '%_\\',
  "E'\\x00'",
  '{"$gt":""}',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: injected=1',
  'a@example.com\r\nBcc: injected@example.com',
  '../../../../etc/passwd',
  '%00',
  '__proto__',
  'constructor',
  'toString',
];

const oddTexts = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\ud83d',
  '\udc00\ud800',
  '\u202e\u200b\ufeff',
  '１２３',
  '-0',
  '1e9',
  '0x10',
  '9'.repeat(400),
  'あ'.repeat(2_000),
  `${'1,'.repeat(3_000)}1`,
];

const oddNumbers = [-1, 0, 1.5, -0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, -1e308, Number.MIN_VALUE];

/** Values that a field does not expect. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...injections),
  fc.constantFrom<unknown>(...oddTexts),
  fc.constantFrom<unknown>(...oddNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [''], { length: 3 }, { toString: 1 }),
  fc.constantFrom(`${RAW}1e400`, `${RAW}-1e400`, `${RAW}${'9'.repeat(500)}`, `${RAW}0.${'1'.repeat(500)}`),
  fc.constant(Array.from({ length: 3_000 }, (_, index) => index)),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue(),
);

/** JSON of a value, with the raw numbers of {@link hostileValue}. */
export const toJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(/"@raw:([^"]*)"/g, '$1');

/** A value as a part of an address. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : toJson(value));

/** The value of a JSON text; undefined for any other text. */
export function readJson(text: string | Buffer): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same value with one field at any depth replaced or left out; `at` chooses which, between 0 and 1. */
export function breakField(value: unknown, at: number, bad: { value: unknown } | null): unknown {
  if (!isRecord(value) && !Array.isArray(value)) return bad === null ? null : bad.value;
  const keys = Object.keys(value);
  if (keys.length === 0) return bad === null ? value : bad.value;
  const position = at * keys.length;
  const key = keys[Math.floor(position)] ?? '';
  const inner: unknown = Reflect.get(value, key);
  const copy: object = Array.isArray(value) ? [...value] : { ...value };
  const isDeeper = typeof inner === 'object' && inner !== null && position % 1 > 0.3;
  if (isDeeper) Reflect.set(copy, key, breakField(inner, position % 1, bad));
  else if (bad === null) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, bad.value);
  return copy;
}

const DEPTHS = [50, 1_000, 15_000, 32_000];

/** Bodies that are wrong as a whole: other types, too deep, too long, no JSON, no UTF-8. */
export const hostileBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  hostileValue.map(toJson),
  fc.constantFrom(...DEPTHS).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc.constantFrom(50, 1_000, 10_000).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
  fc
    .constantFrom(60_000, 65_536, 65_537, 200_000)
    .map((size) => JSON.stringify({ keyword: 'a'.repeat(size) })),
  fc.constantFrom(
    '',
    ' ',
    '{',
    '}',
    '{"a":}',
    '[1,]',
    'NaN',
    '\ufeff{}',
    '{"__proto__":{"is_admin":true}}',
    '{"constructor":{"prototype":{"is_admin":true}}}',
  ),
  fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(
    Buffer.concat([Buffer.from('{"keyword":"'), Buffer.from([0xff, 0xc3, 0x28]), Buffer.from('"}')]),
  ),
);
