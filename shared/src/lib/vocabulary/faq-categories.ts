/** The ten categories of questions: their addresses are fixed by the specification. */
export const faqCategories = [
  { slug: 'chintai', title: '賃貸のきほん', note: '費用の言葉や探し始める時期など' },
  { slug: 'keiyaku', title: '契約', note: '申し込みから契約、解約まで' },
  { slug: 'koushin', title: '更新', note: '契約期間と更新のときの費用' },
  { slug: 'mansion', title: '学生マンション', note: '普通のマンションとの違い、来客や家具のこと' },
  { slug: 'nyuukyogo', title: '入居後', note: '入居の日、困ったとき、退去のとき' },
  { slug: 'raitenkengaku', title: '来店・見学', note: '見学の予約、オンライン内見' },
  { slug: 'setsubi', title: '設備', note: '防犯、通信、水まわり、駐輪場' },
  { slug: 'shiryou', title: '資料請求', note: '資料の内容と届くまでの日数' },
  { slug: 'shurui', title: '住まいの種類', note: '学生マンション・学生会館・学生寮の違い' },
  { slug: 'yoyaku', title: '予約', note: '合格発表前の予約、春入居の予約' },
] as const;

/** Lists of questions about the site itself. The top page of the questions shows them, each with its slug as its `id`. */
export const faqSections = [
  { slug: 'kaiin', title: '会員登録・ログイン', note: '登録、確認コード、パスワード、退会' },
  { slug: 'tsukaikata', title: 'サイトの使い方', note: 'お気に入り、比較、家族のリスト、お知らせ' },
] as const;

/** The title of a category or section of questions; null if there is none of this name. */
export const faqTitleOf = (category: string): string | null =>
  [...faqCategories, ...faqSections].find(({ slug }) => slug === category)?.title ?? null;

/** The category of an address, or undefined. */
export const findFaqCategory = (wanted: string | undefined) =>
  faqCategories.find(({ slug }) => slug === wanted);
