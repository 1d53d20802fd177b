import { expect, test } from "vitest";
import { countEmoji } from "./count-emoji";

test.each([
  ["nothing", "Plain text, 1.000 times, #1 * 2 © ™ ®", 0],
  ["one", "🚀", 1],
  ["a skin tone", "👍🏽 👍🏿", 2],
  ["a family and a profession, joined", "👨‍👩‍👧‍👦 👩🏽‍💻", 2],
  ["with the variation selector", "❤️ ✔️ ☀️", 3],
  ["a joined one with it", "❤️‍🔥 🏳️‍🌈", 2],
  ["flags", "🇩🇪🇬🇧 🏴󠁧󠁢󠁳󠁣󠁴󠁿", 3],
  ["key caps", "1️⃣ 2️⃣", 2],
  ["side by side", "🎉🎉🎉", 3],
])("%s: %s", (_name, text, count) => {
  expect(countEmoji(text)).toBe(count);
});
