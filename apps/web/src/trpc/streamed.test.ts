import { PROCEDURE_CASES } from "@takt/api/testing/procedure-cases";
import { expect, test } from "vitest";
import { STREAMED } from "./streamed";

test("exactly the procedures that the api tests as streams", () => {
  const streamed = Object.entries(PROCEDURE_CASES).filter(([, { streamed }]) => streamed);
  expect([...STREAMED].sort()).toEqual(streamed.map(([path]) => path).sort());
});
