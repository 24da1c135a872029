/** Origin of the player of videos that sets no cookie before it plays. */
export const VIDEO_PLAYER = 'https://www.youtube-nocookie.com';
