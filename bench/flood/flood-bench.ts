import { setTimeout as sleep } from 'node:timers/promises';

/** Clients that flood a class of calls at the same time. */
const CLIENTS = 32;
/** A flooding client that is refused asks again after this, in ms. */
const PAUSE_MS = 100;
const SAMPLES = 45;
/** While a class is flooded, everything else may take so many times as long. */
const AIM = 2;

interface Ask {
  path: string;
  /** Absent: GET. */
  body?: object;
  token?: string;
}

/** A network for tests (RFC 5737), and others of 10/8, so that each has limits of its own. */
const clientAt = (number: number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

function createAsker(origin: string) {
  let clients = 0;
  const ask = async ({ path, body, token }: Ask, client: string): Promise<[number, unknown]> => {
    const answer = await fetch(origin + path, {
      ...(body && { method: 'POST', body: JSON.stringify({ access_key: 'gakumado-web', ...body }) }),
      headers: {
        'x-forwarded-for': client,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    const text = await answer.text();
    return [answer.status, body ? JSON.parse(text) : undefined];
  };
  return { ask, nextClient: () => clientAt((clients += 1)) };
}

const call = (path: string, body: object, token = ''): Ask => ({ path: `/api/v1/user/${path}`, body, token });

const pointAt = (number: number) => ({
  lat: 35.5 + (number % 300) / 1_000,
  lon: 139.5 + (number % 307) / 1_000,
  name: '勤め先',
});

/** One flood for each class of backend/src/platform/http/cost-classes.ts, and one of uncached pages. No two asks are the same. */
const floods: Record<string, (number: number) => Ask> = {
  reach: (number) => call('commute/reach', { destination: pointAt(number) }),
  point: (number) => call('estate/list', { destination: pointAt(number) }),
  relaxation: (number) => call('estate/relaxation/list', { pref_id: [13], price_to: 20_000 + number }),
  recommendation: (number) => call('estate/recommendation/list', { estate_id: [100_015 + (number % 200)] }),
  sentence: (number) =>
    call('search/interpret', {
      keyword: `早稲田まで${number}分以内で家賃8万円以下、オートロックつき南向き、女性専用`,
    }),
  sitemap: () => call('sitemap/place/list', {}),
  password: (number) =>
    call('customer/login', { mail_address: `nobody${number}@example.com`, password: 'wrong-password-1' }),
  page: (number) => ({ path: `/search/keyword/?keyword=${number}` }),
};

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Infinity;

interface FloodBench {
  /** A site that believes the addresses in X-Forwarded-For, and asks for no captcha. */
  origin: string;
  member: { mailAddress: string; password: string };
  /** Floods only these classes; none: all. */
  classes: readonly string[];
}

/** Floods each class in turn and prints what others wait meanwhile; answers whether all stay within the aim. */
export async function benchFlood({ origin, member, classes }: FloodBench): Promise<boolean> {
  const { ask, nextClient } = createAsker(origin);
  const login = () => call('customer/login', { mail_address: member.mailAddress, password: member.password });
  const [, answer] = await ask(login(), nextClient());
  const token = String(Reflect.get(Object(Reflect.get(Object(answer), 'result')), 'access_token') ?? '');
  let booked = 0;
  const others: Record<string, () => Ask> = {
    'log-in': login,
    booking: () => {
      booked += 1;
      const day = new Date(Date.now() + (3 + (booked % 40)) * 86_400_000).toISOString().slice(0, 10);
      const applicant = {
        name_sei: '見本',
        name_mei: '花子',
        kana_sei: 'みほん',
        kana_mei: 'はなこ',
        mail_address: member.mailAddress,
        mail_address_confirm: member.mailAddress,
        tel: '090-1234-5678',
        agree: true,
      };
      const wishes = [{ date: day, time: `${10 + (booked % 8)}:00` }];
      return call('inquiry/create', {
        form_type: 'general',
        inquiry_contents_id: 3,
        shop_id: 1,
        is_visit: 1,
        wishes,
        applicant,
      });
    },
    favourite: () => call('estate/favorite/create', { estates: [{ estate_id: 100_015 }] }, token),
    suggestion: () => call('search/suggest', { keyword: 'わせだ' }),
    page: () => ({ path: '/' }),
  };
  const measure = async (): Promise<number[]> => {
    const medians: number[] = [];
    for (const next of Object.values(others)) {
      const times: number[] = [];
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const startedAt = performance.now();
        const [status] = await ask(next(), nextClient());
        times.push(status < 500 ? performance.now() - startedAt : Infinity);
      }
      medians.push(median(times));
    }
    return medians;
  };

  await measure();
  console.log(
    `ms (times of quiet) while ${CLIENTS} clients flood: ${Object.keys(others).join(' · ')} · served/refused`,
  );
  let isWithin = true;
  const chosen = Object.entries(floods).filter(([name]) => classes.length === 0 || classes.includes(name));
  for (const [name, flood] of chosen) {
    const quiet = await measure();
    const isOver = new AbortController();
    const counts = { served: 0, refused: 0 };
    let asked = 0;
    const run = async () => {
      const client = nextClient();
      while (!isOver.signal.aborted) {
        const [status] = await ask(flood((asked += 1)), client);
        if (status !== 503 && status !== 429) counts.served += 1;
        else {
          counts.refused += 1;
          await sleep(PAUSE_MS);
        }
      }
    };
    const running = Array.from({ length: CLIENTS }, run);
    await sleep(500);
    const during = await measure();
    isOver.abort();
    await Promise.all(running);
    const cells = during.map((ms, at) => {
      const ratio = ms / (quiet[at] ?? 1);
      isWithin &&= ratio <= AIM;
      return `${ms.toFixed(0)} (${ratio.toFixed(1)})`;
    });
    console.log(`${name}: ${cells.join(' · ')} · ${counts.served}/${counts.refused}`);
  }
  return isWithin;
}
