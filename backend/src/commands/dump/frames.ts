/*
 * A dump is one compressed stream of frames: a kind, the length of what follows in four bytes, and that many bytes.
 * H header (JSON) · T table (its name and columns, JSON) · D data of that table (text format of COPY) ·
 * S sequences (JSON) · E end, without which a dump is incomplete.
 */
export type FrameKind = 'H' | 'T' | 'D' | 'S' | 'E';

export interface Frame {
  kind: FrameKind;
  body: Buffer;
}

const HEAD_BYTES = 5;
const MAX_BODY_BYTES = 64 * 1024 * 1024;

export function toFrame(kind: FrameKind, body: Buffer | string = ''): Buffer {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

const isKind = (kind: string): kind is FrameKind => 'HTDSE'.includes(kind);

export class DumpFault extends Error {
  override name = 'DumpFault';
}

/** The frames of a stream; throws {@link DumpFault} where they are broken or end early. */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of source) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= HEAD_BYTES) {
      const kind = rest.toString('latin1', 0, 1);
      const length = rest.readUInt32BE(1);
      if (!isKind(kind) || length > MAX_BODY_BYTES)
        throw new DumpFault('ダンプのファイルではないか、壊れています。');
      if (rest.length < HEAD_BYTES + length) break;
      yield { kind, body: rest.subarray(HEAD_BYTES, HEAD_BYTES + length) };
      if (kind === 'E') return;
      rest = rest.subarray(HEAD_BYTES + length);
    }
  }
  throw new DumpFault('ダンプが途中で終わっています。');
}
