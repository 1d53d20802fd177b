import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { cn } from "./cn";

const SOURCES = [import.meta.dirname, path.join(import.meta.dirname, "../../../apps/web/src")];
/** The groups of the whole library, with our own sizes of text. */
const whole = extendTailwindMerge({ extend: { theme: { text: ["caption", "micro"] } } });

/** All that may be a class in the texts of our sources, without what stands before its last colon, as in `sm:p-1`. */
function readClasses(): string[] {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test|class-groups)\.tsx?$/.test(file))
      .map((file) => readFileSync(path.join(folder, file), "utf8")),
  );
  const texts = files.flatMap((text) => text.match(/"[^"\n]*"|`[^`]*`/g) ?? []);
  const found = texts.flatMap((text) => text.slice(1, -1).split(/\s+/));
  return [...new Set(found.map((name) => name.replace(/^.*:(?![^[]*\])/, "")))].filter(Boolean);
}

const isSameGroup = (merge: (classes: string) => string, one: string, other: string) =>
  merge(`${one} ${other}`) === other && merge(`${other} ${one}`) === one;

test("the classes of our sources contradict each other as the whole library says", () => {
  const classes = readClasses().filter((name) => whole(`${name} ${name}`) === name);
  // One class of each group of the library; one with a height of lines, as text-sm/5, contradicts more than its group.
  const groups: string[] = [];
  const strays: string[] = [];
  for (const name of classes) {
    const group = groups.find((known) => isSameGroup(whole, known, name));
    if (!group || name.includes("/")) groups.push(name);
    if (group && !isSameGroup(cn, group, name)) strays.push(`${name} is of another group than ${group}`);
  }
  const different = groups
    .flatMap((one) => groups.map((other) => `${one} ${other}`))
    .filter((both) => cn(both) !== whole(both))
    .map((both) => `${both}: ${cn(both)}, and not ${whole(both)}`);
  expect([...strays, ...different]).toEqual([]);
  // That the texts of the sources are found at all.
  expect(groups).toEqual(expect.arrayContaining(["text-sm/6", "border-transparent"]));
});
