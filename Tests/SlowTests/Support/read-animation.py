"""Reads an animated file with Pillow and says what is in it: read-animation.py FILE FOLDER

Writes the frames as FOLDER/0.png, 1.png … and prints JSON: size, loop, and each frame's duration in
thousandths of a second.
"""

import json
import sys

from PIL import Image, ImageSequence

path, folder = sys.argv[1:3]
image = Image.open(path)
durations = []
for index, frame in enumerate(ImageSequence.Iterator(image)):
    # Only after converting has Pillow read the frame, and with it its own duration.
    frame.convert("RGBA").save(f"{folder}/{index}.png")
    durations.append(image.info.get("duration", 0))
print(json.dumps({
    "format": image.format,
    "width": image.width,
    "height": image.height,
    "loop": image.info.get("loop", -1),
    "durations": durations,
}))
