import type { Dispatch } from 'redux';
import { ApiError, findCustomer, loginCustomer, logoutCustomer } from '@gakumado/shared/api';
import {
  adoptGuestNotes,
  clearAuthorizationCookies,
  clearCustomerIdCookie,
  clearGuestLists,
  clearSessionCookies,
  forgetSettledNotes,
  readAccessToken,
  readGuestFavorites,
  readGuestHistory,
  rememberKeepLogin,
  storageKeys,
  tabStorage,
  writeMailCookie,
  writeSessionCookies,
} from '@gakumado/shared/cookies';
import type { Customer, LoginResult } from '../../lib/contract/customer.ts';
import { storeEffects } from './effects.ts';
import { favoritesForgotten, favoritesRead } from './favorites-slice.ts';
import { historyForgotten, historyRead } from './history-slice.ts';
import { announceChange } from './other-tabs.ts';
import { forgetPendingFavorites } from './pending-favorites.ts';
import { loadPersonalLists } from './personal-thunks.ts';
import { renewBeforeExpiry } from './renew-session.ts';
import { currentPath, isOnLoginPage } from './return-path.ts';
import type { AppThunk } from './root-reducer.ts';
import { customerLoaded, sessionEnded, sessionStarted } from './session-slice.ts';

export interface LoginForm {
  mail_address: string;
  password: string;
  is_keep: boolean;
  /** Needed once the server has asked for it. */
  recaptcha_token?: string;
}

/**
 * Logs in and makes the guest's lists part of the customer's. Rejects with an ApiError: status 400 carries
 * the text for the form. The lists are on their way when it resolves.
 */
export function login(form: LoginForm): AppThunk<LoginResult> {
  return async (dispatch) => {
    const answer = await loginCustomer({
      ...form,
      guest_favorites: readGuestFavorites(),
      guest_history: readGuestHistory(),
    });
    await dispatch(startCustomerSession(answer, form.is_keep));
    return answer;
  };
}

/** Starts the session that a login was answered with. */
function startCustomerSession(answer: LoginResult, isKept: boolean): AppThunk {
  return async (dispatch) => {
    const { access_token: accessToken, mail_address: email, user_name: userName } = answer;
    const userId = String(answer.customer_id);
    rememberKeepLogin(isKept);
    writeSessionCookies({ accessToken, mail: email, customerId: userId });
    // The server has merged them; left here they would bring removed estates back at the next login.
    clearGuestLists();
    adoptGuestNotes();
    dispatch(sessionStarted({ accessToken, userId, userName, email }));
    dispatch(favoritesForgotten());
    dispatch(historyForgotten());
    announceChange();
    void dispatch(loadPersonalLists());
  };
}

/**
 * Fetches the customer of the Authorization cookie and stores the mail address, as the guards ask
 * (specification, section 4). Undefined without a cookie and on any failure; a failure clears the cookies.
 */
export function checkCustomer(): AppThunk<Customer | undefined> {
  return async (dispatch) => {
    await dispatch(renewBeforeExpiry());
    if (!readAccessToken()) return undefined;
    try {
      const customer = await findCustomer();
      // The call may have renewed it.
      const accessToken = readAccessToken() ?? '';
      if (!customer?.mail_address) throw new ApiError(400, 'customer/detail without a result');
      writeMailCookie(customer.mail_address);
      dispatch(sessionStarted({ accessToken, userId: String(customer.customer_id) }));
      dispatch(
        customerLoaded({
          userName: `${customer.name_sei} ${customer.name_mei}`.trim(),
          email: customer.mail_address,
          isNewsMailed: customer.is_new_arrival_mail,
        }),
      );
      return customer;
    } catch {
      loseSession(dispatch);
      return undefined;
    }
  };
}

/** Follows a 401 of any call: the session is over, and the visitor goes to the login page. */
export function handleUnauthorized(): AppThunk {
  return async (dispatch) => {
    loseSession(dispatch);
    if (!isOnLoginPage()) await storeEffects().goToLogin(currentPath());
  };
}

/** Logs out here and on the server, and forgets the lists of this browser. */
export function logout(): AppThunk {
  return async (dispatch) => {
    // Starts with the token of the cookie; nobody has to wait for its answer to be logged out.
    logoutCustomer().catch(() => undefined);
    await dispatch(forgetCustomer());
  };
}

/** Leaves nothing of a customer in this browser: after a logout, and after the end of a membership. */
export function forgetCustomer(): AppThunk {
  return async (dispatch) => {
    forgetSettledNotes();
    clearSessionCookies();
    rememberKeepLogin(false);
    clearGuestLists();
    forgetPendingFavorites();
    tabStorage.remove(storageKeys.contactForm);
    dispatch(sessionEnded());
    dispatch(favoritesRead([]));
    dispatch(historyRead([]));
    announceChange();
  };
}

/** Forgets a session that a new password has ended on the server. The guest's lists stay for the next login. */
export function forgetSession(): AppThunk {
  return async (dispatch) => {
    loseSession(dispatch);
    clearCustomerIdCookie();
  };
}

function loseSession(dispatch: Dispatch): void {
  clearAuthorizationCookies();
  rememberKeepLogin(false);
  dispatch(sessionEnded());
  dispatch(favoritesRead(readGuestFavorites()));
  dispatch(historyRead(readGuestHistory()));
  announceChange();
}
