/**
 * The forms of `/mailform/{name}/`. Our backend checks what is sent by them, so it answers this endpoint also where
 * another content service has the texts.
 */
export const MAIL_FORMS_ENDPOINT = 'mailforms';
