import { beforeAll, expect, test } from "vitest";
import { topicsIn } from "./check-topics";
import { loadLanguages } from "./guess-language";

beforeAll(loadLanguages);

const topic = (title: string, angle: string) => ({
  title,
  angle,
  quote: "Die Sitzung war zu lang.",
  keywords: [],
});

test("the angle decides; a title of the other language is a name", () => {
  const english = topic("Die Zeit und das Team", "Say what the first rule of your team would be.");
  const german = topic("The Art of the Deal", "Widersprechen Sie: Was ist für ein Team nicht zu verhandeln?");
  expect(topicsIn("en", [english, german])).toEqual([english]);
  expect(topicsIn("de", [english, german])).toEqual([german]);
});

test("without sentences the title decides; without any proof it passes", () => {
  const german = topic("Was die Teams von der Sitzung haben", "Widersprechen.");
  const neither = topic("Remote first", "Go.");
  expect(topicsIn("en", [german, neither])).toEqual([neither]);
  expect(topicsIn("de", [german, neither])).toEqual([german, neither]);
});

test("a third language passes in neither of the two", () => {
  const french = topic("Remote first", "Montrer pourquoi une décision écrite change tout.");
  const title = topic(
    "Pourquoi les réunions durent trop longtemps",
    "Say what the first rule of your team would be.",
  );
  const short = topic("Moins de réunions, plus de décisions", "Go.");
  const dutch = topic("Minder vergaderen", "Wat man en vrouw doen als de klant om een besluit vraagt.");
  const term = topic("Joie de vivre at work", "Say what the first rule of your team would be.");
  expect(topicsIn("en", [french, title, short, dutch, term])).toEqual([term]);
  expect(topicsIn("de", [french, title, short, dutch])).toEqual([]);
});
