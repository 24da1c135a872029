import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import Check from 'lucide-react/icons/check';
import Columns3 from 'lucide-react/icons/columns-3';
import ListPlus from 'lucide-react/icons/list-plus';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';
import { ApiError } from '@gakumado/shared/api';
import { readEstatesToContact, writeEstatesToContact } from '@gakumado/shared/cookies';
import { campusesOf, paths } from '@gakumado/shared/paths';
import {
  Button,
  comparedList,
  CompareTray,
  ListOriginContext,
  Phrases,
  Toast,
  toggleListed,
  useCompareList,
  useIsHydrated,
} from '@gakumado/shared/ui';
import { CONTACT_MAX } from '@gakumado/shared/vocabulary';
import { readStayPlan } from '../costs/cost-choices.ts';
import styles from './passing-on.module.css';
import { putOnFamilyList } from './put-on-family-list.ts';

interface Message {
  text: string;
  tone?: 'info' | 'error';
  link?: { to: string; label: string };
}

/** Puts a property on the lists that lead on: the comparison, the inquiry about several, the family's list. */
export function KeepActions({ estateId, isClosed }: { estateId: number; isClosed: boolean }) {
  const isHydrated = useIsHydrated();
  const [query] = useSearchParams();
  const [message, setMessage] = useState<Message>();
  const [isSaving, setIsSaving] = useState(false);
  const compared = useCompareList();
  // Read again with each message.
  const asked = isHydrated ? readEstatesToContact() : [];

  async function handleFamily() {
    setIsSaving(true);
    try {
      const to = paths.sharedList(await putOnFamilyList(estateId), readStayPlan(query));
      setMessage({ text: '家族のリストに追加しました。', link: { to, label: 'リストを見る' } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage({ text: error.fields[0]?.message ?? error.message, tone: 'error' });
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <>
      {!isClosed && (
        <Action
          Icon={Columns3}
          isOn={compared.includes(estateId)}
          onPress={() => setMessage(toggleListed(estateId, comparedList()))}
          text="比較に追加"
        />
      )}
      {!isClosed && (
        <Action
          Icon={ListPlus}
          isOn={asked.includes(estateId)}
          onPress={() =>
            setMessage(
              toggleListed(estateId, {
                name: '問い合わせリスト',
                max: CONTACT_MAX,
                ids: asked,
                write: writeEstatesToContact,
              }),
            )
          }
          text="問い合わせリスト"
        />
      )}
      <Button
        variant="plain"
        size="small"
        className={styles.action}
        isDisabled={isSaving}
        onClick={() => void handleFamily()}
      >
        <Users aria-hidden size="1.125rem" />
        <Phrases text="家族のリストに追加" />
      </Button>
      <p className={styles.lists}>
        <ListOriginContext value={{ campusIds: campusesOf(query), ...readStayPlan(query) }}>
          <CompareTray />
        </ListOriginContext>
        <ListLink
          to={asked.length > 0 ? paths.viewContact() : undefined}
          text={`問い合わせリスト ${asked.length}件`}
        />
      </p>
      {message && (
        <Toast tone={message.tone ?? 'info'} onClose={() => setMessage(undefined)}>
          {message.text}
          {message.link && <Link to={message.link.to}>{message.link.label}</Link>}
        </Toast>
      )}
    </>
  );
}

interface ActionProps {
  Icon: LucideIcon;
  isOn: boolean;
  onPress: () => void;
  text: string;
}

function Action({ Icon, isOn, onPress, text }: ActionProps) {
  const Sign = isOn ? Check : Icon;
  return (
    <Button variant="plain" size="small" className={styles.action} aria-pressed={isOn} onClick={onPress}>
      <Sign aria-hidden size="1.125rem" />
      <Phrases text={text} />
    </Button>
  );
}

/** A link once the list has enough to lead on. */
function ListLink({ to, text }: { to: string | undefined; text: string }) {
  return to ? <Link to={to}>{`${text}を見る`}</Link> : <span>{text}</span>;
}
