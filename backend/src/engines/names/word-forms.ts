/** Words for wanting none of something: 門限なし, 更新料のかからない, 礼金も払いたくない. */
export const without = (...things: string[]): string =>
  things
    .flatMap((thing) =>
      'なし,無し,ゼロ,0,0円,無料,不要,がない,のない,はない,が無い,いらない,がいらない,はいらない,がかからない,のかからない,はかからない,は払いたくない,も払いたくない,を払いたくない,は嫌,は嫌です,はいや,以外,NG,はNG,がNG,は無理,がなくて,なくて,もない,も無い,もなくて,いらん,じゃなければ,じゃない,でなければ,は払えません,は払えない,を払えない,が払えない,も払えない,もかからない,を立てられない,が立てられない,が用意できない,がいない,を頼める人がいない,になる人がいない,になってくれる人がいない,がありません,はありません,がいません,を頼める人がいません,になってくれる人がいません,がかかりません,のかかりません,もかかりません,も払えません,がいりません,もいりません'
        .split(',')
        .map((ending) => thing + ending),
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
