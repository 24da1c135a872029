import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, LinkButton, PageHead, SearchBox } from '@gakumado/shared/ui';
import { KanaIndex } from '../../parts/kana-index.tsx';
import { SpellingHelp } from '../../parts/spelling-help.tsx';
import parts from '../../parts/page-parts.module.css';

/** A school search without a name ends here. */
export function Component() {
  return (
    <>
      <PageHead
        title="学校名が入力されていません"
        description="学校名の入力方法のご案内です。ひらがなや略称、五十音からも学校をお探しいただけます。"
        path={paths.schoolsEmptyKeyword()}
        noindex
      />
      <Container>
        <Breadcrumbs items={[sitePages.schools, { label: '学校名の入力' }]} />
        <div className={parts.page}>
          <div className={parts.intro}>
            <h1>学校名が入力されていません</h1>
            <p className={parts.lead}>学校名を入力するか、五十音・都道府県からお選びください。</p>
          </div>
          <div className={parts.box}>
            <SearchBox />
          </div>
          <SpellingHelp />
          <section className={parts.part}>
            <h2>五十音から探す</h2>
            <KanaIndex />
          </section>
          <p>
            <LinkButton to={paths.schools()} variant="secondary">
              都道府県から学校を探す
            </LinkButton>
          </p>
        </div>
      </Container>
    </>
  );
}
