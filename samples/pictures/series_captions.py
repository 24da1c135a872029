"""What is said of the six views of a home."""

VIEWS = ("door", "window", "desk", "kitchen", "bath", "entrance")


def captions(tags, look):
    """The caption of each view; `look` says what is special about the home, without its size."""
    room = {"1R": "ワンルーム", "1LDK": "LDK"}.get(tags["layout"], "和室" if tags["floor"] == "tatami" else "洋室")
    back = {"1R": "窓側から玄関の方を見たワンルーム。キッチンと収納が続きます",
            "1LDK": "窓側から入口の方を見たLDK。壁に沿ってキッチンがあります"}.get(tags["layout"], f"窓側から入口の方を見た{room}。室内ドアと収納の扉")
    corner = ("LDKの隣の寝室。窓のそばにベッドとデスク" if tags["furnished"] else "LDKの隣の洋室。収納の側") if tags["layout"] == "1LDK" else (
        "部屋の奥から見た窓と障子" if tags["floor"] == "tatami" else "窓に近いデスクとベッド" if tags["furnished"] else "部屋の奥から見た収納の側")
    burners = {1: "シンクと調理台", 2: "二口コンロとシンク", 3: "三口コンロとシンク"}[tags["burners"]]
    place = {"1K": "廊下に沿ったキッチン", "1R": "部屋から続くキッチン", "1DK": "ダイニングキッチン", "1LDK": "LDKのキッチン"}[tags["layout"]]
    return {
        "door": f"入口から窓の方を見た{room}。{look}",
        "window": back,
        "desk": corner,
        "kitchen": f"{place}。{burners}、吊り戸棚" + ("、冷蔵庫" if tags["fridge"] else ""),
        "bath": "浴槽、洗面台、トイレがひとつになったユニットバス" if tags["bath"] == "unit" else "浴槽と洗い場、鏡のある浴室",
        "entrance": "玄関。タイル敷きの土間と下足入れ",
    }
