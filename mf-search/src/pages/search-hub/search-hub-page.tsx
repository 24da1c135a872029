import { paths } from '@gakumado/shared/paths';
import { Breadcrumbs, Container, PageHead, SchoolCombobox } from '@gakumado/shared/ui';
import { EntryModes } from '../../components/entry-modes.tsx';
import { KanaIndex } from '../../components/kana-index.tsx';
import parts from '../../components/page-parts.module.css';

/** All ways to search on one page. */
export function Component() {
  return (
    <>
      <PageHead
        title="お部屋のさがし方をえらぶ"
        description="学校名、都道府県、駅・路線、キーワードなど、さまざまな方法で学生マンション・学生会館・学生寮をお探しいただけます。"
        path={paths.search()}
      />
      <Container>
        <Breadcrumbs items={[{ label: 'お部屋をさがす' }]} />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>お部屋のさがし方をえらぶ</h1>
            <p className={parts.lead}>
              通う学校が決まっている方は、学校名からお探しいただくと、通学時間の短い順にご覧いただけます。
            </p>
          </div>
          <div className={parts.box}>
            <SchoolCombobox size="large" />
          </div>
          <section className={parts.part}>
            <h2>ほかの方法で探す</h2>
            <EntryModes />
          </section>
          <section className={parts.part}>
            <h2>学校名の五十音から探す</h2>
            <KanaIndex />
          </section>
        </div>
      </Container>
    </>
  );
}
