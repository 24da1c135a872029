import { isId, VISIT_CONTENTS } from '@gakumado/shared/vocabulary';
import { generalContents } from '@gakumado/shared/forms';

/** What a link to the form asks for (contract, 4.6). What cannot be is left out. */
export interface InquiryQuery {
  shopId: number | null;
  estateId: number | null;
  inquiry_contents_id?: number;
  is_visit: boolean;
  is_video: boolean;
}

export function readInquiryQuery(query: URLSearchParams): InquiryQuery {
  const idOf = (name: string) => {
    const id = Number(query.get(name));
    return isId(id) ? id : null;
  };
  const contents = generalContents.find(({ value }) => String(value) === query.get('inquiryContentsId'));
  const isVisitAsked = contents?.value === VISIT_CONTENTS;
  return {
    shopId: idOf('shopId'),
    estateId: idOf('estateId'),
    ...(contents ? { inquiry_contents_id: contents.value } : {}),
    is_visit: isVisitAsked && query.get('isVisit') === '1',
    is_video: isVisitAsked && query.get('isVideo') === '1',
  };
}
