import { beforeAll, expect, test } from "vitest";
import { detectLanguage } from "./detect-language";
import { loadLanguageDatabase } from "./language-database";

beforeAll(loadLanguageDatabase);

test.each([
  ["Most meetings end without a decision, and that is what makes them long.", "en"],
  ["Die meisten Besprechungen enden ohne Beschluss, und das macht sie lang.", "de"],
  // An English term in a German text, and the reverse.
  ["Das Deep Work Prinzip ist für viele Teams nicht neu, aber wirksam.", "de"],
  ["We call it Fingerspitzengefühl, and you know it when you see it.", "en"],
  ["Homeoffice", null],
  ["", null],
  ["12.5 %", null],
  // Without function words the letters decide.
  ["Clear ownership beats shared responsibility; shared calendars beat crowded inboxes.", "en"],
  ["Klare Zuständigkeiten schlagen geteilte Verantwortung, ruhige Vormittage schlagen volle Kalender.", "de"],
])("the language of a text is detected: %s", (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  "La plupart des réunions se terminent sans décision. Tu es en retard, et on a du mal à le dire.",
  "La mayoría de las reuniones terminan sin decisión. Es un problema de todos y no de uno.",
  "De meeste vergaderingen eindigen zonder besluit. Wat man of vrouw ook zegt, we is die tijd kwijt.",
  "La maggior parte delle riunioni finisce senza decisione. Non è un problema di uno solo.",
  "Przede wszystkim warto pisać krótko i jasno.",
  "De flesta möten slutar utan beslut, och det är dyrt för alla.",
  "As reuniões terminam sem decisão, e isso custa caro a todos.",
  "Moins de réunions, plus de décisions",
  "会议太长没有决定",
  "Совещания без решений",
])("another language is detected: %s", (text) => {
  expect(detectLanguage(text)).toBe("other");
});

test.each([
  "Performance Reviews sind tot. Feedback in Real Time schlägt jedes Annual Review.",
  "Agile Coaches, Scrum Master, Product Owner: Wer macht hier eigentlich den Job?",
  "Remote Work braucht Trust. Ohne Trust kein Team.",
  "Founder Mode ist kein Leadership Style. Er ist ein Hilferuf.",
  "KPI, OKR, ROI: Ohne Kontext nichts wert.",
  "Homeoffice: Trust oder Control?",
  "Unser Mindset entscheidet über den Growth. Mehr Ownership, weniger Meetings: Das Team braucht klare Roles.",
])("a German text full of English terms is not another language: %s", (text) => {
  expect([null, "de"]).toContain(detectLanguage(text));
});

test.each([
  "Ikigai",
  "Kanban vs. Scrum",
  "Joie de vivre at work",
  "Je ne sais quoi",
  "Salesforce, HubSpot, Pipedrive",
  "De-Risking",
])("names and terms give no language: %s", (text) => {
  expect(detectLanguage(text)).toBeNull();
});

test("URLs and hashtags have no language", () => {
  const more = " https://example.com/des-reunions-sans-decision-ne-servent-a-rien #reunionssansdecision";
  expect(detectLanguage(`Das Deep Work Prinzip ist für viele Teams nicht neu.${more.repeat(5)}`)).toBe("de");
});
