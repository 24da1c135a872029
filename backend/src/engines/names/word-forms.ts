/** Each word with each of some endings, which commas part. */
const withEndings = (words: readonly string[], endings: string): string =>
  words.flatMap((word) => endings.split(',').map((ending) => word + ending)).join(',');

/** Words for wanting none of something: 門限なし, 更新料のかからない, 礼金も払いたくない. */
export const without = (...things: string[]): string =>
  withEndings(
    things,
    'なし,無し,ゼロ,0,0円,無料,不要,がない,のない,はない,ない,が無い,いらない,がいらない,はいらない,がかからない,のかからない,はかからない,は払いたくない,も払いたくない,を払いたくない,は嫌,は嫌です,はいや,以外,NG,はNG,がNG,は無理,がなくて,なくて,もない,も無い,もなくて,もいらない,も要らない,もゼロ,も不要,もなしで,もなし,いらん,じゃなければ,じゃない,でなければ,は払えません,は払えない,を払えない,が払えない,も払えない,もかからない,を立てられない,が立てられない,が用意できない,がいない,を頼める人がいない,になる人がいない,になってくれる人がいない,がありません,はありません,がいません,を頼める人がいません,になってくれる人がいません,がかかりません,のかかりません,もかかりません,も払えません,がいりません,もいりません',
  );

/** Words for refusing homes that have something: 門限のある寮はNG. */
export const unwanted = (...things: string[]): string =>
  things
    .flatMap((thing) =>
      ['の', 'が', ''].flatMap((particle) =>
        ['の', 'ところ', 'とこ', '寮', '物件', '部屋'].flatMap((home) =>
          ['NG', '嫌', 'いや', '無理', '困る', '避けたい', 'だめ', 'ちょっと'].map(
            (refusal) => `${thing}${particle}ある${home}は${refusal}`,
          ),
        ),
      ),
    )
    .join(',');

/** Forms of adjectives in sentences and dialects: 安くて, 安く, 安か, 安うて. 近く is a word of its own. */
export const inSentences = (adjectives: string): string =>
  adjectives
    .split(',')
    .flatMap((word) => {
      const stem = word.slice(0, -1);
      const forms = ['い', 'くて', 'ければ', 'か', 'うて', 'いの'].map((ending) => stem + ending);
      return stem.endsWith('近') ? forms : forms.concat(`${stem}く`);
    })
    .join(',');

/** Words for homes in which one sex lives alone: 女性限定, 女の子だけが住む. */
export const onlyFor = (...people: string[]): string =>
  withEndings(
    people,
    '専用,限定,のみ,ばかり,ばかりの建物,ばかりの物件,ばかりの寮,だけ,しか住めない,しか入れない,しか入居できない,しかいない,だけの,だけの建物,だけのマンション,だけの物件,だけが住む,だけが住んでいる,だけが住んでる,だけ住んでいる,だけ住める,だけが入居できる,だけで暮らす,専用マンション,専用アパート,専用物件,専用の建物,限定マンション,限定アパート,限定物件,限定の建物,のみの建物,のみの物件,のみのマンション',
  );

const PARTICLES = ['が', 'を', 'も', 'は', 'の', ''];
/** 車を置ける is said 車も置ける as well: words whose particle may be another one. */
const WITH_PARTICLE =
  /^([^ぁ-ん]{1,6}|[^がを]{2,8})[がを](?=(?:置|停|止|飼|弾|付|つ|出|広|近|しっかり|多|少|大|速|ある|欲|ほ))/;

/** A word with all particles that may be said in it. */
export const withParticles = (word: string): string[] =>
  WITH_PARTICLE.test(word)
    ? PARTICLES.map((particle) => word.replace(WITH_PARTICLE, `$1${particle}`))
    : [word];

/** Words for something that comes with a home, as a sentence has it: ご飯が出て, 夕食がつく. */
export const provided = (...things: string[]): string =>
  withEndings(
    things,
    'が出る,が出て,が出ます,が出てくる,を出してくれる,を作ってくれる,を用意してくれる,が付く,が付いて,が付いている,が付いてる,がつく,がついて,がついている,がついてる,がある,があり,があって,付き,つき,込み,提供,あり',
  );
