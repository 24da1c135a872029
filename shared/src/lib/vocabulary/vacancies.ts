import { terms } from './term.ts';

/** The status of a house with few free rooms, and how many those are: their number is given, and nobody is hurried. */
export const FEW_ROOMS_STATUS = 3;
export const FEW_ROOMS = 2;

/** Rooms are let from spring on, and can be booked. */
export const RESERVABLE_STATUS = 2;

/** No room is free and nobody can wait for one. */
export const FULL_STATUS = 4;

/** No room is free, and one can wait for one. */
export const WAITING_STATUS = 5;

/** 空室2室 */
export const vacantRooms = (count: number | string) => `空室${count}室`;

/** `vacant_status_id`: whether rooms are free. The condition 116 means the same as the value 2, in the same words. */
export const vacancies = terms([
  { value: 1, label: '空室あり' },
  { value: RESERVABLE_STATUS, label: '春入居予約受付中', formerLabels: ['予約受付中'] },
  { value: FEW_ROOMS_STATUS, label: vacantRooms(`1～${FEW_ROOMS}`), formerLabels: ['残りわずか'] },
  { value: WAITING_STATUS, label: 'キャンセル待ち受付中' },
  { value: FULL_STATUS, label: '満室' },
]);
/** No room is free: 満室 and キャンセル待ち受付中 alike (decision 94). */
export const fullVacancies: readonly number[] = [FULL_STATUS, WAITING_STATUS];
export const isFull = (vacantStatusId: number | null) =>
  vacantStatusId !== null && fullVacancies.includes(vacantStatusId);
