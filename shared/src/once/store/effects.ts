import { loginPathWithReturn } from './return-path.ts';

/** The functions that the store needs from its surroundings. */
export interface StoreEffects {
  /**
   * Goes to the login page, which comes back to `returnPath` (a path of this site) afterwards. Called in
   * browsers only. Answers whether the visitor is back already: the guard of the login page sends on who turns out to
   * be logged in.
   */
  goToLogin: (returnPath: string) => Promise<boolean>;
  /** Runs after estates were added to the favourites or removed, on this device or on the server. */
  onFavoritesSaved: (estateIds: readonly number[], action: 'add' | 'remove') => void;
}

let effects: StoreEffects = {
  goToLogin: async (returnPath) => {
    window.location.assign(loginPathWithReturn(returnPath));
    return false;
  },
  onFavoritesSaved: () => {},
};

/** Called once by the shell, in the browser. Without it the login page is reloaded. */
export function configureStoreEffects(change: Partial<StoreEffects>): void {
  effects = { ...effects, ...change };
}

/** The effects in force, for the thunks beside this file. */
export function storeEffects(): Readonly<StoreEffects> {
  return effects;
}
