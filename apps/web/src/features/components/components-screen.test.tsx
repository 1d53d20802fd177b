// @vitest-environment happy-dom
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { setUpFrame } from "~/testing/app-frame";
import { ComponentsScreen } from "./components-screen";

setUpFrame();

const UI = path.resolve(import.meta.dirname, "../../../../../packages/ui/src");
/** Files of packages/ui without a component to look at: hooks, classes and parts of those that are shown. */
const NOT_SHOWN =
  /^(use-|cn\.|is-|lazy-|button-style|control-style|combobox-list|escape-layers|toast-region|wait-for-element)/;

test("the page shows every component of packages/ui", () => {
  const page = readdirSync(import.meta.dirname)
    .map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8"))
    .join("\n");
  const components = readdirSync(UI)
    .filter((file) => file.endsWith(".tsx") && !file.includes(".test.") && !NOT_SHOWN.test(file))
    .map((file) => file.replace(/\.tsx$/, ""));
  expect(components.length).toBeGreaterThan(25);
  expect(components.filter((name) => !page.includes(`"@takt/ui/${name}"`))).toEqual([]);
});

test("all of it is drawn, once in each theme", () => {
  render(<ComponentsScreen />);
  expect(screen.getAllByRole("heading", { name: "Overlays" })).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: "Schedule" })).toHaveLength(20);
});
