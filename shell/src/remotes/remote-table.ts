/**
 * The remote that answers each address: the shell's one table. Two segments win over one, so a page that belongs to
 * another team than its neighbours is one more line.
 */
const remoteByPrefix = new Map(
  Object.entries({
    '': 'mf-search',
    city: 'mf-search',
    popup: 'mf-search',
    search: 'mf-search',
    search_condition: 'mf-search',

    simpleview: 'mf-estate',
    view: 'mf-estate',

    change_registration: 'mf-member',
    data_request: 'mf-member',
    favorite: 'mf-member',
    history: 'mf-member',
    inquiry: 'mf-member',
    login: 'mf-member',
    mailform: 'mf-member',
    mypage: 'mf-member',
    'pr/it_id/inquiry': 'mf-member',
    'pr/self_naiken/inquiry': 'mf-member',
    regist: 'mf-member',
    request: 'mf-member',
    reset_password: 'mf-member',
    'view/contact': 'mf-member',
    withdrawal: 'mf-member',

    cm: 'mf-content',
    company: 'mf-content',
    download: 'mf-content',
    event: 'mf-content',
    faq: 'mf-content',
    guide: 'mf-content',
    leaflets: 'mf-content',
    policy: 'mf-content',
    pr: 'mf-content',
    privacy: 'mf-content',
    sitemap: 'mf-content',
    store: 'mf-content',
    support: 'mf-content',
    topic: 'mf-content',
    userguide: 'mf-content',
  }),
);

/** Every remote that owns an address. */
export const remotes: readonly string[] = [...new Set(remoteByPrefix.values())];

/** The remote that owns a path (`/search/school/…` → `mf-search`), or undefined when nobody does. */
export function remoteOf(pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean);
  for (let length = Math.min(segments.length, 3); length > 0; length -= 1) {
    const remote = remoteByPrefix.get(segments.slice(0, length).join('/'));
    if (remote) return remote;
  }
  return segments.length === 0 ? remoteByPrefix.get('') : undefined;
}
