import { expect, test } from "vitest";
import { findUnusedDependencies } from "./find-unused-dependencies.mjs";

/** @param {string[]} names @param {string[]} texts @param {Record<string, string>} [scripts] */
const unused = (names, texts, scripts = {}) =>
  findUnusedDependencies(
    { dependencies: Object.fromEntries(names.map((name) => [name, "1.0.0"])), scripts },
    texts,
    (name) => (name === "next-auth" ? ["next"] : []),
  );

test("a dependency that nothing names is unused", () => {
  expect(unused(["zod", "diff"], ['import { z } from "zod";'])).toEqual(["diff"]);
  expect(unused(["diff"], ['import { diffWords } from "different";', "// diff"])).toEqual(["diff"]);
});

test("an import, a path in a package and a setting use a dependency", () => {
  const texts = ['import "@fontsource/geist/index.css";', '{ "extends": "@takt/typescript/base.json" }'];
  expect(unused(["@fontsource/geist", "@takt/typescript"], texts)).toEqual([]);
  expect(unused(["geist"], ['src: "../../node_modules/geist/files/latin.woff2"'])).toEqual([]);
  expect(unused(["pdf.js"], ['await import("pdf.js")'])).toEqual([]);
  expect(unused(["pdf.js"], ['await import("pdf-js")'])).toEqual(["pdf.js"]);
});

test("a script and another dependency's peer use a dependency", () => {
  expect(unused(["tsx"], [], { seed: "tsx src/seed.ts" })).toEqual([]);
  expect(unused(["tsx"], [], { seed: "node src/page.tsx" })).toEqual(["tsx"]);
  expect(unused(["next-auth", "next"], ['import "next-auth";'])).toEqual([]);
});

test("the compiler and types are used without a name", () => {
  expect(unused(["typescript", "@types/node"], [])).toEqual([]);
});
