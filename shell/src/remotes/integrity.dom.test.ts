import { hashesOf, integrityOf, trustAssets, trustRelease } from './integrity.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const NO_FILE = hash('A');

/** A release whose list holds a hash for each letter; every test has files of its own. */
function trust(folder: string, letters: string) {
  const baseUrl = `/releases/${folder}/`;
  const files = Object.fromEntries([...letters].map((letter) => [`${letter}.js`, hash(letter)]));
  trustRelease({
    remote: 'mf-search',
    version: '1',
    baseUrl,
    entry: 'entry.js',
    files: { 'entry.js': hash('E') },
    list: { file: 'hashes.json', hash: hash('L') },
  });
  const fetchList = jest.fn(async () => Response.json(files));
  globalThis.fetch = fetchList as typeof fetch;
  return { baseUrl, fetchList };
}

test('the list of hashes is loaded once, for a file that the page does not name', async () => {
  const { baseUrl, fetchList } = trust('once', 'PQ');
  expect(hashesOf(`${baseUrl}entry.js`)).toBeUndefined();
  expect(integrityOf(`${baseUrl}P.js`)).toBe(NO_FILE);
  await Promise.all([hashesOf(`${baseUrl}P.js`), hashesOf(`${baseUrl}Q.js`)]);
  expect(fetchList).toHaveBeenCalledTimes(1);
  expect(fetchList).toHaveBeenCalledWith(
    expect.stringContaining('/releases/once/hashes.json'),
    expect.objectContaining({ integrity: hash('L') }),
  );
  expect(integrityOf(`${baseUrl}P.js`)).toBe(hash('P'));
  expect(hashesOf(`${baseUrl}unlisted.js`)).toBeUndefined();
  expect(integrityOf(`${baseUrl}unlisted.js`)).toBe(NO_FILE);
});

test('a file that the page names with a hash that nothing has stays refused', async () => {
  const { baseUrl } = trust('refused', 'PQ');
  trustAssets([{ url: `${baseUrl}P.js`, integrity: NO_FILE }]);
  await hashesOf(`${baseUrl}Q.js`);
  expect(integrityOf(`${baseUrl}P.js`)).toBe(NO_FILE);
  expect(integrityOf(`${baseUrl}Q.js`)).toBe(hash('Q'));
});

test('a list that did not come is asked for again', async () => {
  const { baseUrl, fetchList } = trust('again', 'P');
  fetchList.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(hashesOf(`${baseUrl}P.js`)).rejects.toThrow('Failed to fetch');
  await hashesOf(`${baseUrl}P.js`);
  expect(integrityOf(`${baseUrl}P.js`)).toBe(hash('P'));
});

test("the shell's own files have no hash", () => {
  expect(integrityOf('/assets/assets/maplibre-gl-worker.js')).toBe('');
  expect(integrityOf('https://elsewhere.example/assets/x.js')).toBe(NO_FILE);
});
