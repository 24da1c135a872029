import type { ComponentType } from 'react';
import { useActionData, useLoaderData, useLocation } from 'react-router-dom';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findCustomer, nullOnError } from '@gakumado/shared/api';
import { paths } from '@gakumado/shared/paths';
import { sitePages } from '@gakumado/shared/site-pages';
import { Breadcrumbs, Button, Container, PageHead, PartFailed, SkeletonCards } from '@gakumado/shared/ui';
import type { Customer } from '@gakumado/shared/contract';
import cards from '../../card/card.module.css';
import { LinkCard } from '../../components/link-card/link-card.tsx';
import { WithoutScripts, WithScripts } from '../../step-form/without-scripts.tsx';
import { postedNames } from '../../step-form/form-action.ts';
import { titleInStep } from '../../step-form/step-form.tsx';
import { readStep } from '../../step-form/use-step.ts';
import { MailSection } from './mail-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { sectionAction, SHOW } from './section-action.ts';
import type { PostedSection } from './section-action.ts';
import styles from './change-registration-page.module.css';

export { shouldRevalidate } from '../../step-form/step-revalidation.ts';

export { sectionAction as action };

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
        title={titleInStep(title, readStep(search))}
        description="お名前、メールアドレス、パスワード、メールの受け取りなどを変更できます。"
        path={overview.to}
        noindex
      />
      <Breadcrumbs
        items={[sitePages.mypage, ...(section ? [overview, { label: title }] : [{ label: TITLE }])]}
      />
      <h1>{title}</h1>
      {section ? <SectionForm section={section} /> : <Overview />}
    </Container>
  );
}

/** A section belongs to one visitor: the first HTML has none of it. Without scripts it has a button that asks for it. */
function SectionForm({ section }: { section: Section }) {
  const loaded = useLoaderData<typeof loader | null>();
  const posted = useActionData<PostedSection>();
  const customer = loaded ? loaded.customer : posted?.customer;
  if (customer) return <section.Form key={section.name} customer={customer} />;
  if (customer === null) return <PartFailed name="登録内容" />;
  return (
    <>
      <WithoutScripts>
        <form method="post" className={cards.panel}>
          <p>ご登録の内容を表示してから、変更のお手続きに進みます。</p>
          <Button type="submit" name={postedNames.step} value={SHOW} size="large" isWide>
            登録内容を表示する
          </Button>
        </form>
      </WithoutScripts>
      <WithScripts>
        <SkeletonCards count={2} />
      </WithScripts>
    </>
  );
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
