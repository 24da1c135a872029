import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { FileFault } from './file-fault.ts';

/** Encodings that a file is read in, by the names of the Encoding Standard. */
export const ENCODINGS = ['utf-8', 'shift_jis', 'euc-jp', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const PIECE = { highWaterMark: 1 << 20 };
const NEWLINE = 0x0a;

/** Whether a file is UTF-8. It is read line by line, so that no character is cut in two. */
async function isAllUtf8(path: string): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, PIECE)) {
    const read = Buffer.concat([rest, chunk as Buffer]);
    const end = read.lastIndexOf(NEWLINE) + 1;
    if (!isUtf8(read.subarray(0, end))) return false;
    rest = read.subarray(end);
  }
  return isUtf8(rest);
}

/** The decoder lets control characters pass that no Japanese file holds: Shift_JIS begins its kana and most kanji with them. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0080-\u009f]/;
/** Full-width kana, which nearly every Japanese text holds. */
const KANA = /[ぁ-ゖァ-ヶー]/;

/** Whether a file can be read in an encoding, and whether it has full-width kana then. */
async function tryEncoding(
  path: string,
  encoding: Encoding,
): Promise<{ isPossible: boolean; hasKana: boolean }> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let hasKana = false;
  try {
    for await (const chunk of createReadStream(path, PIECE)) {
      const text = decoder.decode(chunk as Buffer, { stream: true });
      if (CONTROLS.test(text)) return { isPossible: false, hasKana };
      hasKana ||= KANA.test(text);
    }
    decoder.decode();
    return { isPossible: true, hasKana };
  } catch {
    return { isPossible: false, hasKana };
  }
}

/**
 * The bytes of EUC-JP are half-width katakana and rare kanji in Shift_JIS. A file that both can be is EUC-JP if it has
 * full-width kana then; without any, nothing tells the two apart.
 */
async function detectJapanese(path: string): Promise<Encoding> {
  const [shiftJis, eucJp] = await Promise.all([tryEncoding(path, 'shift_jis'), tryEncoding(path, 'euc-jp')]);
  if (eucJp.isPossible && (!shiftJis.isPossible || (eucJp.hasKana && !shiftJis.hasKana))) return 'euc-jp';
  if (shiftJis.isPossible && (!eucJp.isPossible || shiftJis.hasKana)) return 'shift_jis';
  if (shiftJis.isPossible)
    throw new FileFault(
      '文字コードが Shift_JIS か EUC-JP か分かりません。UTF-8 で保存するか、--encoding で指定してください。',
    );
  throw new FileFault('文字コードが分かりません。UTF-8 か Shift_JIS で保存してください。');
}

/** The encoding of a file: that of its mark, UTF-8, or what is in use in Japan. Throws {@link FileFault}. */
export async function detectEncoding(path: string): Promise<Encoding> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
  await file.close();
  const start = buffer.subarray(0, bytesRead);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start.includes(0))
    throw new FileFault('文字のファイルではありません。CSV か JSON Lines を指定してください。');
  return (await isAllUtf8(path)) ? 'utf-8' : detectJapanese(path);
}
