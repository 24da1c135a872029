import { storageKeys, tabStorage } from '@gakumado/shared/cookies';

/** A registration whose mail address is not confirmed yet. */
interface WaitingRegistration {
  mail_address: string;
  password: string;
  is_keep: boolean;
}

/** In memory alone: a password is stored nowhere (contract, 4.1). */
let waiting: WaitingRegistration | undefined;
/** When its code was mailed, in ms; undefined where that is not known. */
let sentAt: number | undefined;

/** Keeps the address in this tab, from 入力 to 完了, so that the code can be entered after a reload. */
export const keepRegistrationMail = (mailAddress: string) =>
  tabStorage.write(storageKeys.registrationMail, mailAddress);

export const readRegistrationMail = () => tabStorage.read(storageKeys.registrationMail);

/** Keeps what the login after the code needs. `mailedAt` is in ms. */
export function keepRegistration(registration: WaitingRegistration, mailedAt?: number): void {
  keepRegistrationMail(registration.mail_address);
  waiting = registration;
  sentAt = mailedAt;
}

/** When the code of an address was mailed, as far as this page knows. */
export const codeSentAt = (mailAddress: string | null): number | undefined =>
  waiting?.mail_address === mailAddress ? sentAt : undefined;

/** Undefined after a reload, and for another address. */
export const registrationOf = (mailAddress: string | null): WaitingRegistration | undefined =>
  waiting?.mail_address === mailAddress ? waiting : undefined;

/** Forgets both at 完了. */
export function forgetRegistration(): void {
  tabStorage.remove(storageKeys.registrationMail);
  waiting = undefined;
  sentAt = undefined;
}
