import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import type { EstateDetail } from '@gakumado/shared/contract';
import { Button, Picture } from '@gakumado/shared/ui';
import { VIDEO_PLAYER } from '@gakumado/shared/vocabulary';
import { Section } from '../section/section.tsx';
import styles from './video.module.css';

/** The videos of an estate; nothing for one without any. Nothing of another site is loaded before a press. */
export function VideoPart({ estate }: { estate: EstateDetail }) {
  if (estate.videos.length === 0) return null;
  return (
    <Section id="video" title="動画" lead="再生するとYouTubeの動画を読み込みます。">
      <ul className={styles.list}>
        {estate.videos.map((video) => (
          <Video key={video.youtube_id} video={video} stillPath={estate.estate_image_path} />
        ))}
      </ul>
    </Section>
  );
}

interface VideoProps {
  video: EstateDetail['videos'][number];
  stillPath: string | null;
}

function Video({ video: { youtube_id, title, duration_sec, has_caption }, stillPath }: VideoProps) {
  const [isPlayed, setIsPlayed] = useState(false);
  return (
    <li className={styles.item}>
      <div className={styles.frame}>
        {isPlayed ? (
          <iframe
            // The button that was pressed is gone: the player takes its focus.
            ref={focusOn}
            className={styles.player}
            src={`${VIDEO_PLAYER}/embed/${encodeURIComponent(youtube_id)}?autoplay=1&hl=ja&rel=0`}
            title={title}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, it cannot lift its sandbox
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <Picture path={stillPath} alt="" width={16} height={9} sizes="(min-width: 56rem) 30rem, 100vw" />
        )}
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.facts}>
        {[duration_sec === null ? '' : lengthText(duration_sec), has_caption ? '字幕あり' : '字幕なし']
          .filter(Boolean)
          .join('／')}
      </p>
      {!isPlayed && (
        <Button variant="secondary" aria-label={`${title}の動画を再生する`} onClick={() => setIsPlayed(true)}>
          <Play aria-hidden size="1.25rem" />
          動画を再生する
        </Button>
      )}
    </li>
  );
}

/** One function for all renderings: a new one would take the focus back at each of them. */
const focusOn = (player: HTMLIFrameElement | null) => player?.focus();

/** 1分5秒, or 45秒. */
function lengthText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && `${minutes}分`, (rest > 0 || minutes === 0) && `${rest}秒`].filter(Boolean).join('');
}
