/**
 * Writes the tables of characters that are compared as another one: old forms (shared/src/lib/texts/old-kanji.ts), and those that
 * only typed texts contain (shared/src/lib/names/typed-kanji.ts). Radicals come from Debian's unicode-data; docs/data-sources.md
 * names the origins.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { importSource, installSources } from './build-reference/sources.ts';

const UNICODE = process.env['UNICODE_DATA'] ?? '/usr/share/unicode';
const reference = path.join(import.meta.dirname, 'reference');
const shared = path.join(import.meta.dirname, '../../shared/src/lib');

/** Old and rare forms in names that the dictionary does not know, each before the form that is compared. */
const namePairs =
  '邉辺廣広濵浜壽寿惠恵眞真檜桧瀨瀬籠篭淵渕髙高﨑崎嵜崎㟢崎嶋島嶌島冨富峯峰舘館曾曽藪薮瀧滝戶戸總総淨浄靑青辯弁辨弁瓣弁歷歴橫横莊荘薗園祗祇槇槙彌弥巖巌歸帰緖緒驒騨鰺鯵閒間囯国圀国斈学邨村埜野栁柳桒桑嵳嵯峩峨隨随迯逃冝宜竈釜竃釜鶯鴬籔薮蠣蛎灌潅諫諌頸頚礦砿蘂蕋靱靭賤賎壺壷礪砺檮梼濤涛邇迩蠅蝿儘侭瑤瑶涩渋';

type Pair = readonly [from: string, to: string];

/** A dictionary of the package: `a b|c d`. */
async function readDictionary(name: string): Promise<Pair[]> {
  const { default: text } = await importSource<{ default: string }>(`opencc-js/dist/esm-lib/dict/${name}.js`);
  return text
    .split('|')
    .map((line) => line.split(' '))
    .flatMap(([from = '', to = '']): Pair[] =>
      [...from].length === 1 && [...to].length === 1 ? [[from, to]] : [],
    );
}

/** The characters of the first level of JIS X 0208, which are in everyday use in Japan. */
function everydayKanji(): Set<string> {
  const decoder = new TextDecoder('euc-jp');
  const rows = Array.from({ length: 32 }, (_, row) => 0xb0 + row);
  return new Set(
    rows.flatMap((row) =>
      Array.from({ length: 94 }, (_, cell) => decoder.decode(Uint8Array.of(row, 0xa1 + cell))),
    ),
  );
}

/** Every character of the names that are searched for. */
function charactersInNames(): Set<string> {
  const read = (file: string) => readFileSync(path.join(reference, file));
  const texts = [
    'municipalities.tsv',
    'stations.tsv',
    'schools.tsv',
    'campuses.tsv',
    'undergraduates.tsv',
  ].map((file) => read(file).toString());
  const towns = ['towns.tsv.gz', 'postal.tsv.gz'].map((file) => gunzipSync(read(file)).toString());
  return new Set([...texts, ...towns].join(''));
}

/** Radicals of the CJK Radicals Supplement with the character that they look like. NFKC replaces those of the other block. */
const radicals = (): Pair[] =>
  readFileSync(path.join(UNICODE, 'EquivalentUnifiedIdeograph.txt'), 'utf8')
    .split('\n')
    .flatMap((line): Pair[] => {
      const [, first, last = first, to] = /^(2E\w\w)(?:\.\.(2E\w\w))?\s*;\s*(\w+)/.exec(line) ?? [];
      if (first === undefined || last === undefined || to === undefined) return [];
      const [from, until] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: until - from + 1 }, (_, at) => [
        String.fromCodePoint(from + at),
        String.fromCodePoint(Number.parseInt(to, 16)),
      ]);
    });

/** Characters that Unicode calls another form of one. */
const variants = (): Pair[] =>
  execFileSync('bzcat', [path.join(UNICODE, 'Unihan_Variants.txt.bz2')], { maxBuffer: 1 << 26 })
    .toString()
    .split('\n')
    .flatMap((line): Pair[] => {
      const [code, property, values = ''] = line.split('\t');
      if (
        !code?.startsWith('U+') ||
        !/^k(?:ZVariant|SemanticVariant|TraditionalVariant)$/.test(property ?? '')
      )
        return [];
      const from = String.fromCodePoint(Number.parseInt(code.slice(2), 16));
      return [...values.matchAll(/U\+([0-9A-F]+)/g)].map(([, to = '']): Pair => [
        from,
        String.fromCodePoint(Number.parseInt(to, 16)),
      ]);
    });

const split = (pairs: string): Pair[] => {
  const all = [...pairs];
  return all.flatMap((from, at): Pair[] => (at % 2 === 0 ? [[from, all[at + 1] ?? from]] : []));
};

/** Each character once, as its last form: 慶's simplified form becomes the form that is compared. */
function join(pairs: readonly Pair[], then: ReadonlyMap<string, string> = new Map()): Map<string, string> {
  const joined = new Map<string, string>();
  for (const [from, to] of pairs) {
    const last = then.get(to) ?? to;
    if (from !== last && from === from.normalize('NFKC') && !joined.has(from)) joined.set(from, last);
  }
  return joined;
}

const write = (file: string, doc: string, name: string, table: ReadonlyMap<string, string>) => {
  const text = [...table].flat().join('');
  writeFileSync(
    path.join(shared, file),
    `/** ${doc} Made by backend/seed/build-kanji.ts. */\nexport const ${name} =\n  '${text}';\n`,
  );
  console.log(`${file}: ${table.size} characters`);
};

installSources(['opencc-js']);
const old = join([
  ...split(namePairs),
  ...(await readDictionary('JPShinjitaiCharacters')).map(([now, then]): Pair => [then, now]),
]);
// A form that has become another one itself: 鷗 is 鴎 wherever it is written.
const modern = join([...old], old);
write(
  'texts/old-kanji.ts',
  'Old forms of characters, each before the one that is compared.',
  'oldKanji',
  modern,
);

const [everyday, inNames] = [everydayKanji(), charactersInNames()];
const isFree = ([from]: Pair) => !everyday.has(from) && !inNames.has(from) && !modern.has(from);
const isOfName = ([, to]: Pair) => inNames.has(modern.get(to) ?? to);
const typed = [...radicals(), ...(await readDictionary('STCharacters')), ...variants()];
const known = join(typed.filter(isFree).filter(isOfName), modern);
write(
  'names/typed-kanji.ts',
  'Simplified and rare characters and radicals that stand for a character of some name, each before it.',
  'typedKanji',
  known,
);
