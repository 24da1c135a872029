import { largestPicture, OnDemand, Picture } from '@gakumado/shared/ui';
import type { EstateDetail, Roomtype } from '@gakumado/shared/contract';
import styles from './gallery.module.css';
import { otherViews } from './other-views.ts';
import type { Looks } from './other-views.ts';
import { PagePhotos } from './page-photos.tsx';
import { usePhotoAddress } from './photo-address.ts';
import { photoGroups } from './photo-groups.ts';
import { useShown } from './use-slides.ts';

const loadView = async () =>
  (await import(/* webpackChunkName: "photo-view" */ './photo-view.tsx')).PhotoView;

interface GalleryProps {
  estate: EstateDetail;
  /** Null when they could not be loaded. */
  roomtypes: readonly Roomtype[] | null;
  /** Other views of the home: panoramas and videos. */
  looks: Looks;
}

/** The photographs of the property and of its room types; a touch shows them as large as the window. */
export function Gallery({ estate, roomtypes, looks }: GalleryProps) {
  const groups = photoGroups(estate.images, roomtypes ?? []);
  const address = usePhotoAddress(groups);
  const { group, number, opener, close } = address;
  const [seen, setSeen] = useShown(group, (number ?? 1) - 1);
  const index = number === null ? seen : number - 1;
  const photo = group.photos[index];
  if (!photo) {
    return (
      <Picture
        path={null}
        alt={`${estate.name}の写真は準備中です`}
        sizes="100vw"
        className={styles.empty ?? ''}
      />
    );
  }

  /** Without the view, the picture itself is shown. */
  function handleFailure() {
    const picture = largestPicture(photo?.path);
    if (opener === null || picture === null) close();
    else globalThis.location.replace(picture);
  }

  return (
    <section
      id="photos"
      aria-label="写真"
      className={styles.gallery}
      onPointerEnter={() => void loadView().catch(() => {})}
    >
      <PagePhotos {...{ estate, groups, group, index }} others={otherViews(looks)} onChange={setSeen} />
      <OnDemand isWanted={number !== null} load={loadView} onFailure={handleFailure}>
        {(View) => (
          <View
            {...{ estate, groups, group, number, opener }}
            onChange={(next) => {
              setSeen(next);
              address.showNumber(next + 1);
            }}
            onClose={close}
          />
        )}
      </OnDemand>
    </section>
  );
}
