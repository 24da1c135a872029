import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { followTranslation } from './follow-translation.ts';

// oxlint-disable-next-line typescript/unbound-method -- put back as they were
const { removeChild, insertBefore } = Node.prototype;

beforeEach(() => followTranslation());
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }));

/** Puts `<font><font>` in the place of every text, as Google does; an insertion and a removal, as other translators do. */
function translate(isAtOnce: boolean): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('font')) continue;
    const font = document.createElement('font');
    font.append(Object.assign(document.createElement('font'), { textContent: `[${text.data}]` }));
    if (isAtOnce) text.replaceWith(font);
    else {
      text.before(font);
      text.remove();
    }
  }
}

function Home() {
  const [isLong, setLong] = useState(true);
  const [count, setCount] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setLong(!isLong)}>
        期間
      </button>
      <button type="button" onClick={() => setCount(count + 1)}>
        数
      </button>
      <p>
        {isLong && '4年の'}
        {isLong ? '合計' : <b>毎月</b>}：全{count}件<i>です</i>
      </p>
    </>
  );
}

describe.each([true, false])('a page whose texts a translator replaced (at once: %s)', (isAtOnce) => {
  const shown = () => screen.getByRole('paragraph').textContent;

  test('takes texts away and puts others in their place', async () => {
    render(<Home />);
    translate(isAtOnce);
    expect(shown()).toBe('[4年の][合計][：全][1][件][です]');
    const [period] = screen.getAllByRole('button');
    await userEvent.click(period!);
    expect(shown()).toBe('毎月：全[1][件][です]');
    translate(isAtOnce);
    await userEvent.click(period!);
    expect(shown()).toBe('4年の合計：全[1][件][です]');
  });

  test('shows a text that changes', async () => {
    render(<Home />);
    translate(isAtOnce);
    await userEvent.click(screen.getAllByRole('button')[1]!);
    await waitFor(() => expect(shown()).toBe('[4年の][合計][：全]2[件][です]'));
    translate(isAtOnce);
    await userEvent.click(screen.getAllByRole('button')[1]!);
    await waitFor(() => expect(shown()).toBe('[4年の][合計][：全]3[件][です]'));
  });

  test('goes away as a whole', () => {
    const { unmount } = render(<Home />);
    translate(isAtOnce);
    unmount();
    expect(document.body).toHaveTextContent('');
  });
});

test('a fault of ours is still one', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')];
  expect(() => one.removeChild(other)).toThrow();
  expect(() => one.insertBefore(document.createElement('b'), other)).toThrow();
});
