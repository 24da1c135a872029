import { useContext } from 'react';
import type { SchoolCampus } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { SiteContext } from '@gakumado/shared/routing';
import { Breadcrumbs, Container, PageHead } from '@gakumado/shared/ui';
import { campusLabel } from '@gakumado/shared/vocabulary';
import { CampusList } from '../../parts/campus-list.tsx';
import { itemList } from '../../parts/item-list.ts';
import parts from '../../parts/page-parts.module.css';

interface SchoolCampusesProps {
  schoolId: number;
  schoolName: string;
  campuses: readonly SchoolCampus[];
}

export function SchoolCampuses({ schoolId, schoolName, campuses }: SchoolCampusesProps) {
  const { origin } = useContext(SiteContext);
  return (
    <>
      <PageHead
        title={`${schoolName}の学生マンション・学生会館`}
        description={`${schoolName}のキャンパス（${campuses.length}か所）から、通いやすい学生マンション・学生会館・学生寮をお探しいただけます。`}
        path={paths.school(schoolId)}
        jsonLd={itemList(
          `${schoolName}のキャンパス`,
          origin,
          campuses.map((campus) => ({
            name: campusLabel(campus),
            path: paths.campus(campus.pref_id, campus.campus_id),
          })),
        )}
      />
      <Container>
        <Breadcrumbs items={[sitePages.schools, { label: schoolName }]} />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>{schoolName}のキャンパスから探す</h1>
            <p className={parts.lead}>
              通うキャンパスをお選びください。学年によってキャンパスが変わる場合は、学校の案内をご確認ください。
            </p>
          </div>
          <CampusList campuses={campuses} />
        </div>
      </Container>
    </>
  );
}
