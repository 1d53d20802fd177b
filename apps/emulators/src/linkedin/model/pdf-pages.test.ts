import { expect, test } from "vitest";
import { createPageCounter } from "./pdf-pages";
import { sampleMedia } from "../testing/sample-media";

test.each([1, 7, 64, 1_000, 100_000])("each page is counted once in pieces of %i bytes", (size) => {
  const bytes = sampleMedia.pdf(301);
  const counter = createPageCounter();
  for (let at = 0; at < bytes.length; at += size) counter.add(bytes.subarray(at, at + size));
  expect(counter.total()).toBe(301);
});
