import { REWRITES } from "@takt/domain/writing/model/rewrite";
import { describe, expect, test } from "vitest";
import { PARAMETERS } from "../testing/parameters";
import { contentRepair } from "./repair";

const BANDS = { en: /1 to 2 sentences/, de: /1 bis 2 Sätze/ };
const LONGER = { en: /clearly longer/, de: /deutlich länger/ };
const SHORTER = { en: /clearly shorter/, de: /deutlich kürzer/ };

describe.each(["en", "de"] as const)("repairs in %s", (language) => {
  const parameters = { ...PARAMETERS, language, length: "short" } as const;

  test.each([undefined, ...REWRITES])("the length of %s is requested once", (rewrite) => {
    const repair = contentRepair(["length", "hashtags"], parameters, rewrite);
    expect([BANDS, LONGER, SHORTER].map((words) => words[language].test(repair))).toEqual([
      rewrite !== "shorter" && rewrite !== "longer",
      rewrite === "longer",
      rewrite === "shorter",
    ]);
    expect(repair.split("\n")).toHaveLength(3);
  });
});
