import { expect, test } from "vitest";
import { readTab, SETTINGS_TABS } from "./settings-frame";

test.each(SETTINGS_TABS)("?tab=%s opens itself", (tab) => expect(readTab(tab)).toBe(tab));

test.each([undefined, "", "nowhere", "Privacy", ["notifications", "x"]])("?tab=%j opens the first", (given) =>
  expect(readTab(given)).toBe("general"),
);
