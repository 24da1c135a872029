import { useState } from 'react';
import Rotate3d from 'lucide-react/icons/rotate-3d';
import type { EstateDetail } from '@gakumado/shared/contract';
import { Button, OnDemand, Picture, ScrollRow, useLayer, wholePicture } from '@gakumado/shared/ui';
import { Section } from '../section/section.tsx';
import { openerOf } from './opener-of.ts';
import styles from './panorama.module.css';

const loadView = async () =>
  (await import(/* webpackChunkName: "panorama-view" */ './panorama-view.tsx')).PanoramaView;

interface PanoramaPartProps {
  panoramas: EstateDetail['panoramas'];
}

/** The rooms that can be looked at all around; nothing for a home without any. The viewer comes with a press. */
export function PanoramaPart({ panoramas }: PanoramaPartProps) {
  const layer = useLayer('panorama');
  const [chosen, setChosen] = useState(panoramas[0]);
  if (!chosen) return null;

  /** Without the viewer, the picture itself is shown. */
  function handleFailure() {
    window.location.assign(wholePicture(chosen?.path) ?? '');
  }

  return (
    <Section id="panorama" isScreenOnly title="パノラマ" lead="お部屋の中を、上下左右に見回せます。">
      <ScrollRow className={styles.list}>
        {panoramas.map((panorama) => (
          <li key={panorama.panorama_id} className={styles.item}>
            <div className={styles.frame}>
              <Picture
                path={panorama.path}
                alt=""
                sizes="(min-width: 56rem) 22rem, 17rem"
                className={styles.preview ?? ''}
              />
              <Button
                id={openerOf(panorama)}
                variant="secondary"
                className={styles.open ?? ''}
                aria-haspopup="dialog"
                aria-label={`${panorama.title}のパノラマを見る`}
                onClick={() => {
                  setChosen(panorama);
                  layer.onOpenChange(true);
                }}
              >
                <Rotate3d aria-hidden size="1.25rem" />
                パノラマを見る
              </Button>
            </div>
            <h3 className={styles.title}>{panorama.title}</h3>
            <p className={styles.room}>{panorama.room_name}</p>
            <noscript>
              <a href={wholePicture(panorama.path) ?? panorama.path}>{panorama.title}のパノラマ写真を開く</a>
            </noscript>
          </li>
        ))}
      </ScrollRow>
      <OnDemand isWanted={layer.open} load={loadView} onFailure={handleFailure}>
        {(PanoramaView) => <PanoramaView {...{ layer, panoramas }} first={chosen} />}
      </OnDemand>
    </Section>
  );
}
