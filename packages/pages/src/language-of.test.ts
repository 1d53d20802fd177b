import { expect, onTestFinished, test, vi } from "vitest";
import { testReader } from "./testing/test-reader";

vi.setConfig({ testTimeout: 120_000 });

function make(limits?: Parameters<typeof testReader>[0]) {
  const reader = testReader(limits);
  onTestFinished(() => reader.dispose());
  return reader;
}

test.each([
  ["en", "The team sorted its letters first, and answered them in half the time."],
  ["de", "Das Team ordnete zuerst seine Briefe und beantwortete sie danach schneller."],
  ["other", "L'équipe a d'abord trié ses lettres, puis elle y a répondu plus rapidement."],
  ["other", "El equipo ordenó primero sus cartas y después las contestó más rápidamente."],
  ["other", "1234567890 ".repeat(10)],
])("a text in: %s", async (language, text) => {
  expect(await make().languageOf(text)).toBe(language);
});

test("a worker that does not start, or a stop: nobody can say, and nothing is thrown", async () => {
  const text = "The team sorted its letters first, and answered them in half the time.";
  expect(await make({ limits: { start: 1 } }).languageOf(text)).toBeNull();
  expect(await make().languageOf(text, AbortSignal.abort())).toBeNull();
});
