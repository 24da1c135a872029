import type { ComponentType } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findCustomer, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Container, PageHead, PartFailed, SkeletonCards } from '@gakumado/shared/ui';
import type { Customer } from '@gakumado/shared/contract';
import { ScriptsNeeded } from '../../components/account/scripts-needed.tsx';
import { LinkCard } from '../../components/link-card/link-card.tsx';
import { MailSection } from './mail-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import styles from './change-registration-page.module.css';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

const TITLE = '登録内容の変更';

interface Section {
  /** `?section=` */
  name: string;
  title: string;
  note: string;
  Form: ComponentType<{ customer: Customer }>;
}

/** The four sections, each saved alone (contract, 4.13). */
const sections: readonly Section[] = [
  {
    name: 'profile',
    title: 'プロフィール',
    note: 'お名前、電話番号、住所、学年、検討中の学校、入居希望月',
    Form: ProfileSection,
  },
  { name: 'mail', title: 'メールアドレス', note: 'ログインとお知らせに使うアドレス', Form: MailSection },
  { name: 'password', title: 'パスワード', note: 'ログインに使うパスワード', Form: PasswordSection },
  {
    name: 'notifications',
    title: 'お知らせの受け取り',
    note: 'メールマガジン、新着物件のお知らせ',
    Form: NotificationsSection,
  },
];

export async function loader({ request }: LoaderFunctionArgs) {
  return { customer: await nullOnError(findCustomer(request.signal)) };
}

export function Component() {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get('section');
  const section = sections.find(({ name }) => name === asked);
  const overview = { label: TITLE, to: paths.changeRegistration() };
  const title = section ? `${section.title}の変更` : TITLE;
  return (
    <Container width="text" className={styles.page}>
      <PageHead
        title={title}
        description="お名前、メールアドレス、パスワード、メールの受け取りなどを変更できます。"
        path={overview.to}
        noindex
      />
      <Breadcrumbs
        items={[sitePages.mypage, ...(section ? [overview, { label: title }] : [{ label: TITLE }])]}
      />
      <h1>{title}</h1>
      <ScriptsNeeded />
      {section ? <SectionForm section={section} /> : <Overview />}
    </Container>
  );
}

/** A section belongs to one visitor: the first HTML has none of it. */
function SectionForm({ section }: { section: Section }) {
  const loaded = useLoaderData<typeof loader | null>();
  if (loaded === null) return <SkeletonCards count={2} />;
  if (loaded.customer === null) return <PartFailed name="登録内容" />;
  return <section.Form key={section.name} customer={loaded.customer} />;
}

function Overview() {
  return (
    <ul className={styles.sections}>
      {sections.map(({ name, title, note }) => (
        <li key={name}>
          <LinkCard to={paths.changeRegistration(name)} title={title} note={note} />
        </li>
      ))}
      <li>
        <LinkCard to={paths.withdrawal()} title="退会のお手続き" note="会員の登録を終了します" />
      </li>
    </ul>
  );
}
