import axios from 'axios';
import { apiSettings, configureApi } from './client.ts';
import { loadSnippet } from './content-includes.ts';

function answerWith(data: string, status = 200): void {
  axios.defaults.adapter = async (config) => {
    if (status !== 200)
      throw new axios.AxiosError('x', 'ERR', config, null, {
        data,
        status,
        statusText: '',
        headers: {},
        config,
      });
    return { data, status, statusText: '', headers: {}, config };
  };
}

test('a snippet is its text', async () => {
  answerWith('<p>春の入居</p>');
  await expect(loadSnippet('side/slidebox.html')).resolves.toBe('<p>春の入居</p>');
});

test.each(['<div id="notfound"></div>', "<p id='notfound'>x</p>", '<p id=notfound>'])(
  'the mark of a missing snippet empties it: %s',
  async (html) => {
    answerWith(html);
    await expect(loadSnippet('side/none.html')).resolves.toBe('');
  },
);

test('a failed call gives an empty snippet, an abort is passed on', async () => {
  answerWith('down', 500);
  await expect(loadSnippet('side/slidebox.html')).resolves.toBe('');
  const controller = new AbortController();
  controller.abort();
  await expect(loadSnippet('side/slidebox.html', controller.signal)).rejects.toThrow();
});

test('on a server that renders a page, a snippet that does not come ends with the time of its calls', async () => {
  const { timeoutMs } = apiSettings();
  configureApi({ timeoutMs: 10 });
  axios.defaults.adapter = ({ signal }) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener?.('abort', () => reject(new axios.AxiosError('x', 'ERR_CANCELED')));
    });
  await expect(loadSnippet('side/slidebox.html')).resolves.toBe('');
  configureApi({ timeoutMs });
});
