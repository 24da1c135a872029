import { answerCalls } from '@gakumado/shared/testing';
import { htmlOf, sendForm, serve } from './serve.tsx';

/**
 * Shows a page of this remote as a browser without scripts does: the server's HTML alone. `submit` sends the form of a
 * button and shows the answer.
 */
export async function openWithoutScripts(path: string, answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  let address = new URL(path, 'http://localhost');

  const addressOf = () => address.pathname + address.search;
  const show = async (answer: Promise<string | Response>) => {
    document.body.innerHTML = htmlOf(await answer);
  };

  async function submit(button: HTMLElement): Promise<void> {
    const form = (button as HTMLButtonElement).form!;
    const sent = new URLSearchParams([...new FormData(form, button)] as [string, string][]);
    address = new URL(form.getAttribute('action') ?? address.href, address);
    if (form.method === 'post') return show(sendForm(addressOf(), sent));
    address.search = sent.toString();
    return show(serve(addressOf()));
  }

  await show(serve(addressOf()));
  return { calls, submit, addressOf };
}
