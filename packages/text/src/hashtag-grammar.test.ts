import { expect, test } from "vitest";
import { findHashtags, HASHTAG, isHashtagLine, removeHashtags, toHashtag } from "./hashtag";

test.each([
  ["an emoji with its variation selector", "❤️#takt", ["#takt"]],
  ["a sign with a text selector", "☎︎#takt", ["#takt"]],
  ["a keycap", "1️⃣#takt 2️⃣#zwei", ["#takt", "#zwei"]],
  ["an emoji of several, and one with a skin tone", "👩‍👩‍👧#a 👍🏽#b 🇩🇪#c", ["#a", "#b", "#c"]],
  ["the keycap of the sign itself", "#️⃣takt #️⃣", []],
  ["an emoji after the hashtag", "#takt❤️ #zwei1️⃣", ["#takt", "#zwei1"]],
  ["a digit's keycap after the sign", "#1️⃣takt", []],
  ["the sign in full width", "これは ＃仕事 です", ["＃仕事"]],
  ["Persian with a non-joiner", "#می\u200cخواهم بعد", ["#می\u200cخواهم"]],
  ["Sinhala with a joiner", "#ශ\u0dca\u200dරී_ලංකා.", ["#ශ\u0dca\u200dරී_ලංකා"]],
  ["Malayalam that ends with a joiner", "#അവന\u0d4d\u200d!", ["#അവന\u0d4d\u200d"]],
  ["a joiner that joins nothing", "#takt\u200c und", ["#takt"]],
  ["a name with a variant of its letter", "#葛\u{e0100}城市", ["#葛\u{e0100}城市"]],
  ["a hashtag after such a letter", "葛\u{e0100}#takt", []],
  ["letters of two characters", "#u\u0308ber", ["#u\u0308ber"]],
  ["digits of other scripts", "#२०२६क #२०२६", ["#२०२६क"]],
  ["parts of words, entities, addresses", "a#b C# &#x27; a.example/#x #1", []],
  ["a zero-width space before it", "\u200b#takt", ["#takt"]],
])("hashtags in a text: %s", (_name, text, found) => {
  expect(findHashtags(text)).toEqual(found);
  expect(removeHashtags(text)).toBe(found.reduce((rest, tag) => rest.replace(tag, ""), text));
  for (const tag of found) expect(HASHTAG.test(tag.slice(1))).toBe(true);
});

test.each([
  ["#takt❤️", "takt"],
  ["1️⃣ Führung", "1Führung"],
  ["👩‍💻dev", "dev"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["ශ\u0dca\u200dරී", "ශ\u0dca\u200dරී"],
  ["a\u200d", "a"],
  ["\u200ca", "a"],
  ["Donau\u00addampf", "Donaudampf"],
  ["＃仕事", "仕事"],
])("%j becomes the hashtag %j", (typed, tag) => {
  expect(toHashtag(typed)).toBe(tag);
});

test("a cut leaves no joiner at the end of a hashtag", () => {
  expect(toHashtag(`${"ب".repeat(99)}\u200cب`)).toBe("ب".repeat(99));
});

test.each(["a\ufe0f", "a\u200c", "\u200da", "a\u200d\u200db", "1\u20e3a", "a\u200d"])(
  "%j is not a hashtag",
  (tag) => {
    expect(HASHTAG.test(tag)).toBe(false);
  },
);

test.each([
  ["＃仕事、＃健康", true],
  ["#می\u200cخواهم • #b; #c / #d", true],
  ["#a ❤️", false],
])("the line %j is hashtags alone: %s", (line, expected) => expect(isHashtagLine(line)).toBe(expected));
