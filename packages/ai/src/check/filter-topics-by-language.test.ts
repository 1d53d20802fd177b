import { loadLanguageDatabase } from "@takt/text/detection/language-database";
import { beforeAll, expect, test } from "vitest";
import { filterTopicsByLanguage } from "./filter-topics-by-language";

beforeAll(loadLanguageDatabase);

const topic = (title: string, angle: string) => ({
  title,
  angle,
  quote: "Die Sitzung war zu lang.",
  keywords: [],
});

test("the angle decides, because a title may be a name", () => {
  const english = topic("Die Zeit und das Team", "Say what the first rule of your team would be.");
  const german = topic("The Art of the Deal", "Widersprechen Sie: Was ist für ein Team nicht zu verhandeln?");
  expect(filterTopicsByLanguage("en", [english, german])).toEqual([english]);
  expect(filterTopicsByLanguage("de", [english, german])).toEqual([german]);
});

test("the title decides without sentences, and a topic without evidence is kept", () => {
  const german = topic("Was die Teams von der Sitzung haben", "Widersprechen.");
  const neither = topic("Remote first", "Go.");
  expect(filterTopicsByLanguage("en", [german, neither])).toEqual([neither]);
  expect(filterTopicsByLanguage("de", [german, neither])).toEqual([german, neither]);
});

test("a third language in title or angle drops the topic", () => {
  const french = topic("Remote first", "Montrer pourquoi une décision écrite change tout.");
  const title = topic(
    "Pourquoi les réunions durent trop longtemps",
    "Say what the first rule of your team would be.",
  );
  const short = topic("Moins de réunions, plus de décisions", "Go.");
  const dutch = topic("Minder vergaderen", "Wat man en vrouw doen als de klant om een besluit vraagt.");
  const term = topic("Joie de vivre at work", "Say what the first rule of your team would be.");
  expect(filterTopicsByLanguage("en", [french, title, short, dutch, term])).toEqual([term]);
  expect(filterTopicsByLanguage("de", [french, title, short, dutch])).toEqual([]);
});
