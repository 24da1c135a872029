import { useRef } from 'react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Estate, ShareDetail } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { linkedPlaces, stayOfMySearch } from '@gakumado/shared/search-fields';
import type { AskedStay } from '@gakumado/shared/search-fields';
import { sitePages } from '@gakumado/shared/site-pages';
import {
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  EstateCard,
  formatDate,
  LinkButton,
  ListOriginContext,
  Notice,
  notLoaded,
  PageHead,
  RetryPanel,
  SampleNote,
  ShareButton,
  VisuallyHidden,
} from '@gakumado/shared/ui';
import { estatePreviewPath, MONTHLY_COST, PREVIEW_SIZE } from '@gakumado/shared/vocabulary';
import { StayOfList } from '#components/personal-list/stay-of-list.tsx';
import { readDraft } from '#step-form/draft.ts';
import { homePart } from '../favorite-address.ts';
import { useAccountLists, useKeptInAccount } from './account-lists.ts';
import { Changes } from './changes-part.tsx';
import { HomeOpinions } from './home-opinions.tsx';
import { opinionForm, useKeptLists, useShareName } from './kept-lists.ts';
import type { LoadedSharedList } from './load-shared-list.ts';
import { MyName } from './my-name.tsx';
import { agreementOn } from './opinions.ts';
import { OwnerTools } from './owner-tools.tsx';
import { Proposals } from './proposals.tsx';
import { RemoveHome } from './remove-home.tsx';
import { Summary } from './summary.tsx';
import { useDone } from './use-done.ts';
import type { SayDone } from './use-done.ts';
import { useHomes } from './use-homes.ts';
import { useRemoval } from './use-removal.ts';
import { useSharedList } from './use-shared-list.ts';
import type { SharedList } from './use-shared-list.ts';
import { withHonorific } from './with-honorific.ts';
import styles from './shared-list-view.module.css';

const TITLE = '家族のリスト';

/** A list of homes that a family looks at together, by its link and without an account. */
export function SharedListView(loaded: LoadedSharedList) {
  const shared = useSharedList(loaded);
  const { list, refresh, isRefreshing } = shared;
  const { heading, done, onDone } = useDone(list?.closed_at != null);
  return (
    <Container className={styles.page}>
      <PageHead {...headOf(list)} path={paths.sharedList(loaded.shareKey)} noindex />
      <Breadcrumbs items={[{ label: TITLE }]} />
      <h1 ref={heading} tabIndex={-1}>
        {TITLE}
      </h1>
      <VisuallyHidden role="status">{done}</VisuallyHidden>
      {list === null && <RetryPanel onRetry={() => void refresh()} isRetrying={isRefreshing} />}
      {list?.closed_at && <Closed closedAt={list.closed_at} />}
      {list && !list.closed_at && (
        <OpenList shareKey={loaded.shareKey} stay={loaded.stay} {...shared} list={list} onDone={onDone} />
      )}
    </Container>
  );
}

const CLOSED_TEXT = '作成した方がリストを終了しました。みんなの意見は消去されています。';

/** The preview of the link in messengers. The picture is that of the first home, as a JPEG, which all of them read. */
function headOf(list: ShareDetail | null) {
  if (list?.closed_at) return { title: `${TITLE}は終了しました`, description: CLOSED_TEXT };
  const names = list?.estates.map(({ name }) => name) ?? [];
  return {
    title: names.length > 0 ? `${TITLE}（${names.length}件）` : TITLE,
    description: `${names.length > 0 ? `${names.join('、')}。` : ''}物件を見て、◎○△×とひとことで意見を伝えられます。会員登録は必要ありません。`,
    ...previewOf(list?.estates[0]),
  };
}

const previewOf = (estate: Estate | undefined) =>
  estate && {
    imagePath: estatePreviewPath(estate.estate_id),
    image: { ...PREVIEW_SIZE, alt: `${estate.name}の写真、${MONTHLY_COST}、交通` },
  };

function Closed({ closedAt }: { closedAt: string }) {
  return (
    <EmptyState
      title="このリストは終了しました"
      actions={<LinkButton to={paths.schools()}>{sitePages.schools.label}</LinkButton>}
    >
      <p>{`${formatDate(closedAt)}に、${CLOSED_TEXT}`}</p>
    </EmptyState>
  );
}

type OpenListProps = SharedList & { shareKey: string; stay: AskedStay; list: ShareDetail; onDone: SayDone };

