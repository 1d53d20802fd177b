import { expect, test } from "vitest";
import { findDeviceTimes } from "./find-device-times.mjs";

test.each([
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
])("a time of the device is seen: %s", (text) => {
  expect(findDeviceTimes("file.tsx", `\n${text}`)).toMatchObject([{ line: 2 }]);
});

test.each([
  "const at = now();",
  "const at = new Date(post.scheduledAt);",
  "const at = Date.parse(text);",
  "const took = performance.now() - started;",
  "const at = toServerTime(query.dataUpdatedAt);",
  "const { data, dataUpdatedAt } = useQuery();",
  "const at = toServerTime(dataUpdatedAt);",
  "const day = other.now();",
  "// new Date() is the device's",
])("another time is fine: %s", (text) => {
  expect(findDeviceTimes("file.tsx", text)).toEqual([]);
});
