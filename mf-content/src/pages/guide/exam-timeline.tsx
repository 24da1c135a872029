import type { CSSProperties } from 'react';
import { Phrases, RichNodes } from '@gakumado/shared/ui';
import type { HtmlElement } from '@gakumado/shared/ui';
import type { Timeline } from './read-guide.ts';
import styles from './exam-timeline.module.css';

interface ExamTimelineProps {
  timeline: Timeline;
  /** The table that it was read from, for those who rather read it. */
  table: HtmlElement;
}

/**
 * A schedule by the way of admission: lanes along an axis of time where there is room, else a list below each way. It
 * is made of lists, so that screen readers read it in the order that is seen; the table stays beside it.
 */
export function ExamTimeline({ timeline: { periods, lanes }, table }: ExamTimelineProps) {
  const periodOf = (from: number, to: number) =>
    from === to ? periods[from] : `${periods[from]}から${periods[to]}`;
  return (
    <div className={styles.box}>
      <figure
        aria-labelledby="timeline-caption"
        className={styles.figure}
        style={{ '--periods': periods.length } as CSSProperties}
      >
        <figcaption id="timeline-caption" className={styles.caption}>
          受験の方式ごとの、お部屋探しの進め方。<span className={styles.key}>色の濃いところ</span>
          が、お部屋を決める時期です。
        </figcaption>
        <div aria-hidden className={styles.axis}>
          {periods.map((period) => (
            <span key={period}>{period}</span>
          ))}
        </div>
        {lanes.map(({ name, spans }) => (
          <section key={name} className={styles.lane}>
            <h3 className={styles.name}>{name}</h3>
            <ol className={styles.spans}>
              {spans.map(({ text, isKey, from, to }) => (
                <li
                  key={from}
                  className={styles.span}
                  data-key={isKey || undefined}
                  style={{ '--from': from + 1, '--to': to + 2 } as CSSProperties}
                >
                  <span className={styles.period}>{periodOf(from, to)}</span>
                  <span className={styles.text}>
                    <Phrases text={text} />
                  </span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </figure>
      <details className={styles.table}>
        <summary>同じ内容を表で見る</summary>
        <RichNodes nodes={[table]} />
      </details>
    </div>
  );
}
