"""Writes the films of the page CMギャラリー from series of pictures, each with its captions and its first picture.

python3 make_commercials.py   (needs numpy, Pillow, ffmpeg and Noto Sans CJK; writes backend/seed/videos/)
"""

import pathlib

import numpy
from film import FPS, eased, faded, write_film
from PIL import Image, ImageDraw, ImageFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURES = ROOT / "backend/seed/pictures"
OUT = ROOT / "backend/seed/videos"
SIZE = WIDTH, HEIGHT = 854, 480
FONT = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"
# The colours of shared/src/lib/ui/tokens.css: sunken, primary, text.
GROUND, GREEN, INK = "#f7f5f0", "#0b5a50", "#1c2420"

# Picture, seconds, what of its width is seen at the beginning and at the end, and where its middle goes (shares of the
# picture), the caption. The last line of a film is its end card: words, seconds.
FILMS = {
    "asa": [
        ("series-01-door", 5, (1.0, 0.5, 0.5), (0.72, 0.58, 0.42), "6時50分。カーテンのむこうは、もう明るい。"),
        ("series-01-desk", 5, (0.74, 0.62, 0.45), (0.74, 0.4, 0.5), "机の上に、きのうのノート。"),
        ("series-01-kitchen", 4, (0.7, 0.52, 0.55), (0.92, 0.5, 0.5), "お湯がわくまでの、3分。"),
        ("series-01-entrance", 5, (0.95, 0.52, 0.5), (0.66, 0.52, 0.42), "鍵をかけて、「いってきます」。"),
        ("通学時間で、部屋を選ぶ。", 4),
    ],
    "futari": [
        ("series-09-entrance", 5, (0.7, 0.62, 0.6), (0.95, 0.5, 0.5), "母「靴、ここに全部入る？」\n娘「ブーツがね」"),
        ("series-09-kitchen", 5, (0.72, 0.4, 0.5), (0.72, 0.6, 0.5), "母「コンロ、ふた口あるよ」\n娘「カレー、つくれるね」"),
        ("series-09-door", 5, (1.0, 0.5, 0.5), (0.7, 0.4, 0.5), "娘「本棚、二つ置けるんだ」"),
        ("series-09-desk", 5, (0.72, 0.36, 0.5), (0.72, 0.64, 0.45), "母「ここで、四年間か」\n娘「うん。ここがいい」"),
        ("ふたりで見て、ふたりで決める。", 4),
    ],
    "hajimari": [
        ("series-12-entrance", 4, (0.95, 0.5, 0.5), (0.72, 0.5, 0.45), "3月の終わり。はじめて、自分の鍵で開けた。"),
        ("series-12-door", 5, (1.0, 0.5, 0.5), (0.66, 0.54, 0.45), "まだ、なにもない。"),
        ("series-12-desk", 4, (0.76, 0.6, 0.5), (0.76, 0.4, 0.5), "だから、なんでも置ける。"),
        ("卒業までの合計で、比べる。", 4),
    ],
}


def moved(name, seconds, begin, end):
    """The frames of a slow move over one picture, a pixel's parts at a time."""
    picture = Image.open(PICTURES / f"{name}.webp").convert("RGB")
    count = seconds * FPS
    for index in range(count):
        share = eased(index, count)
        scale, x, y = (a + (b - a) * share for a, b in zip(begin, end))
        width = picture.width * scale
        height = width * HEIGHT / WIDTH
        left = min(max(picture.width * x - width / 2, 0), picture.width - width)
        top = min(max(picture.height * y - height / 2, 0), picture.height - height)
        box = (left, top, left + width, top + height)
        yield numpy.asarray(picture.resize(SIZE, Image.Resampling.BICUBIC, box), dtype=float)


def end_card(words, seconds):
    """The frames of the card with which a film ends."""
    card = Image.new("RGB", SIZE, GROUND)
    draw = ImageDraw.Draw(card)
    draw.text((WIDTH / 2, HEIGHT * 0.44), words, INK, ImageFont.truetype(FONT, 36), anchor="mm")
    draw.text((WIDTH / 2, HEIGHT * 0.6), "ガクマド", GREEN, ImageFont.truetype(FONT, 44), anchor="mm")
    frame = numpy.asarray(card, dtype=float)
    for _ in range(seconds * FPS):
        yield frame


def captions(looks, end):
    """The captions as WebVTT. The end card is read out, too: it is the point of the film."""
    clock = lambda second: f"00:00:{second:02d}"
    lines, at = ["WEBVTT"], 0
    for _, seconds, _, _, text in looks:
        lines.append(f"{clock(at)}.400 --> {clock(at + seconds)}.000\n{text}")
        at += seconds
    lines.append(f"{clock(at)}.400 --> {clock(at + end[1])}.000\n{end[0]}ガクマド")
    return "\n\n".join(lines) + "\n"


for name, (*looks, end) in FILMS.items():
    frames = faded([*(moved(*look[:4]) for look in looks), end_card(*end)])
    write_film(OUT / f"{name}.mp4", SIZE, frames)
    (OUT / f"{name}.vtt").write_text(captions(looks, end))
    first = next(moved(*looks[0][:4]))
    Image.fromarray(first.astype(numpy.uint8)).save(OUT / f"{name}.webp", quality=72)
