import { expect, test } from "vitest";
import { findExperience } from "./find-experience";

test.each<["en" | "de", string]>([
  ["en", "Last year I worked with a team that never met."],
  ["en", "I’ve seen this in many firms."],
  ["en", "In my experience it is the other way round."],
  ["en", "My first job taught me that."],
  ["en", "When I started, nobody asked."],
  ["en", "We launched it in May."],
  ["de", "Letztes Jahr habe ich das selbst erlebt."],
  ["de", "Ich war zehn Jahre in der Beratung."],
  ["de", "Nach meiner Erfahrung ist es umgekehrt."],
  ["de", "Unsere Kunden sagen das oft."],
  ["de", "Als ich damals anfing, fragte niemand."],
])("%s: claimed in %s", (language, text) => {
  expect(findExperience(text, language)).not.toBeNull();
});

test.each<["en" | "de", string]>([
  ["en", "I think meetings are too long."],
  ["en", "“I was wrong,” said the founder."],
  ["en", "Teams that were asked had better answers."],
  ["en", "You have been told to wait."],
  ["de", "Ich finde, Besprechungen sind zu lang."],
  ["de", "„Ich habe mich geirrt“, sagte die Gründerin."],
  ["de", "Teams haben dafür eine Lösung."],
  ["de", "Wir brauchen weniger Besprechungen."],
])("%s: nothing claimed in %s", (language, text) => {
  expect(findExperience(text, language)).toBeNull();
});
