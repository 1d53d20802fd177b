import { expect, test } from "vitest";
import { toSearch } from "./to-search";

const DRAFTS = [{ id: "a", excerpt: "Friday notes from the office", status: "draft" as const }];

test.each([
  ["sailing", "sailing"],
  ["  sailing school ", "sailing school"],
  ["sailing school to fri noon", "sailing"],
  ["“what schools teach” tomorrow 9am", "schools"],
  ["fri noon", ""],
  ["friday notes", "friday notes"],
  ["s", ""],
  ["", ""],
])("%j searches for %j", (text, search) => expect(toSearch(text, DRAFTS, "en")).toBe(search));
