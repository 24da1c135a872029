import { pageTitle } from '@gakumado/shared/brand';
import { Failure } from './failure.tsx';
import { SideSearch } from './side-search.tsx';

/** The page for an address that leads nowhere (specification, section 8). */
export function NotFound() {
  return (
    <>
      <title>{pageTitle('ページが見つかりません')}</title>
      <meta name="robots" content="noindex" />
      <Failure title="ページが見つかりません" aside={<SideSearch />}>
        <span lang="en">This page could not be found</span>
        <br />
        お探しのページは見つかりませんでした。移動または削除されたか、アドレスが変わった可能性があります。
      </Failure>
    </>
  );
}
