import { expect, test } from "vitest";
import { chooseAngle, type Angle } from "./choose-angle";

test.each([
  ["its question", "Does the effect last?", "Answer “Does the effect last?” from your own work"],
  [
    "both sides of its contrast",
    "Sick days fell, but revenue stayed high.",
    "Weigh “Sick days fell” against “revenue stayed high”",
  ],
  [
    "the sides of a concession",
    "While all prices rose, wages stayed low.",
    "Weigh “all prices rose” against “wages stayed low”",
  ],
  ["its figure with what it counts", "It took part in 61 small companies.", "Open with “61 small companies”"],
  ["its figure with a qualifier", "Output rose by almost 20 percent.", "Open with “almost 20 percent”"],
  ["its two figures", "A battery costs €450 and a repair €120.", "Open with “€450” and “€120”"],
  ["the term that it defines", "Triage means sorting questions.", "Explain “Triage”"],
  [
    "its reason",
    "The blades are quiet because the edge breaks up the air.",
    "the reason “the edge breaks up the air”",
  ],
  ["its example", "Some trades lost, for example shops and care homes.", "next to “shops and care homes”"],
  ["its advice", "Every team should choose its own free day.", "how to “choose its own free day”"],
  [
    "who said it",
    "“Most have one faulty cell,” says Priya Nair.",
    "answer Priya Nair on “Most have one faulty cell”",
  ],
  [
    "its consequence",
    "Nine people share it, so your turn comes rarely.",
    "in your work: “your turn comes rarely”",
  ],
  [
    "its claim with a quotation",
    "Every zone has a “wall time” of its own.",
    "“Every zone has a ‘wall time’ of its own”",
  ],
  ["its claim", "Complaints reach a person.", "for your own field: “Complaints reach a person”"],
])("an English angle takes up %s", (_, sentence, part) => {
  expect(chooseAngle(sentence, "en", []).text).toContain(part);
});

test.each([
  ["die Frage", "Hält die Wirkung an?", "Beantworten Sie „Hält die Wirkung an?“"],
  [
    "den Gegensatz",
    "Die Kosten sinken, aber der Umsatz bleibt.",
    "„Die Kosten sinken“ gegen „der Umsatz bleibt“",
  ],
  ["die Zahl mit dem Gezählten", "Dabei waren 61 kleine Betriebe.", "mit „61 kleine Betriebe“"],
  ["die Zahl mit ihrer Einschränkung", "Das spart ca. 5 Mio. Euro.", "mit „ca. 5 Mio. Euro“"],
  ["den Begriff", "Selbstbestimmung bedeutet, selbst zu entscheiden.", "Erklären Sie „Selbstbestimmung“"],
  ["die Begründung", "Das geht, weil müde Menschen Fehler machen.", "„müde Menschen Fehler machen“"],
  ["den Rat", "Teams sollten klare Absprachen treffen.", "was „klare Absprachen treffen“ in der Praxis"],
  [
    "wer es sagt",
    "„Die meisten haben einen Fehler“, sagt Petra Nolte.",
    "Petra Nolte zu „Die meisten haben einen Fehler“",
  ],
  [
    "die Aussage",
    "Beschwerden erreichen einen Menschen.",
    "daraus folgt: „Beschwerden erreichen einen Menschen“",
  ],
])("a German angle takes up %s", (_, sentence, part) => {
  expect(chooseAngle(sentence, "de", []).text).toContain(part);
});

test("a number in a name is no figure", () => {
  expect(chooseAngle("The Hush 2 makes little noise.", "en", []).kind).toBe("claim");
});

test("the kinds take turns, and the claim comes last", () => {
  const used: Angle[] = [];
  for (let round = 0; round < 4; round += 1)
    used.push(chooseAngle(`Output rose by ${round + 2} percent because ${round} people left.`, "en", used));
  expect(used.map(({ kind }) => kind)).toEqual(["figures", "figure", "comparison", "cause"]);
});

test("any sentence has an angle", () => {
  for (const sentence of ["", "…", "“”", "the and of", "x".repeat(400), "„“ „“"])
    expect(chooseAngle(sentence, "en", []).text).toMatch(/\p{L}/u);
});
