import { expect, test } from "vitest";
import { mediaStatus } from "./media-failure";

test.each([
  [{ readyAt: null, failure: null }, "WAITING_UPLOAD"],
  [{ readyAt: 101, failure: null }, "PROCESSING"],
  [{ readyAt: 101, failure: "broken" }, "PROCESSING"],
  [{ readyAt: 100, failure: null }, "AVAILABLE"],
  [{ readyAt: 100, failure: "broken" }, "PROCESSING_FAILED"],
] as const)("an asset with %j is %s at 100", (media, status) => {
  expect(mediaStatus(media, 100)).toBe(status);
});
