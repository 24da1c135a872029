/** A name that somebody chose, as others are called: さん, unless it ends in a word of that kind already. */
export const withHonorific = (name: string): string =>
  /(さん|ちゃん|くん)$/.test(name) ? name : `${name}さん`;
