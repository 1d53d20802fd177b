import fc from "fast-check";
import { expect, test } from "vitest";
import { HASHTAG_SEPARATOR, splitHashtags } from "./split-hashtags";
import { toHashtags } from "./hashtag";

test.each<[string, string[]]>([
  ["#a#b", ["a", "b"]],
  ["#a #b  #c", ["a", "b", "c"]],
  ["＃仕事＃健康", ["仕事", "健康"]],
  ["a; b;c", ["a", "b", "c"]],
  ["a、b，c､d", ["a", "b", "c", "d"]],
  ["آ، ب؛ پ", ["آ", "ب", "پ"]],
  ["ሀ፣ለ", ["ሀ", "ለ"]],
  ["a · b·c", ["a", "b", "c"]],
  ["#a • #b ● c ▪ d", ["a", "b", "c", "d"]],
  ["a | b｜c ¦ d", ["a", "b", "c", "d"]],
  ["a / b", ["a", "b"]],
  ["#a/#b", ["a", "b"]],
  ["a\nb\r\nc\vd\u2028e\tf", ["a", "b", "c", "d", "e", "f"]],
  ["- a\n- b", ["a", "b"]],
  ["• a\n• b", ["a", "b"]],
  ["1. a\n2) b\n10. c", ["a", "b", "c"]],
  ["3. Oktober", ["3Oktober"]],
  ["仕事・健康 ・ 生活", ["仕事健康", "生活"]],
  ["col·laborar, paral·lel", ["collaborar", "parallel"]],
  ["UI/UX, Work-Life", ["UIUX", "WorkLife"]],
  ["#Zukunft der Arbeit", ["ZukunftderArbeit"]],
  ["Zukunft der Arbeit, Führung", ["ZukunftderArbeit", "Führung"]],
  ["C#, F#", ["C", "F"]],
  [" , ;; # ## ＃ | · ", []],
  ["", []],
])("the list %j is the hashtags %j", (list, tags) => {
  expect(toHashtags([list], 30)).toEqual(tags);
});

test.each([",", ";", "|", "、", "،", "\n", "\t"])("%j ends a hashtag while it is typed", (sign) => {
  expect(HASHTAG_SEPARATOR.test(`a${sign}`)).toBe(true);
});

test.each(["a b", "#a", "col·", "a/", "a-b"])("nothing ends in %j while it is typed", (typed) => {
  expect(HASHTAG_SEPARATOR.test(typed)).toBe(false);
});

test("items joined by any separator are the items again", () => {
  const item = fc.stringMatching(/^[a-kA-Käß日क]{1,8}$/u);
  const separator = fc.constantFrom(
    ",",
    ";",
    "、",
    "、 ",
    " · ",
    "·",
    " | ",
    "|",
    "\n",
    " • ",
    "\t",
    " / ",
    "#",
    " #",
    "＃",
  );
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), separator, (items, joint) => {
      expect(splitHashtags(items.join(joint))).toEqual(
        items.map((one, index) => (index > 0 && /[#＃]/.test(joint) ? `${joint.trim()}${one}` : one)),
      );
    }),
    { seed: 4 },
  );
});
