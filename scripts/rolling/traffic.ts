import { setTimeout as wait } from 'node:timers/promises';

/** Asks a second. */
const RATE = 20;

interface Ask {
  name: string;
  path: string;
  /** Absent: GET. */
  body?: object;
}

/** Answers so far, by kind of request and status; 0: there was none. */
export type Tally = Map<string, number>;

export interface Traffic {
  tally: Tally;
  /** Asks that were answered by a fault or not at all, with the time since the start. */
  failures: string[];
  stop(): Promise<void>;
}

const post = (name: string, call: string, body: object): Ask => ({
  name,
  path: `/api/v1/user/${call}`,
  body: { access_key: 'gakumado-web', ...body },
});

/** Requests in the order in which they are sent, again and again: half of them change something or are POSTs that read. */
function nextAsk(number: number): Ask {
  const kinds: (() => Ask)[] = [
    () => ({ name: 'home page', path: '/' }),
    () => post('favourite', 'estate/favorite/create', { estates: [{ estate_id: 100_001 + (number % 40) }] }),
    () => ({ name: 'list page', path: `/search/keyword/?keyword=${encodeURIComponent('駅')}${number % 40}` }),
    () => post('suggestion', 'search/suggest', { keyword: 'わせだ' }),
    () => ({ name: 'estate page', path: `/view/${100_001 + (number % 40)}/` }),
    () => post('search', 'estate/list', { pref_id: [13], price_to: 50_000 + number }),
    () => ({ name: 'kept page', path: '/faq/' }),
    () =>
      post('inquiry', 'inquiry/create', {
        form_type: 'general',
        inquiry_contents_id: 1,
        shop_id: 1,
        message: `${number}`,
        applicant: {
          name_sei: '見本',
          name_mei: '花子',
          kana_sei: 'みほん',
          kana_mei: 'はなこ',
          mail_address: `${number}@example.com`,
          mail_address_confirm: `${number}@example.com`,
          tel: '090-1234-5678',
          agree: true,
        },
      }),
  ];
  return (kinds[number % kinds.length] ?? kinds[0])!();
}

/** Each of the requests once, one after the other: processes that have just started are slower. */
const WARM_UP = 80;

function requestOf({ path, body }: Ask, origin: string, token: string): Promise<Response> {
  return fetch(origin + path, {
    signal: AbortSignal.timeout(30_000),
    redirect: 'manual',
    ...(body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    }),
  });
}

/** Asks everything that the traffic asks for; the answers do not count. */
export async function warmUp(origin: string, token: string): Promise<void> {
  for (let number = 0; number < WARM_UP; number += 1)
    await requestOf(nextAsk(number), origin, token).then((answer) => answer.text());
}

/** Sends visitors' requests at an even rate, whatever becomes of those before, until it is stopped. */
export function sendTraffic(origin: string, token: string): Traffic {
  const startedAt = performance.now();
  const tally: Tally = new Map();
  const failures: string[] = [];
  const underWay = new Set<Promise<void>>();
  const isOver = new AbortController();

  async function send(ask: Ask): Promise<void> {
    let detail = '';
    const answered = async () => {
      const answer = await requestOf(ask, origin, token);
      const text = await answer.text();
      if (answer.status >= 400) detail = text.slice(0, 200).replaceAll(/\s+/g, ' ');
      return answer.status;
    };
    const status = await answered().catch((error: unknown) => {
      detail = String(Reflect.get(Object(error), 'cause') ?? error);
      return 0;
    });
    const key = `${ask.name} ${status}`;
    tally.set(key, (tally.get(key) ?? 0) + 1);
    if (status >= 400 || status === 0)
      failures.push(`after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s: ${key} ${detail}`);
  }

  const sending = (async () => {
    for (let number = 0; !isOver.signal.aborted; number += 1) {
      const asked = send(nextAsk(number)).finally(() => underWay.delete(asked));
      underWay.add(asked);
      const due = startedAt + ((number + 1) * 1_000) / RATE;
      await wait(Math.max(0, due - performance.now()));
    }
  })();
  return {
    tally,
    failures,
    async stop() {
      isOver.abort();
      await sending;
      await Promise.all(underWay);
    },
  };
}
