import { Link } from 'react-router-dom';
import { paths } from '@gakumado/shared/paths';
import { findPrefectureName } from '@gakumado/shared/vocabulary';
import { LinkedHomes } from '../../components/linked-homes/linked-homes.tsx';
import type { LoadedHomes } from '../../components/linked-homes/load-homes.ts';

interface PrefectureHomesProps {
  prefId: number;
  homes: LoadedHomes;
}

/** Homes in the prefecture that an article is about, and the ways to more of them. */
export function PrefectureHomes({ prefId, homes }: PrefectureHomesProps) {
  const prefecture = findPrefectureName(prefId);
  if (!prefecture) return null;
  const { name, slug } = prefecture;
  return (
    <LinkedHomes
      title={`${name}で暮らす`}
      name={`${name}の物件`}
      homes={homes}
      allPath={paths.areaResult(prefId)}
      none={
        <p>
          {name}の物件は、ただいま掲載していません。
          <Link to={paths.roomOrder(prefId)}>ご希望をお知らせいただければ、お調べします。</Link>
        </p>
      }
    >
      <li>
        <Link to={paths.schoolsInPrefecture(prefId)}>{name}の学校から探す</Link>
      </li>
      <li>
        <Link to={paths.city(slug)}>{name}の家賃と街を見る</Link>
      </li>
    </LinkedHomes>
  );
}
