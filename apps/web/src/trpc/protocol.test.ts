import { PROCEDURE_CASES } from "@takt/api/testing/procedure-cases";
import { expect, test } from "vitest";
import { STREAMED_PROCEDURES } from "./protocol";

test("the list contains exactly the procedures that the api tests as streams", () => {
  const streamed = Object.entries(PROCEDURE_CASES).filter(([, { streamed }]) => streamed);
  expect([...STREAMED_PROCEDURES].sort()).toEqual(streamed.map(([path]) => path).sort());
});
