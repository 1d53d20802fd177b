// zod/mini, because screens import this file.
import * as z from "zod/mini";
import { versionRef, type VersionRef } from "../../shared/row-ref";
import { slotInput } from "./publish-slot";

/** How many posts are changed at once. */
export const MAX_BULK_POSTS = 100;
/** How far posts are moved at once: nothing is scheduled further ahead than a year. */
const MAX_DAYS = 366;

/** Each post of a list is named once: a second change would be refused for what the first has done. */
const once = <Entry>(idOf: (entry: Entry) => string) =>
  z.refine<Entry[]>((entries) => new Set(entries.map(idOf)).size === entries.length);
const size = [z.minLength(1), z.maxLength(MAX_BULK_POSTS)] as const;

/** The versions of posts that the user saw, in the order in which they are changed. */
export const bulkRefs = z.array(versionRef).check(
  ...size,
  once<VersionRef>(({ id }) => id),
);

export const moveInput = z.strictObject({
  refs: bulkRefs,
  days: z.int().check(z.positive(), z.maximum(MAX_DAYS)),
  direction: z.enum(["later", "earlier"]),
});

/** Posts with the time of each. */
export const bulkSchedule = z.array(z.strictObject({ ref: versionRef, slot: slotInput })).check(
  ...size,
  once<{ ref: VersionRef }>(({ ref }) => ref.id),
);

export const bulkIds = z.array(z.uuid()).check(
  ...size,
  once<string>((id) => id),
);