function OpenList({ shareKey, stay, list, isStale, isRefreshing, refresh, onDone }: OpenListProps) {
  const me = useShareName(shareKey);
  const ofAccount = useAccountLists()?.find(({ share_key }) => share_key === shareKey);
  const ownerKey = useKeptLists()[shareKey]?.ownerKey ?? ofAccount?.owner_key ?? undefined;
  useKeptInAccount(shareKey, list);
  const nameField = useRef<HTMLInputElement>(null);
  const askName = () => nameField.current?.focus();
  const homes = useHomes(list, (estateId) => readDraft(opinionForm(shareKey, estateId)) !== undefined);
  const { remove, message } = useRemoval({ shareKey, ownerKey, list, onChanged: refresh });
  const { places } = list.search;
  const goneCount = list.estate_ids.length - list.estates.length;
  return (
    <>
      <p>
        {`物件を見て、◎○△×とひとことで意見を伝えてください。このリンクを知っている方だけが見られます（${formatDate(list.expires_at)}まで）。`}
      </p>
      {list.note !== '' && <p className={styles.note}>{list.note}</p>}
      <div className={styles.links}>
        <ShareButton what="一覧" title={TITLE} path={paths.sharedList(shareKey, stay)} />
        <Button variant="plain" size="small" isDisabled={isRefreshing} onClick={() => void refresh()}>
          <RotateCw size="1.125rem" aria-hidden />
          最新の意見を見る
        </Button>
      </div>
      {isStale && (
        <Notice tone="warning" role="status" title={notLoaded('最新の意見')}>
          <p>前回読み込んだ内容を表示しています。</p>
        </Notice>
      )}
      <Changes {...{ shareKey, list, me }} />
      <MyName {...{ shareKey }} name={me} field={nameField} onChanged={refresh} />
      <Summary list={list} />
      {goneCount > 0 && (
        <Notice>
          <p>{`掲載が終了した物件が${goneCount}件あります。`}</p>
        </Notice>
      )}
      {/* The focus goes here when a home leaves with its button. */}
      <div tabIndex={-1} className={styles.place}>
        {message}
        {homes.length === 0 && <EmptyState title="リストに物件がありません" />}
        {homes[0] && <StayOfList estate={homes[0]} />}
        <ListOriginContext value={{ ...linkedPlaces(places), ...stayOfMySearch(list.search), ...stay }}>
          <ul className={styles.homes} aria-label="物件">
            {homes.map((estate, index) => (
              <li key={estate.estate_id} id={homePart(estate.estate_id)}>
                <EstateCard
                  headingLevel={2}
                  estate={estate}
                  campusName={places[0]?.name}
                  secondCampusName={places[1]?.name}
                  priority={index === 0}
                  actions={
                    <HomeActions
                      {...{ shareKey, estate, list, me, askName }}
                      onChanged={refresh}
                      onRemove={ownerKey === undefined ? undefined : remove}
                    />
                  }
                />
              </li>
            ))}
          </ul>
        </ListOriginContext>
      </div>
      {ownerKey === undefined && (
        <Proposals {...{ shareKey, list, me, askName, onDone }} onChanged={refresh} />
      )}
      {ownerKey && (
        <OwnerTools
          {...{ shareKey, ownerKey, list, onDone }}
          isMailed={ofAccount?.is_mailed ?? false}
          onChanged={refresh}
        />
      )}
      {list.estates.some((estate) => estate.is_sample) && <SampleNote />}
    </>
  );
}

interface HomeActionsProps {
  shareKey: string;
  estate: Estate;
  list: ShareDetail;
  me: string;
  askName: () => void;
  onChanged: () => Promise<void>;
  /** Undefined for everybody but the owner. */
  onRemove: ((estate: Estate) => Promise<void>) | undefined;
}

function HomeActions({ list, onRemove, ...props }: HomeActionsProps) {
  const { estate } = props;
  const goneReason = goneReasonOf(estate, list);
  const proposal = list.proposals.find(({ estate_id }) => estate_id === estate.estate_id);
  return (
    <>
      {proposal && <p className={styles.proposed}>{`${withHonorific(proposal.by)}が提案しました`}</p>}
      <HomeOpinions
        {...props}
        expiresAt={list.expires_at}
        goneReason={goneReason}
        verdicts={list.verdicts.filter(({ estate_id }) => estate_id === estate.estate_id)}
        agreement={agreementOn(estate.estate_id, list.verdicts)}
      />
      {onRemove && !goneReason && <RemoveHome {...{ estate, onRemove }} />}
    </>
  );
}

function goneReasonOf({ estate_id }: Estate, list: ShareDetail): string | undefined {
  if (list.estates.some((other) => other.estate_id === estate_id)) return undefined;
  return list.estate_ids.includes(estate_id) ? '掲載が終了しました' : 'リストから外されました';
}
