import fc from 'fast-check';
import type { Shape } from '../../commands/docs/write-shape.ts';
import { breakField, hostileBody, hostileValue, toJson } from './hostile-values.ts';
import { validValue } from './valid-values.ts';
import type { KnownFields } from './valid-values.ts';

/** The sender: nobody, somebody with an invalid token, a customer. */
export type Sender = 'nobody' | 'forger' | 'customer';

export interface FuzzRequest {
  sender: Sender;
  body: string | Buffer;
  /** With its question mark. */
  query: string;
  headers: Record<string, string>;
  /** From this address; limits by address shall not hide what comes after them. */
  remoteAddress: string;
}

const sender = fc.constantFrom<Sender>('nobody', 'forger', 'customer');
const remoteAddress = fc.ipV4();

const oddPages = [
  '0',
  '-1',
  '1.5',
  '',
  'one',
  '1e9',
  '９',
  '%00',
  '%ff',
  '%ed%a0%80',
  '1&page=2',
  '[]',
  '9'.repeat(400),
];

const query = fc.oneof(
  { arbitrary: fc.constant(''), weight: 3 },
  fc.constantFrom(...oddPages).map((value) => `?page=${value}`),
  fc.constantFrom(...oddPages).map((value) => `?limit=${value}`),
  fc.constantFrom('?', '?%', '?a[b]=1', '?__proto__=1', '?page[]=1', `?${'a=1&'.repeat(2_000)}`),
);

const JSON_TYPE = { 'content-type': 'application/json' };

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { arbitrary: fc.constant<Record<string, string>>(JSON_TYPE), weight: 8 },
  fc
    .constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'garbage', '')
    .map((type) => ({ 'content-type': type })),
  fc
    .constantFrom('application/json; charset=shift_jis', 'application/json;;', 'Application/JSON')
    .map((type) => ({
      'content-type': type,
    })),
  fc.constant({}),
  fc.constantFrom('a\r\nSet-Cookie: injected=1', '../../etc', 'x'.repeat(8_000), '\u0001').map((id) => ({
    'content-type': 'application/json',
    'x-request-id': id,
    'x-forwarded-for': id,
    cookie: id,
    origin: id,
  })),
  fc
    .constantFrom('gzip;q=0', 'br;q=2, *', 'nonsense')
    .map((encoding) => ({ 'content-type': 'application/json', 'accept-encoding': encoding })),
);

/** A request as the schema describes it: nothing is broken. */
export const validRequest = (
  body: Shape,
  known: KnownFields,
  withPages: boolean,
): fc.Arbitrary<FuzzRequest> =>
  fc.record({
    sender,
    body: validValue(body, known).map(toJson),
    query: withPages
      ? fc.constantFrom('', '?page=1', '?limit=100', '?page=1000000&limit=1')
      : fc.constant(''),
    headers: fc.constant(JSON_TYPE),
    remoteAddress,
  });

/** A valid body with something broken: a field, a key twice, fields that nobody knows. */
const brokenBody = (body: Shape, known: KnownFields): fc.Arbitrary<string> =>
  fc
    .tuple(validValue(body, known), fc.double({ min: 0, max: 0.999, noNaN: true }), hostileValue, fc.nat(9))
    .map(([value, at, bad, way]) => {
      if (way === 0) return toJson(breakField(value, at, null));
      if (way === 1) return toJson(value).replace(/\}$/, `,"extra":${toJson(bad)}}`);
      if (way === 2) {
        const key = Object.keys(Object(value))[0] ?? 'keyword';
        return toJson(value).replace(/\}$/, `,${JSON.stringify(key)}:${toJson(bad)}}`);
      }
      return toJson(breakField(value, at, { value: bad }));
    });

/** Requests of every wrong kind. */
export const hostileRequest = (body: Shape, known: KnownFields): fc.Arbitrary<FuzzRequest> =>
  fc.record({
    sender,
    body: fc.oneof({ arbitrary: brokenBody(body, known), weight: 3 }, hostileBody),
    query,
    headers,
    remoteAddress,
  });
