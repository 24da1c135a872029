/** The first that fits counts: an iPad names "Mac OS X" as well, and Android names Linux. */
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android(?!.*Mobile)/, 'Androidタブレット'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

/** Nearly every browser names Chrome or Safari as well, so those come last. */
const browsers: readonly [RegExp, string][] = [
  [/\bLine\//, 'LINE'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bFBA[NV]\b/, 'Facebook'],
  [/YJApp|YahooMobile/, 'Yahoo! JAPAN'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** A browser writes less; the rest of a longer one says nothing more. */
const LENGTH_MAX = 512;

const firstOf = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** The device and the browser of a User-Agent in words, such as 「iPhone（Safari）」. */
export function deviceName(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, LENGTH_MAX);
  const system = firstOf(systems, text) ?? '不明な端末';
  const browser = firstOf(browsers, text);
  return browser === undefined ? system : `${system}（${browser}）`;
}
