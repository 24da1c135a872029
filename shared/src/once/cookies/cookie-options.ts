/** Attributes of every cookie that the site writes; `days` left out makes a session cookie. */
export function cookieOptions(days?: number): Cookies.CookieAttributes {
  return {
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
    ...(days === undefined ? {} : { expires: days }),
  };
}
