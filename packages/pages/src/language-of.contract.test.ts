import { afterAll, expect, onTestFinished, test } from "vitest";
import { testReader } from "./testing/test-reader";

// One reader for all texts: starting a worker costs more than all of them.
const reader = testReader();
afterAll(() => reader.dispose());

test.each([
  ["en", "The team sorted its letters first, and answered them in half the time."],
  ["de", "Das Team ordnete zuerst seine Briefe und beantwortete sie danach schneller."],
  ["other", "L'équipe a d'abord trié ses lettres, puis elle y a répondu plus rapidement."],
  ["other", "El equipo ordenó primero sus cartas y después las contestó más rápidamente."],
  ["other", "1234567890 ".repeat(10)],
])("the language of a text is detected: %s", async (language, text) => {
  expect(await reader.languageOf(text)).toBe(language);
});

test("the language is unknown when the worker fails or the caller stops", async () => {
  const text = "The team sorted its letters first, and answered them in half the time.";
  const late = testReader({ limits: { start: 1 } });
  onTestFinished(() => late.dispose());
  expect(await late.languageOf(text)).toBeNull();
  expect(await reader.languageOf(text, AbortSignal.abort())).toBeNull();
});
