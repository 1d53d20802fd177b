import { describe, expect, test } from "vitest";
import { seededRandom } from "../../core/seeded-random";
import { parseLittleText } from "./little-text";

const escape = (plain: string) => plain.replace(/[\\|{}@[\]()<>#*_~]/g, "\\$&");

describe("valid little text is published as a whole", () => {
  test.each([
    ["", ""],
    ['Zwei Zeilen\n\nund "Umläute" 👩‍👩‍👧', 'Zwei Zeilen\n\nund "Umläute" 👩‍👩‍👧'],
    [String.raw`a \| b \{\} \@ \[\] \(\) \<\> \# \\ \* \_ \~`, String.raw`a | b {} @ [] () <> # \ * _ ~`],
    ["#takt und #Übermut2026!", "#takt und #Übermut2026!"],
    ["#日本語 ok", "#日本語 ok"],
    [String.raw`{hashtag|\#|build\_in\_public} x`, "#build_in_public x"],
    ["{hashtag|#|takt}{hashtag|\uFF03|b}", "#takt\uFF03b"],
    ["Hi @[Acme \\(Berlin\\)](urn:li:organization:123)!", "Hi Acme (Berlin)!"],
    [String.raw`\#notag`, "#notag"],
    [String.raw`https://a.example/x\_y\(1\)?q=\~z`, "https://a.example/x_y(1)?q=~z"],
  ])("%j", (sent, published) => {
    expect(parseLittleText(sent)).toMatchObject({ published, stoppedAt: null });
  });
});

describe("the text from the first invalid construct on is lost", () => {
  test.each([
    ["before (after)", "before "],
    ["before ) after", "before "],
    ["a_b", "a"],
    ["2 * 3", "2 "],
    ["~5", ""],
    ["<3", ""],
    ["a [link] b", "a "],
    ["mail@example.org", "mail"],
    ["@[Acme](not a urn) b", ""],
    ["@[Acme] b", ""],
    ["# lonely", ""],
    ["##twice", ""],
    ["#a_b", "#a"],
    ["{hashtag|x|y}", ""],
    ["{hashtag|#|}", ""],
    ["{hashtag|#|a", ""],
    ["C:\\new", "C:"],
    ["ends with \\", "ends with "],
    ["a | b", "a "],
  ])("%j", (sent, published) => {
    const parsed = parseLittleText(sent);
    expect(parsed.published).toBe(published);
    expect(parsed.stoppedAt).toBe(published.length);
  });
});

test("segments distinguish hashtags and mentions from text", () => {
  expect(parseLittleText("a #b @[C](urn:li:person:d)").segments).toEqual([
    { kind: "text", text: "a " },
    { kind: "hashtag", sign: "#", tag: "b" },
    { kind: "text", text: " " },
    { kind: "mention", name: "C", urn: "urn:li:person:d" },
  ]);
});

test("any text that is escaped once is published unchanged", () => {
  const random = seededRandom(11);
  const signs = [..."|{}@[]()<>#\\*_~ab \n\tü😀#\uFF03"];
  for (let i = 0; i < 2_000; i++) {
    const plain = Array.from({ length: 30 }, () => signs[Math.floor(random() * signs.length)]).join("");
    expect(parseLittleText(escape(plain))).toMatchObject({ published: plain, stoppedAt: null });
  }
});

test("a lone surrogate and a very long text are parsed", () => {
  expect(parseLittleText("a\uD83D b").published).toBe("a\uD83D b");
  const long = escape("(x) ".repeat(50_000));
  expect(parseLittleText(long).stoppedAt).toBeNull();
});
