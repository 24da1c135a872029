/** An encoding of Japanese PDFs that PDF readers know by its name, and the bytes of {@link TEXT} in it. */
interface KnownEncoding {
  name: string;
  bytes: string;
}

export const TEXT = '春の学生寮';

const utf16 = [...TEXT].map((character) => character.codePointAt(0)?.toString(16).padStart(4, '0')).join('');
const SHIFT_JIS = '8f7482cc8a7790b697be';
const EUC_JP = 'bdd5a4ceb3d8c0b8cec0';

export const encodings: readonly KnownEncoding[] = [
  { name: 'UniJIS-UTF16-H', bytes: utf16 },
  { name: 'UniJIS-UTF16-V', bytes: utf16 },
  { name: 'UniJIS-UCS2-V', bytes: utf16 },
  { name: '90ms-RKSJ-V', bytes: SHIFT_JIS },
  { name: 'EUC-V', bytes: EUC_JP },
];

/** Chinese, whose tables this site does not ship. */
export const unknownEncoding: KnownEncoding = { name: 'UniGB-UTF16-V', bytes: utf16 };

/** A PDF of one page with {@link TEXT} in large letters from the middle of the top, in a font that it does not hold. */
export function pdfWithoutFonts({ name, bytes }: KnownEncoding): Buffer {
  const content = `BT /F1 60 Tf 220 780 Td <${bytes}> Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    `<</Type/Font/Subtype/Type0/BaseFont/HeiseiKakuGo-W5-${name}/Encoding/${name}/DescendantFonts[6 0 R]>>`,
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/HeiseiKakuGo-W5/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 2>>/DW 1000/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/HeiseiKakuGo-W5/Flags 4/FontBBox[-92 -250 1010 922]/ItalicAngle 0/Ascent 752/Descent -221/CapHeight 737/StemV 114>>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}
