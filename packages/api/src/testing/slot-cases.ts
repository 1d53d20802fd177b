import { BULK_DONE } from "./bulk-cases";
import type { ProcedureCase } from "./procedure-case";

const DAY_MS = 86_400_000;
const PLAN = ["slots", "slots[].weekday", "slots[].time", "areChosen", "holidayRegion"].concat(
  ["", ".from", ".to"].map((key) => `quietHours${key}`),
);

/** The procedures of weekly slots; `post` are the keys of a post. */
export function slotCases(post: readonly string[]): Record<string, ProcedureCase> {
  return {
    "slots.addToQueue": {
      input: ({ draft: { id, version } }) => ({ ref: { id, version }, reviewed: true }),
      output: post,
    },
    "slots.free": {
      input: () => ({ from: new Date(Date.now() + DAY_MS), to: new Date(Date.now() + 29 * DAY_MS) }),
      output: ["[].at", "[].wall", "[].zone"],
    },
    "slots.addManyToQueue": {
      input: ({ draft: { id, version } }) => ({ refs: [{ id, version }] }),
      output: BULK_DONE,
    },
    "slots.list": { output: PLAN },
    "slots.nextFree": { input: () => ({ count: 3 }), output: ["[].at", "[].wall", "[].zone"] },
    "slots.save": {
      input: () => ({
        slots: [{ weekday: 1, time: "08:30" }],
        holidayRegion: "DE-BE",
        quietHours: { from: "22:00", to: "07:00" },
      }),
      nullable: ["holidayRegion", "quietHours"],
      output: PLAN,
    },
    "slots.suggest": { output: [] },
  };
}
