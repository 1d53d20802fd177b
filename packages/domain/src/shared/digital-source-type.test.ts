import { expect, test } from "vitest";
import { digitalSourceType } from "./digital-source-type";

const IPTC = "http://cv.iptc.org/newscodes/digitalsourcetype/";

test.each([
  ["generated", `${IPTC}trainedAlgorithmicMedia`],
  ["assisted", `${IPTC}compositeWithTrainedAlgorithmicMedia`],
  ["outline", `${IPTC}algorithmicMedia`],
  ["none", null],
] as const)("a text of the origin %s is marked %s", (origin, mark) => {
  expect(digitalSourceType(origin)).toBe(mark);
});
