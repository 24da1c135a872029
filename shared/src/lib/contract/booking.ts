import { z } from 'zod';

/** A date and time, as `wishes` list them. */
export const slotSchema = z.object({ date: z.string(), time: z.string() });

/** A date and time that somebody prefers. A row of a form that was left empty has empty texts. */
export type PreferredSlot = z.infer<typeof slotSchema>;

/** Kinds of appointments. A visit may be a video call as well. */
export const bookingKinds = ['visit', 'video', 'consultation', 'self_viewing', 'contract'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** Where free times are: shop/calendar of the shop, or inquiry/self_viewing/calendar of the estates. */
export const bookingCalendars = ['shop', 'self_viewing'] as const;
export type BookingCalendar = (typeof bookingCalendars)[number];
