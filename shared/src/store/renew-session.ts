import { ApiError, refreshCustomer } from '@gakumado/shared/api';
import {
  readAccessToken,
  readRefreshToken,
  writeRefreshToken,
  writeSessionCookies,
} from '@gakumado/shared/cookies';
import type { AppThunk } from './root-reducer.ts';
import { sessionStarted } from './session-slice.ts';

/** A token is renewed when it has less than this left. */
const RENEW_BEFORE_MS = 10 * 60_000;

/** Renews the session of a visitor who asked to stay logged in, when its token is about to expire. */
export function renewSession(): AppThunk {
  return async (dispatch) => {
    const refreshToken = readRefreshToken();
    const token = readAccessToken();
    if (!refreshToken || !token || millisLeft(token) > RENEW_BEFORE_MS) return;
    try {
      const answer = await refreshCustomer(refreshToken);
      const { access_token: accessToken, mail_address: email, user_name: userName } = answer;
      const userId = String(answer.customer_id);
      writeSessionCookies({ accessToken, mail: email, customerId: userId }, true);
      dispatch(sessionStarted({ accessToken, userId, userName, email }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Refused: the session ends with its token. No answer: tried again at the next check.
      if (error.status !== 0) writeRefreshToken(undefined);
    }
  };
}

/** Milliseconds until a JSON Web Token expires; 0 when it tells nothing. */
function millisLeft(token: string): number {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { exp }: { exp?: unknown } = JSON.parse(window.atob(payload));
    return typeof exp === 'number' ? exp * 1000 - Date.now() : 0;
  } catch {
    return 0;
  }
}
