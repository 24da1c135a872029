import { render, screen } from '@testing-library/react';
import { Phrases, phrasesOf } from './phrases.tsx';

test.each([
  ['はじめての方へ　お部屋探しから入居まで', 'はじめての｜方へ　｜お部屋探しから｜入居まで'],
  ['家族で条件を話し合う', '家族で｜条件を｜話し合う'],
  ['申し込み、説明を受けて契約する', '申し込み、｜説明を｜受けて｜契約する'],
  ['見学する・オンラインで見る', '見学する・｜オンラインで｜見る'],
  ['仙台の地下鉄で考える、通いやすいお部屋', '仙台の｜地下鉄で｜考える、｜通いやすい｜お部屋'],
  ['四月を迎える前に、家具と家電をそろえる順番', '四月を｜迎える前に、｜家具と｜家電をそろえる順番'],
  ['引っ越しの手続き', '引っ越しの｜手続き'],
  ['ビデオ通話でのお部屋のご案内', 'ビデオ通話での｜お部屋の｜ご案内'],
  ['親子で進めるお部屋探し、役割の分け方', '親子で｜進める｜お部屋探し、｜役割の｜分け方'],
  ['気に入ったお部屋', '気に｜入った｜お部屋'],
  ['', ''],
])('%s', (text, phrases) => {
  expect(phrasesOf(text).join('｜')).toBe(phrases);
});

test('a heading is read as one text', () => {
  render(
    <h1>
      <Phrases text="家族で条件を話し合う" />
    </h1>,
  );
  expect(screen.getByRole('heading', { name: '家族で条件を話し合う' })).toBeInTheDocument();
});
