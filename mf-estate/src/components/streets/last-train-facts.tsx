import type { LastTrains, NightWay } from '@gakumado/shared/contract';
import type { Fact } from '@gakumado/shared/ui';
import { TIMETABLE_DAY } from '@gakumado/shared/vocabulary';
import styles from './streets.module.css';

/** 24:05 as the clock says it: 0:05. */
function clockTime(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours) % 24}:${minutes}`;
}

const trainText = ({ time, to }: LastTrains['weekday']) => `${clockTime(time)}（${to}行）`;

/** 中野方面 0:25（中野行）, with the train of Saturdays and holidays where it is another. */
function directionText({ direction, weekday, holiday }: LastTrains): string {
  const [usual, other] = [trainText(weekday), trainText(holiday)];
  return usual === other ? `${direction} ${usual}` : `${direction} 平日${usual}、土休日${other}`;
}

/** The last trains that leave the station of a way home, line by line; none where they are not known. */
export function lastTrainFacts({ last_trains }: NightWay): Fact[] {
  if (last_trains.length === 0) return [];
  const lines = [...new Set(last_trains.map(({ line_name }) => line_name))];
  return [
    [
      '駅の終電',
      <>
        <ul className={styles.trains}>
          {lines.map((line) => {
            const trains = last_trains.filter(({ line_name }) => line_name === line);
            return <li key={line}>{`${line}：${trains.map(directionText).join('、')}`}</li>;
          })}
        </ul>
        <p className={styles.hint}>{`${TIMETABLE_DAY}時点、要確認`}</p>
      </>,
    ],
  ];
}
