import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';

/** Smaller than gzip at its default, and as quick; the default of 11 takes seconds. */
export const BROTLI_QUALITY = 4;

/** The encodings of a page, the one that is preferred first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** A page in the encodings that were asked for. It is kept as brotli alone, until a browser asks for gzip. */
export interface CompressedPage {
  /** Bytes that are kept at most. */
  size: number;
  /** The body for a value of Accept-Encoding; of `identity` where none of ours is taken. */
  bodyFor: (accept: string | undefined) => Promise<{ encoding: Encoding; body: Buffer }>;
}

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

const isEncoding = (name: string | null): name is Encoding => ENCODINGS.some((one) => one === name);

function encodingOf(accept: string | undefined): Encoding {
  const found = accept === undefined ? null : negotiate.negotiate(accept, [...ENCODINGS]);
  return isEncoding(found) ? found : 'identity';
}

/** Compresses a page once, beside the thread that answers. */
export async function compressPage(html: Buffer): Promise<CompressedPage> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  const br = await toBrotli(html, { params });
  let zipped: Promise<Buffer> | undefined;
  const bodies: Record<Encoding, () => Promise<Buffer>> = {
    br: async () => br,
    gzip: () => (zipped ??= fromBrotli(br).then((whole) => toGzip(whole))),
    identity: () => fromBrotli(br),
  };
  return {
    // Gzip is a little larger.
    size: Math.ceil(br.length * 2.25),
    bodyFor: async (accept) => {
      const encoding = encodingOf(accept);
      return { encoding, body: await bodies[encoding]() };
    },
  };
}
