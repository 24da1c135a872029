/** Words for wanting none of something: 門限なし, 更新料のかからない, 礼金も払いたくない. */
export const without = (...things: string[]): string =>
  things
    .flatMap((thing) =>
      'なし,無し,ゼロ,0,0円,無料,不要,がない,のない,はない,ない,が無い,いらない,がいらない,はいらない,がかからない,のかからない,はかからない,は払いたくない,も払いたくない,を払いたくない,は嫌,は嫌です,はいや,以外,NG,はNG,がNG,は無理,がなくて,なくて,もない,も無い,もなくて,もいらない,も要らない,もゼロ,も不要,もなしで,もなし,いらん,じゃなければ,じゃない,でなければ,は払えません,は払えない,を払えない,が払えない,も払えない,もかからない,を立てられない,が立てられない,が用意できない,がいない,を頼める人がいない,になる人がいない,になってくれる人がいない,がありません,はありません,がいません,を頼める人がいません,になってくれる人がいません,がかかりません,のかかりません,もかかりません,も払えません,がいりません,もいりません'
        .split(',')
        .map((ending) => thing + ending),
    )
    .join(',');

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

/** Forms of adjectives in sentences: 安くて, 安く. 近く is a word of its own. */
export const inSentences = (adjectives: string): string =>
  adjectives
    .split(',')
    .flatMap((word) => {
      const stem = word.slice(0, -1);
      const forms = [word, `${stem}くて`, `${stem}ければ`];
      return stem.endsWith('近') ? forms : forms.concat(`${stem}く`);
    })
    .join(',');
