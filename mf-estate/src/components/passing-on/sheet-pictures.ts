import type { EstateDetail, Roomtype } from '@gakumado/shared/contract';
import { pictureSource } from '@gakumado/shared/ui';

/** Address of a picture in the one size that the sheet has; undefined where there is none. */
export const sheetPicture = (path: string | null | undefined) => pictureSource(path)?.src;

/** The photograph and the floor plan of the sheet. */
export function sheetPictures({
  estate,
  roomtype,
}: {
  estate: EstateDetail;
  roomtype: Roomtype | undefined;
}) {
  return [estate.estate_image_path, roomtype?.floorplan_image_path].flatMap(
    (path) => sheetPicture(path) ?? [],
  );
}
