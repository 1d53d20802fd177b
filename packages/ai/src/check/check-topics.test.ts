import { expect, test } from "vitest";
import { topicsIn } from "./check-topics";

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
