import { Link, useSearchParams } from 'react-router-dom';
import type { ListedShop } from '@gakumado/shared/contract';
import { paths } from '@gakumado/shared/paths';
import { PartFailed, QrCode, VisuallyHidden } from '@gakumado/shared/ui';
import { groupByPrefecture } from '../../components/shops/group-shops.ts';
import { LineFriendLink, lineFriendUrl } from '../../components/shops/line-account.tsx';
import { SampleShopsNote } from '../../components/shops/sample-shops-note.tsx';
import styles from './line-accounts.module.css';

/** The campaign that explains how a shop is asked by LINE (specification, 2.1). */
export const LINE_EVENT = 'line';

const CODE = 'line-code';

/** The accounts of the shops; null: they could not be loaded. */
export function LineAccounts({ shops }: { shops: readonly ListedShop[] | null }) {
  const [query] = useSearchParams();
  if (shops === null) return <PartFailed name="店舗のアカウント" />;
  const chosen = shops.find(({ shop_id }) => String(shop_id) === query.get('shop'));
  const withAccount = shops.filter(({ line_account }) => line_account !== null);
  return (
    <section aria-labelledby="line-accounts" className={styles.accounts}>
      <h2 id="line-accounts">店舗を友だちに追加する</h2>
      {withAccount.length === 0 ? (
        <p>
          いま、LINEのアカウントを公開している店舗はありません。追加の方法は、担当する店舗が受け付けのメールでご案内します。
        </p>
      ) : (
        <>
          <p>
            スマートフォンでは「LINEで友だち追加」を押すとLINEが開きます。パソコンでは「QRコード」を表示し、LINEの読み取りで追加してください。
            アカウントのない店舗は、電話と<Link to={paths.inquiry()}>お問い合わせ</Link>で承ります。
          </p>
          <SampleShopsNote shops={withAccount} />
        </>
      )}
      {chosen?.line_account && <Code shop={chosen} account={chosen.line_account} />}
      {withAccount.length > 0 &&
        groupByPrefecture(shops).map(({ name, shops: found }) => (
          <section key={name} className={styles.prefecture}>
            <h3>{name}</h3>
            <ul className={styles.shops}>
              {found.map((shop) => (
                <li key={shop.shop_id} className={styles.shop}>
                  <Account shop={shop} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  );
}

function Account({ shop }: { shop: ListedShop }) {
  const { line_account } = shop;
  return (
    <>
      <Link to={paths.shop(shop)}>{shop.shop_name}</Link>
      {line_account === null ? (
        <span className={styles.none}>LINEのアカウントはありません</span>
      ) : (
        <>
          <span className={styles.account}>{line_account}</span>
          <span className={styles.ways}>
            <LineFriendLink shop={shop} account={line_account} />
            <Link to={{ search: `?shop=${shop.shop_id}`, hash: `#${CODE}` }} data-screen-only>
              <VisuallyHidden>{shop.shop_name}の</VisuallyHidden>QRコード
            </Link>
          </span>
        </>
      )}
    </>
  );
}

function Code({ shop, account }: { shop: ListedShop; account: string }) {
  const name = `${shop.shop_name}のQRコード`;
  return (
    <figure id={CODE} className={styles.code} tabIndex={-1}>
      <QrCode text={lineFriendUrl(account)} label={`${name}（LINEの友だち追加）`} />
      <figcaption>
        <strong>{name}</strong>
        <span className={styles.account}>{account}</span>
        <span>LINEの「友だち追加」の「QRコード」で読み取ってください。</span>
      </figcaption>
    </figure>
  );
}
