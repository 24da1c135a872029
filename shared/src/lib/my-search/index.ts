/** わたしの条件: what a visitor said once, in the browser (contract 8.6). Every bundle has its own copy; the state is the cookie. */
export {
  cleanMySearch,
  FORGET_MY_SEARCH,
  forgetMySearch,
  isSamePlace,
  MY_SEARCH,
  mySearchText,
  onMySearch,
  parseMySearch,
  readMySearch,
  rememberMySearch,
  writeMySearch,
} from './kept-search.ts';
export { useMySearch } from './use-my-search.ts';
