import { expect, test } from "vitest";
import { readTab, SETTINGS_TABS, shownTabs } from "./settings-frame";

test.each(SETTINGS_TABS)("?tab=%s opens itself", (tab) => expect(readTab(tab, SETTINGS_TABS)).toBe(tab));

test.each([undefined, "", "nowhere", "Privacy", ["notifications", "x"]])("?tab=%j opens the first", (given) =>
  expect(readTab(given, SETTINGS_TABS)).toBe("general"),
);

test("who manages the workspace has every tab", () =>
  expect(shownTabs({ role: "admin" })).toEqual(SETTINGS_TABS));

test.each([
  ["slots", { role: "viewer" }],
  ["slots", { role: "owner", isReadOnly: true }],
  ["api", { role: "editor" }],
  ["api", { role: "approver" }],
  ["api", { role: "viewer" }],
  ["webhooks", { role: "editor" }],
] as const)("the tab %s is not one of %j, and its address opens the first", (tab, workspace) => {
  expect(shownTabs(workspace)).not.toContain(tab);
  expect(readTab(tab, shownTabs(workspace))).toBe("general");
});

test("keys and webhooks of a workspace whose plan has ended can still be removed", () =>
  expect(shownTabs({ role: "owner", isReadOnly: true })).toEqual(
    expect.arrayContaining(["api", "webhooks"]),
  ));
