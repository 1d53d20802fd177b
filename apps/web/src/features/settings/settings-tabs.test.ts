import { expect, test } from "vitest";
import { readTab } from "./settings-tabs";

test.each([
  ["notifications", "notifications"],
  [undefined, "notifications"],
  ["nowhere", "notifications"],
  [["notifications", "x"], "notifications"],
])("?tab=%j opens %s", (given, opens) => expect(readTab(given)).toBe(opens));
