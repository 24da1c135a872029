import { Dialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { EstateDetail } from '@gakumado/shared/contract';
import { GroupLinks } from './group-links.tsx';
import { LargePhoto } from './large-photo.tsx';
import styles from './large-photos.module.css';
import type { PhotoGroup, PhotoGroups } from './photo-groups.ts';
import { PhotoSlider } from './photo-slider.tsx';
import { PhotoThumbnails } from './photo-thumbnails.tsx';
import { SHOWN_PHOTO } from './slide.tsx';
import { useShown, useSlides } from './use-slides.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export interface LargePhotosProps {
  estate: EstateDetail;
  groups: PhotoGroups;
  group: PhotoGroup;
  /** The open photograph, from 1; null while none is open. */
  number: number | null;
  /** Id of the link that opened it. */
  opener: string | null;
  onChange: (index: number) => void;
}

/** The content of the open dialogue. Arrow keys turn the photographs, + and - enlarge them. */
export function LargePhotos({ estate, groups, group, number, opener, onChange }: LargePhotosProps) {
  const { name } = estate;
  // The address has both no longer when the dialogue closes.
  const [openedBy] = useState(opener ?? SHOWN_PHOTO);
  const [index, setIndex] = useShown(group, (number ?? 1) - 1);
  const [isTurned, setIsTurned] = useState(true);
  const zoom = useZoom(`${group.id} ${index}`);
  const slides = useSlides(group, index, (next) => {
    setIndex(next);
    onChange(next);
  });

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    const isTaken = zoom.takeKey(event);
    if (isTaken || step !== undefined) event.preventDefault();
    // A key that is held down would rewrite the address more often than browsers allow.
    if (isTaken || step === undefined || event.repeat) return;
    slides.show(index + step);
  }

  return (
    <Dialog.Popup
      className={styles.popup}
      finalFocus={() => document.getElementById(openedBy) ?? document.getElementById(SHOWN_PHOTO)}
      onKeyDown={handleKeyDown}
    >
      <div className={styles.head}>
        <Dialog.Title className={styles.title}>
          {group === groups.all ? `${name}の写真` : `${name}：${group.label}の写真`}
        </Dialog.Title>
        <Dialog.Close className={styles.close}>
          <X aria-hidden size="1.375rem" />
          閉じる
        </Dialog.Close>
      </div>
      <PhotoSlider
        group={group}
        slides={slides}
        isLarge
        renderPhoto={(i) => (
          <LargePhoto
            photo={group.photos[i]!}
            name={name}
            zoom={i === index ? zoom : null}
            isTurned={isTurned}
          />
        )}
        controls={
          <ZoomButtons
            zoom={zoom}
            photo={group.photos[index]!}
            onTurn={() => setIsTurned(!isTurned)}
            isTurned={isTurned}
          />
        }
      >
        <GroupLinks groups={groups} shown={group} isLarge />
        {group.photos.length > 1 && <PhotoThumbnails group={group} index={index} onChoose={slides.show} />}
      </PhotoSlider>
    </Dialog.Popup>
  );
}
