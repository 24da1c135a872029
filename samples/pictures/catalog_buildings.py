"""The exteriors and the common spaces that are pictured: what is said of each and how it is built."""


def exterior(floors, structure, kind, caption, **scene):
    tags = {"floors": floors, "structure": structure, "type": kind}
    return {"kind": "exterior", "caption": caption, "tags": tags,
            "scene": {"floors": floors, "structure": structure, "type": kind, **scene}}


def common(space, caption, **scene):
    return {"kind": "common", "caption": caption, "tags": {"space": space}, "scene": {"space": space, **scene}}


EXTERIORS = [
    exterior(5, "RC", "mansion", "5階建てのRC造マンション。ベージュのタイル張りと縦格子のバルコニー",
             bays=6, wall="tile-beige", trim="white", rail="bars", light="day", side="L"),
    exterior(10, "RC", "mansion", "10階建てのRC造マンション。グレーのタイルとガラスのバルコニー",
             bays=8, wall="tile-grey", trim="charcoal", rail="glass", light="day", side="R"),
    exterior(3, "鉄骨", "apartment", "3階建ての鉄骨造アパート。白い外壁と木目のアクセント",
             bays=4, wall="siding-white", trim="wood", rail="bars", light="morning", side="R"),
    exterior(2, "木造", "apartment", "2階建ての木造アパート。外階段と切妻屋根",
             bays=4, wall="siding-cream", trim="brown", rail="bars", roof="gable", light="day", side="L"),
    exterior(4, "RC", "hall", "4階建ての学生会館。芝生の前庭と広いエントランス",
             bays=8, wall="render-white", trim="brick", rail="none", light="day", side="L", lawn=True),
    exterior(8, "RC", "mansion", "8階建てのRC造マンション。れんが色のタイル張り",
             bays=7, wall="tile-brick", trim="cream", rail="solid", light="day", side="L"),
    exterior(11, "RC", "mansion", "11階建ての学生マンション。チャコールのタイル張りとガラスのバルコニー",
             bays=8, wall="tile-charcoal", trim="white", rail="glass", light="day", side="R"),
    exterior(3, "RC", "mansion", "3階建ての低層マンション。打ち放しコンクリートと植え込み",
             bays=4, wall="concrete", trim="charcoal", rail="bars", light="morning", side="L"),
    exterior(6, "RC", "mansion", "6階建てのRC造マンション。白とネイビーの外壁",
             bays=6, wall="render-white", trim="navy", rail="solid", light="day", side="R"),
    exterior(3, "木造", "apartment", "3階建ての木造アパート。グレーのサイディングと片流れ屋根",
             bays=3, wall="siding-grey", trim="wood", rail="bars", roof="shed", light="day", side="R"),
    exterior(5, "RC", "hall", "5階建ての学生寮。れんが調タイルと芝生の庭",
             bays=9, wall="tile-brick", trim="white", rail="none", light="morning", side="R", lawn=True),
    exterior(7, "RC", "mansion", "7階建てのRC造マンション。ベージュのタイル張りとブラウンの手すり壁",
             bays=7, wall="tile-beige", trim="brown", rail="solid", light="morning", side="L"),
    exterior(4, "鉄骨", "mansion", "4階建ての鉄骨造マンション。グリーンのアクセントパネル",
             bays=4, wall="render-cream", trim="green", rail="glass", light="day", side="L"),
    exterior(9, "RC", "mansion", "9階建てのRC造マンション。クリーム色の外壁と縦のライン",
             bays=7, wall="render-cream", trim="brick", rail="bars", light="morning", side="R"),
    exterior(2, "木造", "apartment", "2階建ての木造アパート。白い外壁に紺色の手すり壁と玄関ドア",
             bays=3, wall="siding-white", trim="navy", rail="solid", roof="gable", light="morning", side="R"),
    exterior(6, "RC", "hall", "6階建ての学生会館。テラコッタ色の外壁と並木",
             bays=7, wall="render-terracotta", trim="white", rail="none", light="day", side="L", lawn=True),
    exterior(4, "RC", "mansion", "4階建てのRC造マンション。グレーのタイルと木目のアクセント",
             bays=4, wall="tile-grey", trim="wood", rail="glass", light="day", side="L"),
    exterior(3, "RC", "hall", "3階建ての学生寮。クリーム色の外壁とグリーンの窓枠",
             bays=8, wall="render-cream", trim="green", rail="none", light="day", side="R", lawn=True),
    exterior(7, "RC", "hall", "7階建ての学生会館。ベージュのタイル張りと前庭の並木",
             bays=8, wall="tile-beige", trim="charcoal", rail="none", light="day", side="L", lawn=True),
    exterior(5, "RC", "hall", "5階建ての学生会館。グレーのタイル張りと白い窓枠",
             bays=7, wall="tile-grey", trim="white", rail="none", light="day", side="R", lawn=True),
    exterior(2, "鉄骨", "apartment", "2階建ての軽量鉄骨造アパート。グレーのサイディングと片流れ屋根",
             bays=4, wall="siding-grey", trim="white", rail="bars", roof="shed", light="day", side="L"),
    exterior(3, "鉄骨", "apartment", "3階建ての鉄骨造アパート。クリーム色のサイディングとガラスの手すり",
             bays=4, wall="siding-cream", trim="charcoal", rail="glass", light="morning", side="L"),
    exterior(5, "RC", "mansion", "5階建てのRC造マンション。白い外壁とガラスのバルコニー",
             bays=6, wall="render-white", trim="charcoal", rail="glass", light="morning", side="R"),
    exterior(6, "RC", "mansion", "6階建てのRC造マンション。チャコールのタイル張りと木目の手すり壁",
             bays=5, wall="tile-charcoal", trim="wood", rail="solid", light="day", side="L"),
]

COMMONS = [
    common("entrance", "エントランスホール。集合ポストとオートロックの自動ドア"),
    common("lounge", "ラウンジ。ソファと本棚のある共用スペース"),
    common("dining", "食堂。テーブル席と配膳カウンター"),
    common("study", "自習室。仕切りとデスクライトのある席"),
    common("laundry", "ランドリールーム。ドラム式洗濯機と乾燥機"),
    common("bicycle", "屋根付きの駐輪場"),
    common("kitchen", "シェアキッチン。アイランド型の調理台"),
    common("bath", "大浴場。洗い場と広い浴槽"),
    common("corridor", "内廊下。各居室の玄関ドアが並ぶ共用廊下"),
    common("terrace", "屋上テラス。ウッドデッキとテーブル席"),
    common("entrance", "エントランスホール。間接照明と集合ポスト、木のベンチ", deep=True),
    common("dining", "食堂。木の腰壁とペンダントライトのテーブル席", deep=True),
]
