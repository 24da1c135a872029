/** Keys for the configuration of a site that others reach: it does not start with the public ones. */
export const ownKeys = { ACCESS_KEYS: 'key-of-pages', CONTENT_API_KEY: 'key-of-content' };
