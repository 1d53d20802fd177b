import type { ProcedureCase } from "./procedure-case";

const toPaths = (keys: string) => keys.split(" ").map((key) => `[].${key}`);
/** The answer for a post that had no time. */
export const BULK_DONE = toPaths("kind id version before before.status before.slot");
const WITH_SLOT = [...BULK_DONE, ...toPaths("before.slot.wall before.slot.zone")];
const REFUSED = toPaths("kind id code status");

const toRefs = ({ id, version }: { id: string; version: number }) => [{ id, version }];

/** The procedures that change many posts. */
export function bulkCases(tomorrow: () => string): Record<string, ProcedureCase> {
  return {
    "posts.moveMany": {
      input: ({ scheduled }) => ({ refs: toRefs(scheduled), days: 1, direction: "later" }),
      output: WITH_SLOT,
    },
    "posts.scheduleMany": {
      input: ({ draft: { id, version } }) => ({
        posts: [{ ref: { id, version }, slot: { wall: tomorrow(), zone: "Europe/Berlin", pick: "earlier" } }],
      }),
      output: BULK_DONE,
    },
    "posts.unscheduleMany": {
      input: ({ scheduled }) => ({ refs: toRefs(scheduled) }),
      output: WITH_SLOT,
    },
    "posts.retryMany": { input: ({ draft }) => ({ refs: toRefs(draft) }), output: REFUSED },
    "posts.deleteMany": { input: ({ draft }) => ({ refs: toRefs(draft) }), output: BULK_DONE },
    "posts.restoreMany": { input: ({ deleted }) => ({ ids: [deleted.id] }), output: BULK_DONE },
  };
}
