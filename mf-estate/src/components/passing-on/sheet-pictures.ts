import type { EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { pictureSource } from '@gakumado/shared/ui';
import { sketchMapPath } from '@gakumado/shared/vocabulary';

/** Address of a picture in the one size that the sheet has; undefined where there is none. */
export const sheetPicture = (path: string | null | undefined) => pictureSource(path)?.src;

/** The photograph, the floor plan and the map of the sheet. */
export function sheetPictures({
  estate,
  roomtype,
}: {
  estate: EstateDetail;
  roomtype: Roomtype | undefined;
}) {
  const pictures = [estate.estate_image_path, roomtype?.floorplan_image_path].map(sheetPicture);
  return [...pictures, sketchMapPath(estate.estate_id)].filter((address) => address !== undefined);
}
