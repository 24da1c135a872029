import type { EstateDetail } from '@gakumado/shared/contract';

/** Id of the button that opens a panorama: the focus goes back there. */
export const openerOf = ({ panorama_id }: EstateDetail['panoramas'][number]) =>
  `open-panorama-${panorama_id}`;
