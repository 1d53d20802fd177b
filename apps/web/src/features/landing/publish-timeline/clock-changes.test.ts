import { resolveSlot } from "@takt/domain/posts/model/publish-slot";
import { expect, test } from "vitest";
import { nextClockChanges } from "./clock-changes";

const NOW = new Date("2026-11-25T12:00:00Z");

test("Berlin's next changes are in spring and in autumn", () => {
  expect(nextClockChanges(NOW, "Europe/Berlin")).toEqual([
    { day: "2027-03-28", direction: "forward", example: "02:30" },
    { day: "2027-10-31", direction: "back", example: "02:30" },
  ]);
});

test("a zone without summer time has none", () => {
  expect(nextClockChanges(NOW, "Asia/Tokyo")).toEqual([]);
});

test.each(["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"])(
  "the examples of %s are a time that is missing and one that comes twice",
  (zone) => {
    for (const { day, direction, example } of nextClockChanges(NOW, zone)) {
      const { kind } = resolveSlot({ wall: `${day}T${example}`, zone }, NOW);
      expect(kind).toBe(direction === "forward" ? "slot_missing" : "slot_ambiguous");
    }
  },
);
