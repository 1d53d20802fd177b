import writing from "@takt/i18n/messages/en/writing.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { Stepper } from "./stepper";

const show = (changes: Partial<Parameters<typeof Stepper>[0]>) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { writing } }}>
      <Stepper view="2" problems={{}} furthest={1} onGo={() => undefined} {...changes} />
    </MessagesProvider>,
  );
/** Returns how each step is shown, in order. */
const steps = (html: string) =>
  [...html.matchAll(/<li( aria-current="step")?[^>]*>(.*?)<\/li>/gs)].map(
    ([, current, inside]) =>
      `${current ? "current" : inside!.includes("<button") ? "button" : "words"}${inside!.includes(", done") ? " done" : ""}`,
  );

test("steps are shown as done, current or upcoming", () => {
  expect(steps(show({}))).toEqual(["button done", "current", "words", "words"]);
  expect(show({})).toContain("Step 2 of 4: Content Style");
});

test("a visited step is a button unless an earlier answer is missing", () => {
  expect(steps(show({ view: "1", furthest: 3 }))).toEqual([
    "current",
    "button done",
    "button done",
    "button",
  ]);
  expect(steps(show({ view: "1", furthest: 3, problems: { topic: "missing" } }))).toEqual([
    "current",
    "words done",
    "words done",
    "words",
  ]);
});

test("all four steps are done with the result", () => {
  expect(steps(show({ view: "result", furthest: 4 }))).toEqual(Array(4).fill("button done"));
  expect(show({ view: "result", furthest: 4 })).toContain("All 4 steps done");
});
