import { deviceName } from './device-name.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [`${IPHONE} Version/19.1 Mobile/15E148 Safari/604.1`, 'iPhone（Safari）'],
  [`${IPHONE} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 'iPhone（Chrome）'],
  [`${IPHONE} Mobile/15E148 Safari Line/15.16.0`, 'iPhone（LINE）'],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) Version/12.1 Safari/604.1', 'iPad（Safari）'],
  [`${ANDROID} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Android（Chrome）'],
  [`${ANDROID} Chrome/142.0.0.0 Safari/537.36`, 'Androidタブレット（Chrome）'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Android（Samsung Internet）'],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Windows（Edge）'],
  [`${WINDOWS} Chrome/142.0.0.0 Safari/537.36`, 'Windows（Chrome）'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Windows（Firefox）'],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`, 'Mac（Safari）'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/142.0.0.0 Safari/537.36', 'Chromebook（Chrome）'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Linux（Firefox）'],
  ['curl/8.5.0', '不明な端末'],
  ['', '不明な端末'],
  [undefined, '不明な端末'],
  [`<script>${'x'.repeat(10_000)} Windows`, '不明な端末'],
])('%p is %p', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
