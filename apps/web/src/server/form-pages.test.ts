import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { FORM_PAGES } from "./form-pages";

const SRC = path.join(import.meta.dirname, "..");
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes(".test."),
);
const read = (file: string) => readFileSync(path.join(SRC, file), "utf8");

/** The modules of server functions, and what marks one: the directive, at the start of a module or of a function. */
const ACTIONS = /^\s*["']use server["']/m;

test("server functions are the exports of a feature's actions.ts, which bind no values", () => {
  const modules = sources.filter((file) => ACTIONS.test(read(file)));
  expect(modules.length).toBeGreaterThan(0);
  for (const file of modules) {
    expect(file).toMatch(/^features\/[\w-]+\/actions\.ts$/);
    expect(read(file).match(/["']use server["']/g)).toHaveLength(1);
    expect(read(file)).toMatch(/^"use server";/);
  }
});

test("the pages that take forms are those that hand on a server function", () => {
  const pages = sources.filter((file) => file.endsWith("page.tsx") && /\/actions"/.test(read(file)));
  const paths = pages.map((file) => file.replace(/^app\/\[locale\]|\/\(\w+\)|\/page\.tsx$/g, ""));
  expect(paths.toSorted()).toEqual(FORM_PAGES.toSorted());
});
