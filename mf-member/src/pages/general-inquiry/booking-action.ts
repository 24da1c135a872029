import { redirect } from 'react-router-dom';
import { ApiError, cancelReservation, changeReservation } from '@gakumado/shared/api';
import type { ReservationName } from '@gakumado/shared/contract';
import type { ReservationPart } from '@gakumado/shared/paths';
import { textOf } from '../../step-form/form-action.ts';
import type { Posted } from '../../step-form/form-action.ts';
import { messageWithPause } from '../../step-form/refusal.ts';
import { bookingPath } from './booking-address.ts';

/** Moves or cancels a booking without scripts, as its address says. The server checks by the rules of the form that booked. */
export async function bookingAction(
  name: ReservationName,
  { step }: ReservationPart,
  data: FormData,
): Promise<Response | Posted> {
  const [date, time] = [textOf(data, 'wishes.0.date'), textOf(data, 'wishes.0.time')];
  try {
    if (step === 'move') await changeReservation(name, [{ date, time }]);
    else if (step === 'cancel') await cancelReservation(name);
    else return redirect(bookingPath(name), 303);
    return redirect(bookingPath(name, { notice: step === 'move' ? 'moved' : 'cancelled' }), 303);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const posted: Posted = { step: 'input', values: { wishes: [{ date, time }] }, faults: error.fields };
    return error.fields.length > 0 ? posted : { ...posted, message: messageWithPause(error) };
  }
}
