import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeLinkedinPosts } from "./merge-linkedin-posts";
import type { PostSource, ReportedPost } from "./model/reported-post";
import { removeLinkedinPosts } from "./remove-linkedin-posts";

const database = useTestDatabase();
const START_MS = Date.UTC(2026, 5, 1);
const NOW = new Date("2026-11-24T12:00:00Z");
const MINUTE_MS = 60_000;

/** The history of a post on LinkedIn, in minutes after it was published. */
type Truth = { number: number; editedAfter: number | null; deletedAfter: number | null };
/** A source's view of it: a listing and Takt at a time, an archive of the first text, or one change. */
type Sight = {
  truth: Truth;
  seen: "listed" | "takt" | "created" | "edited" | "deleted" | "archive";
  after: number;
};

const publishedAt = ({ number }: Truth) => START_MS + number * 60 * MINUTE_MS;
const at = (truth: Truth, after: number) => new Date(publishedAt(truth) + after * MINUTE_MS);
const toUrn = (truth: Truth) => `urn:li:share:${BigInt(publishedAt(truth)) << 22n}`;
const toText = ({ number }: Truth, isEdited: boolean) => `Post ${number}${isEdited ? " edited" : ""}`;
const SOURCES = {
  listed: "community_api",
  takt: "takt",
  created: "portability_api",
  edited: "portability_api",
  archive: "archive_file",
} as const satisfies Record<Exclude<Sight["seen"], "deleted">, PostSource>;

/** Whether a sight shows the edited text, with its time. */
const showsEdit = ({ truth: { editedAfter }, seen, after }: Sight) =>
  editedAfter !== null && (seen === "edited" || (seen === "listed" && after >= editedAfter));

function toReport(sight: Sight): ReportedPost {
  const { truth, seen, after } = sight;
  const isEdited = showsEdit(sight);
  return {
    urns: [toUrn(truth)],
    text: toText(truth, isEdited),
    contentType: "text",
    visibility: "PUBLIC",
    publishedAt: at(truth, 0),
    ...(seen !== "archive" && { editedAt: isEdited ? at(truth, truth.editedAfter!) : null }),
    ...(seen === "listed" && { listedAt: at(truth, after) }),
  };
}

function observe(userId: string, sight: Sight) {
  const { truth, seen, after } = sight;
  return database.db.$transaction(async (tx) => {
    if (seen !== "deleted") await mergeLinkedinPosts(tx, userId, SOURCES[seen], [toReport(sight)], NOW);
    else await removeLinkedinPosts(tx, userId, [{ urn: toUrn(truth), removedAt: at(truth, after) }]);
  });
}

const truths = fc
  .array(
    fc.record({
      editedAfter: fc.option(fc.integer({ min: 1, max: 20 })),
      deletedAfter: fc.option(fc.integer({ min: 21, max: 40 })),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) => all.map((one, number): Truth => ({ number, ...one })));

/** Generates a true view of a post, whenever it was looked at. */
const toSight = (truth: Truth): fc.Arbitrary<Sight> => {
  const { editedAfter, deletedAfter } = truth;
  const until = deletedAfter === null ? 60 : deletedAfter - 1;
  const sight = (seen: Sight["seen"], after: fc.Arbitrary<number>) =>
    after.map((one): Sight => ({ truth, seen, after: one }));
  return fc.oneof(
    sight("listed", fc.integer({ min: 0, max: until })),
    sight("takt", fc.constant(0)),
    sight("archive", fc.constant(0)),
    sight("created", fc.constant(0)),
    ...(editedAfter === null ? [] : [sight("edited", fc.constant(editedAfter))]),
    ...(deletedAfter === null ? [] : [sight("deleted", fc.integer({ min: deletedAfter, max: 60 }))]),
  );
};

/** A post without merging: the latest edit that was seen, and the earliest time at which it was seen to be gone. */
function expectedRow(truth: Truth, sights: Sight[]) {
  const first = sights.findIndex(({ seen }) => seen !== "deleted");
  const removals = sights.slice(first).filter(({ seen }) => seen === "deleted");
  const isEdited = sights.some(showsEdit);
  return {
    urn: toUrn(truth),
    text: toText(truth, isEdited),
    editedAt: isEdited ? at(truth, truth.editedAfter!) : null,
    removedAt: removals.length === 0 ? null : at(truth, Math.min(...removals.map(({ after }) => after))),
  };
}

test("whatever order and however often edits and deletions are seen, a post has its last text and its first deletion", async () => {
  const sights = truths.chain((all) =>
    fc
      .array(fc.oneof(...all.map(toSight)), { minLength: 1, maxLength: 12 })
      .chain((some) => fc.shuffledSubarray([...some, ...some], { minLength: some.length })),
  );
  await fc.assert(
    fc.asyncProperty(sights, async (all) => {
      const user = await createUser(database.db);
      for (const sight of all) await observe(user.id, sight);
      const known = [...new Set(all.filter(({ seen }) => seen !== "deleted").map(({ truth }) => truth))];
      const expected = known.map((truth) =>
        expectedRow(
          truth,
          all.filter((sight) => sight.truth === truth),
        ),
      );
      const rows = await database.db.linkedinPost.findMany({
        where: { userId: user.id },
        select: { urn: true, text: true, editedAt: true, removedAt: true },
      });
      const byUrn = (one: { urn: string }, next: { urn: string }) => one.urn.localeCompare(next.urn);
      expect(rows.sort(byUrn)).toEqual(expected.sort(byUrn));
    }),
    { seed: 20_261_127, numRuns: 60 },
  );
});
