import type { createBrowserRouter } from 'react-router-dom';
import { sendBeacon } from './beacon.ts';
import { reportablePath } from './reportable-path.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Events that are logged beside the pages (decision 19), each with its flat values. */
type Tracked =
  | { event_name: 'tel_opened'; params: { place: string } }
  | { event_name: 'outside_opened'; params: { place: string; host: string } }
  | { event_name: 'condition_changed'; params: { fields: string } };

/** The photograph that is open on the page of an estate: turning to the next one changes no condition. */
const OPEN_PHOTO = 'photo';

/** As long as the call keeps a text. */
const FIELDS_MAX = 100;

/** Logs the events that no page view shows, for as long as the document lives. */
export function trackVisit(router: Router): void {
  document.addEventListener('click', (event) => trackLink(event, router.state.location.pathname), {
    capture: true,
  });
  let shown = router.state.location;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location === shown) return;
    const fields = location.pathname === shown.pathname ? changedFields(shown.search, location.search) : '';
    shown = location;
    if (fields !== '') track(location.pathname, { event_name: 'condition_changed', params: { fields } });
  });
}

function track(pathname: string, { event_name, params }: Tracked): void {
  sendBeacon('tracking/save', { event_name, page_path: reportablePath(pathname), params, ts: Date.now() });
}

/** A call of a shop, or a way out of the site: of the latter its host, never the address itself. */
function trackLink({ target }: Event, pathname: string): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return;
  const place = placeOf(link);
  if (link.protocol === 'tel:') track(pathname, { event_name: 'tel_opened', params: { place } });
  else if (/^https?:$/.test(link.protocol) && link.origin !== window.location.origin) {
    track(pathname, { event_name: 'outside_opened', params: { place, host: link.hostname } });
  }
}

/** The part of the frame that contains a link. */
const placeOf = (link: Element) =>
  link.closest('dialog, [role="dialog"]')
    ? 'dialog'
    : (link.closest('header, main, footer')?.localName ?? 'page');

/** Names of the fields that differ between two queries, sorted: values may be words that somebody typed. */
function changedFields(before: string, after: string): string {
  const [was, is] = [new URLSearchParams(before), new URLSearchParams(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => /^[a-z][A-Za-z_]{0,39}$/.test(name))
    .filter((name) => name !== OPEN_PHOTO)
    .filter((name) => was.getAll(name).join() !== is.getAll(name).join())
    .toSorted();
  while (names.join().length > FIELDS_MAX) names.pop();
  return names.join();
}
