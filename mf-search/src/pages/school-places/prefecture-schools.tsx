import { useContext } from 'react';
import type { Prefecture } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { ORDER_ACTION, sitePages } from '@gakumado/shared/site-pages';
import { SiteContext } from '@gakumado/shared/routing';
import {
  Breadcrumbs,
  Container,
  EmptyState,
  LinkButton,
  Notice,
  PageHead,
  SearchBox,
} from '@gakumado/shared/ui';
import { itemList } from '../../parts/item-list.ts';
import { SchoolIndex } from '../../parts/school-index.tsx';
import type { IndexedSchool } from '../../places/schools-of.ts';
import parts from '../../parts/page-parts.module.css';

interface PrefectureSchoolsProps {
  prefecture: Prefecture;
  schools: readonly IndexedSchool[];
}

export function PrefectureSchools({ prefecture, schools }: PrefectureSchoolsProps) {
  const { origin } = useContext(SiteContext);
  const { name_kana: name, prefecture_id, is_open } = prefecture;
  return (
    <>
      <PageHead
        title={`${name}の学校から学生マンション・学生会館を探す`}
        description={`${name}の大学・短大・専門学校${schools.length}校の一覧です。キャンパスごとに、通学時間の短い順に学生マンション・学生会館・学生寮をご覧いただけます。`}
        path={paths.schoolsInPrefecture(prefecture_id)}
        jsonLd={itemList(
          `${name}の学校`,
          origin,
          schools.map((school) => ({ name: school.name, path: paths.school(school.schoolId) })),
        )}
      />
      <Container>
        <Breadcrumbs items={[sitePages.schools, { label: name }]} />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>
              {name}の{sitePages.schools.label}
            </h1>
            <p className={parts.lead}>
              掲載している学校は{schools.length}校です。キャンパスを選ぶと、近くの物件をご覧いただけます。
            </p>
          </div>
          {!is_open && (
            <Notice title={`${name}の物件は準備中です`}>
              近隣の都道府県の物件をご覧いただくか、お部屋探しをご依頼ください。
            </Notice>
          )}
          <div className={parts.box}>
            <SearchBox />
          </div>
          {schools.length > 0 ? (
            <SchoolIndex schools={schools} />
          ) : (
            <EmptyState
              title="掲載している学校がありません"
              actions={<LinkButton to={paths.roomOrder()}>{ORDER_ACTION}</LinkButton>}
            >
              <p>通う学校が決まっている方は、スタッフにご希望をお知らせください。</p>
            </EmptyState>
          )}
        </div>
      </Container>
    </>
  );
}
