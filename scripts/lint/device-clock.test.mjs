import { expect, test } from "vitest";
import { lintTexts } from "./testing/lint-texts.mjs";

const DEVICE = [
  "const at = Date.now();",
  "const at = globalThis.Date.now();",
  "const [now] = useState(Date.now);",
  "const at = new Date();",
  "const at = new Date;",
  "const at = new window.Date();",
  "const text = Date();",
  "const text = <time>{format(new Date())}</time>;",
  "const soon = new Date(Date.now() + 60_000);",
  "const days = daysUntil(end, query.dataUpdatedAt);",
  "const days = daysUntil(end, dataUpdatedAt);",
];
const FINE = [
  "const at = now();",
  "const at = new Date(post.scheduledAt);",
  "const at = Date.parse(text);",
  "const took = performance.now() - started;",
  "const at = toServerTime(query.dataUpdatedAt);",
  "const { data, dataUpdatedAt } = useQuery();",
  "const at = toServerTime(dataUpdatedAt);",
  "const day = other.now();",
  "// new Date() is the device's",
];
const texts = [...DEVICE, ...FINE];
const found = lintTexts(
  "device-clock",
  texts.map((text) => `\n${text}`),
);
const foundIn = (/** @type {string} */ text) => found[texts.indexOf(text)];

test.each(DEVICE)("a time of the device is seen: %s", (text) => {
  expect(foundIn(text)).toMatchObject([{ line: 2 }]);
});

test.each(FINE)("another time is fine: %s", (text) => {
  expect(foundIn(text)).toEqual([]);
});

test("where pages are composed, client modules alone are looked at", () => {
  const texts = ["export const at = new Date();", '"use client";\nexport const at = new Date();'];
  expect(lintTexts("device-clock", texts, ["client"])).toMatchObject([[], [{ line: 2 }]]);
});
