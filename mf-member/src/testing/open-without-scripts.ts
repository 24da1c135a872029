import { answerCalls } from '@gakumado/shared/testing';
import { sendForm, serve } from './serve.tsx';

/**
 * Shows a page of this remote as a browser without scripts does: the server's HTML alone. `submit` sends the form of a
 * button and shows the answer, `follow` opens the page of a link.
 */
export async function openWithoutScripts(path: string, answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  let address = new URL(path, 'http://localhost');

  const addressOf = () => address.pathname + address.search;
  const goTo = (path: string) => {
    address = new URL(path, address);
    return show(serve(addressOf()));
  };
  const show = async (answering: Promise<string | Response>): Promise<void> => {
    const answer = await answering;
    if (typeof answer !== 'string') return goTo(answer.headers.get('location') ?? '');
    document.body.innerHTML = answer;
  };
  const follow = (link: HTMLElement) => goTo(link.getAttribute('href') ?? '');

  async function submit(button: HTMLElement): Promise<void> {
    const form = (button as HTMLButtonElement).form!;
    const sent = new URLSearchParams([...new FormData(form, button)] as [string, string][]);
    const action = button.getAttribute('formaction') ?? form.getAttribute('action') ?? address.href;
    address = new URL(action, address);
    if ((button.getAttribute('formmethod') ?? form.method) === 'post')
      return show(sendForm(addressOf(), sent));
    address.search = sent.toString();
    return show(serve(addressOf()));
  }

  await show(serve(addressOf()));
  return { calls, submit, follow, addressOf };
}
