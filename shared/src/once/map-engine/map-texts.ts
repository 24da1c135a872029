/** MapLibre's own words, in Japanese. */
export const mapTexts = {
  'Map.Title': '物件の地図',
  'CooperativeGesturesHandler.WindowsHelpText':
    'Ctrlキーを押しながらスクロールすると地図を拡大・縮小できます',
  'CooperativeGesturesHandler.MacHelpText': '⌘キーを押しながらスクロールすると地図を拡大・縮小できます',
  'CooperativeGesturesHandler.MobileHelpText': '地図は2本の指で動かせます',
};
