import type { PreferredSlot } from '@gakumado/shared/contract';
import { isDate } from '@gakumado/shared/calendar-days';
import { CONTACT_MAX, isId, parseIds, VISIT_CONTENTS } from '@gakumado/shared/vocabulary';
import { generalContents } from '@gakumado/shared/forms';

/** The subject of a link to the form (contract, 4.6). Invalid values are left out. */
export interface InquiryQuery {
  shopId: number | null;
  estateId: number | null;
  /** Further estates of the same visit. */
  alsoIds: number[];
  roomtypeId: number | null;
  inquiry_contents_id?: number;
  is_visit: boolean;
  is_video: boolean;
  /** The link asks for a visit. */
  isBooking: boolean;
  /** An estate led to the form. */
  isFromEstate: boolean;
  /** The first choice of a visit. */
  wishes?: [PreferredSlot];
}

const TIME = /^\d{2}:\d{2}$/;

export function readInquiryQuery(query: URLSearchParams): InquiryQuery {
  const idOf = (name: string) => {
    const id = Number(query.get(name));
    return isId(id) ? id : null;
  };
  const contents = generalContents.find(({ value }) => String(value) === query.get('inquiryContentsId'));
  const isVisitAsked = contents?.value === VISIT_CONTENTS;
  const [date, time] = [query.get('date') ?? '', query.get('time') ?? ''];
  return {
    shopId: idOf('shopId'),
    estateId: idOf('estateId'),
    alsoIds: parseIds(query.get('alsoIds')).slice(0, CONTACT_MAX - 1),
    roomtypeId: idOf('roomtypeId'),
    ...(contents ? { inquiry_contents_id: contents.value } : {}),
    is_visit: isVisitAsked && query.get('isVisit') === '1',
    is_video: isVisitAsked && query.get('isVideo') === '1',
    isBooking: isVisitAsked,
    isFromEstate: query.get('fromEstate') === 'true',
    ...(isVisitAsked && isDate(date) && TIME.test(time) && { wishes: [{ date, time }] }),
  };
}
