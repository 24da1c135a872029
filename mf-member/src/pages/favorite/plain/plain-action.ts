import { redirect } from 'react-router-dom';
import { createShareList, listFavorites } from '@gakumado/shared/api';
import { cookieNames, readRequestCookie } from '@gakumado/shared/cookies';
import { paths } from '@gakumado/shared/paths';
import { parseIds, SHARE_ESTATES_MAX } from '@gakumado/shared/vocabulary';
import { guestListsOf, loginInstead } from '#components/account/session-headers.ts';

/** The name of the button that makes a family's list. */
export const SHARE = 'share';

/**
 * Makes a family's list of the ticked homes without scripts. Else it leads to the favourites by an address that names them: a page
 * that is asked for by GET is the same for everybody.
 */
export async function plainAction(request: Request, sent: FormData): Promise<Response> {
  const chosen = parseIds(sent.getAll('estate_ids').join(','));
  if (sent.has(SHARE) && chosen.length > 0) {
    const { share_key } = await createShareList({ estate_ids: chosen.slice(0, SHARE_ESTATES_MAX) });
    return redirect(paths.sharedList(share_key), 303);
  }
  return redirect(paths.favoritesByIds(await favoriteIdsOf(request)), 303);
}

/** The favourites of the guest or the member who sends a form, the latest first. */
async function favoriteIdsOf(request: Request): Promise<number[]> {
  const isMember = readRequestCookie(request.headers.get('cookie'), cookieNames.authorization) !== undefined;
  if (!isMember) return guestListsOf(request).guest_favorites.toReversed();
  const favorites = await listFavorites().catch(loginInstead(request, paths.favorite()));
  return favorites.map(({ estate_id }) => estate_id);
}
