import { ApiError, apiStatus, refreshCustomer } from '@gakumado/shared/api';
import { readAccessToken, writeSessionCookies } from '@gakumado/shared/cookies';
import type { AppThunk } from './root-reducer.ts';
import { sessionStarted } from './session-slice.ts';

/** A token is renewed when it has less than this left. */
const RENEW_BEFORE_MS = 10 * 60_000;
const LOCK_NAME = 'gakumado_renewal';

let renewal: Promise<boolean> | undefined;
/** A token whose renewal was refused: asking again would be refused again. */
let hopelessToken: string | undefined;

/**
 * Puts a new token in the place of `oldToken` and answers whether there is one. At most one renewal runs in all
 * tabs: the others wait for it and take its token. Rejects with an ApiError when the server does not answer.
 */
export function renewSession(oldToken: string): AppThunk<boolean> {
  return (dispatch) => {
    renewal ??= inOneTab(async () => {
      if (readAccessToken() !== oldToken) return hasToken();
      if (oldToken === hopelessToken) return false;
      const answer = await refreshCustomer().catch((error: unknown) => {
        if (error instanceof ApiError && error.status === apiStatus.BAD_REQUEST) return undefined;
        throw error;
      });
      // A visitor who logged out meanwhile stays logged out.
      if (readAccessToken() !== oldToken) return hasToken();
      if (!answer) {
        hopelessToken = oldToken;
        return false;
      }
      const { access_token: accessToken, mail_address: email, user_name: userName } = answer;
      const userId = String(answer.customer_id);
      writeSessionCookies({ accessToken, mail: email, customerId: userId });
      dispatch(sessionStarted({ accessToken, userId, userName, email }));
      return true;
    }).finally(() => (renewal = undefined));
    return renewal;
  };
}

const hasToken = () => readAccessToken() !== undefined;

/** Renews the session when its token is about to expire. Nothing happens when that fails: the token may still do. */
export function renewBeforeExpiry(): AppThunk {
  return async (dispatch) => {
    const token = readAccessToken();
    if (!token || millisLeft(token) > RENEW_BEFORE_MS) return;
    await dispatch(renewSession(token)).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  };
}

/** Runs while no other tab runs this. Browsers without locks, and pages without https, renew once per tab. */
async function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  const locks = 'locks' in navigator ? navigator.locks : undefined;
  return locks ? locks.request(LOCK_NAME, work) : work();
}

/** Milliseconds until a JSON Web Token expires; infinite when it does not say. A call will show. */
function millisLeft(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp }: { exp?: unknown } = JSON.parse(window.atob(payload));
    return typeof exp === 'number' ? exp * 1000 - Date.now() : Infinity;
  } catch {
    return Infinity;
  }
}
