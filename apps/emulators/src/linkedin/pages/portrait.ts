import { createHash } from "node:crypto";
import { type Color, encodePng } from "../model/encode-png";

/** Pixels of each side, as LinkedIn's `profile-displayphoto-shrink_100_100`. */
const SIZE = 100;

/** A generated portrait as PNG, always the same for one member: LinkedIn gives out no drawings. */
export function portrait(sub: string): Buffer {
  const bits = createHash("sha256").update(sub).digest();
  const tone = (at: number, from: number): Color =>
    [0, 1, 2].map((i) => from + (bits[at + i]! % 80)) as unknown as Color;
  const [background, skin, clothes] = [tone(0, 170), tone(3, 110), tone(6, 40)];
  const isIn = (x: number, y: number, [cx, cy, r]: readonly [number, number, number]) =>
    (x - cx) ** 2 + (y - cy) ** 2 <= r ** 2;
  return encodePng({ width: SIZE, height: SIZE }, (x, y) => {
    if (isIn(x, y, [50, 40, 20])) return skin;
    return isIn(x, y, [50, 104, 38]) ? clothes : background;
  });
}
