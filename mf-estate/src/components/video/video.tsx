import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Button, Picture } from '@gakumado/shared/ui';
import { VIDEO_PLAYER } from '@gakumado/shared/vocabulary';
import type { ShownVideo } from '../photos/other-views.ts';
import { Section } from '../section/section.tsx';
import styles from './video.module.css';

interface VideoPartProps {
  videos: readonly ShownVideo[];
  /** The picture before playback; null for none. */
  stillPath: string | null;
}

/** The videos of a home; nothing for one without any. Nothing of a video is loaded before a press. */
export function VideoPart({ videos, stillPath }: VideoPartProps) {
  if (videos.length === 0) return null;
  const isOfYoutube = videos.some(({ youtube_id }) => youtube_id !== null);
  return (
    <Section
      id="video"
      isScreenOnly
      title="動画"
      lead={isOfYoutube ? '再生するとYouTubeの動画を読み込みます。' : ''}
    >
      <ul className={styles.list}>
        {videos.map((video) => (
          <Video key={video.youtube_id ?? video.file_path} video={video} stillPath={stillPath} />
        ))}
      </ul>
    </Section>
  );
}

interface VideoProps {
  video: ShownVideo;
  stillPath: string | null;
}

function Video({ video, stillPath }: VideoProps) {
  const { title, duration_sec, has_caption, transcript } = video;
  const [isPlayed, setIsPlayed] = useState(false);
  return (
    <li className={styles.item} data-played={isPlayed ? '' : undefined}>
      <div className={styles.frame}>
        {isPlayed ? (
          <Player video={video} />
        ) : (
          <>
            <Picture path={stillPath} alt="" width={16} height={9} sizes="(min-width: 56rem) 30rem, 100vw" />
            <Button
              variant="secondary"
              className={styles.play ?? ''}
              aria-label={`${title}の動画を再生する`}
              onClick={() => setIsPlayed(true)}
            >
              <Play aria-hidden size="1.25rem" />
              <span className={styles.word}>動画を再生する</span>
            </Button>
          </>
        )}
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.facts}>
        {[duration_sec === null ? '' : lengthText(duration_sec), captionText(has_caption)]
          .filter(Boolean)
          .join('／')}
      </p>
      <noscript>
        <a href={video.file_path ?? `https://www.youtube.com/watch?v=${video.youtube_id}`}>
          {title}の動画を開く
        </a>
      </noscript>
      {transcript && (
        <details>
          <summary>動画の内容を文章で読む</summary>
          <p className={styles.transcript}>{transcript}</p>
        </details>
      )}
    </li>
  );
}

/** The player that a press brings: the browser's own for a file of the site. It takes the focus of the button. */
function Player({ video: { youtube_id, file_path, caption_path, title } }: { video: ShownVideo }) {
  if (youtube_id === null) {
    return (
      <video
        ref={focusOn}
        className={styles.player}
        src={file_path ?? undefined}
        aria-label={title}
        controls
        autoPlay
        playsInline
      >
        <track kind="captions" src={caption_path ?? undefined} srcLang="ja" label="日本語" default />
      </video>
    );
  }
  return (
    <iframe
      ref={focusOn}
      className={styles.player}
      src={`${VIDEO_PLAYER}/embed/${encodeURIComponent(youtube_id)}?autoplay=1&hl=ja&rel=0`}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, it cannot lift its sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/** One function for all renderings: a new one would take the focus back at each of them. */
const focusOn = (player: HTMLElement | null) => player?.focus();

function captionText(hasCaption: boolean | undefined): string {
  if (hasCaption === undefined) return '';
  return hasCaption ? '字幕あり' : '字幕なし';
}

/** 1分5秒, or 45秒. */
function lengthText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return [minutes > 0 && `${minutes}分`, (rest > 0 || minutes === 0) && `${rest}秒`].filter(Boolean).join('');
}
