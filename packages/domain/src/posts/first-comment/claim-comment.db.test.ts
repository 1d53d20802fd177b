import { randomUUID } from "node:crypto";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { expect, test } from "vitest";
import { dueComment, readComment } from "../../testing/comment-fixtures";
import { COMMENT_TIMING } from "../model/comment-timing";
import { claimComment } from "./claim-comment";

const database = useTestDatabase({ max: 12 });

test("a due comment is claimed as sending, with its text and its attempt", async () => {
  const { post, grant } = await dueComment(database.db);
  const attemptId = randomUUID();
  expect(await claimComment(database, grant, post.id, attemptId)).toEqual({
    postId: post.id,
    attemptId,
    urn: post.linkedinUrn,
    text: post.firstComment,
  });
  expect(await readComment(database.db, post.id)).toMatchObject({
    state: "sending",
    attemptId,
    attempts: [{ id: attemptId, memberSub: grant.memberSub, urn: post.linkedinUrn, outcome: null }],
  });
});

async function refused(
  made: Awaited<ReturnType<typeof dueComment>>,
  grant: Partial<Awaited<ReturnType<typeof dueComment>>["grant"]> = {},
) {
  expect(await claimComment(database, { ...made.grant, ...grant }, made.post.id, randomUUID())).toBeNull();
  const row = await readComment(database.db, made.post.id);
  expect(row!.attempts).toEqual([]);
  expect(row!.attemptId).toBeNull();
}
const due = (...args: [Parameters<typeof dueComment>[1]?, Parameters<typeof dueComment>[2]?]) =>
  dueComment(database.db, ...args);

test("guard comment-state: a comment is claimed only while it waits", async () => {
  for (const state of ["sending", "published", "failed", "unconfirmed"] as const)
    await refused(await due({ state }));
});
test("guard comment-due: a comment is not claimed before its time", async () =>
  refused(await due({ dueAt: new Date(Date.now() + 2000) })));
test("guard comment-late: a comment is not claimed a day after it was due", async () =>
  refused(await due({ dueSince: new Date(Date.now() - COMMENT_TIMING.lateness - 1) })));
test("guard comment-published: a post that is not published is not commented", async () =>
  refused(await due({}, { status: "failed", linkedinUrn: "urn:li:share:1" })));
test("guard comment-deleted: a deleted post is not commented", async () =>
  refused(await due({}, { deletedAt: new Date() })));
test("guard comment-removed: a post that was deleted on LinkedIn is not commented", async () =>
  refused(await due({}, { removedAt: new Date() })));
test("guard comment-urn: a comment is claimed only for the post that it became due for", async () =>
  refused(await due({ urn: "urn:li:share:1" })));
test("guard comment-scheduling: a comment of an earlier publication is not claimed", async () =>
  refused(await due({ scheduling: 0 })));

test("guard comment-account: nothing of an account that is not active is sent", async () => {
  for (const waitlistStatus of ["rejected", "waitlisted"] as const)
    await refused(await dueComment(database.db, {}, {}, { waitlistStatus }));
});

test("guard comment-workspace: nothing of a closed workspace is sent", async () => {
  const made = await due();
  const { workspaceId: id } = made.user;
  await database.db.workspace.update({ where: { id }, data: { closedAt: new Date() } });
  await refused(made);
});

test("guard comment-author: a grant comments its own member's posts alone", async () => {
  const [made, other] = [await due(), await due()];
  await refused(made, other.grant);
});

test("guard comment-grant: nothing is claimed with a connection that has ended meanwhile, or was replaced", async () => {
  const made = await due();
  const where = { userId_product: { userId: made.user.id, product: "community" } } as const;
  await database.db.linkedinGrant.update({ where, data: { generation: 2 } });
  await refused(made);
  await database.db.linkedinGrant.update({ where, data: { generation: 1, status: "none" } });
  await refused(made);
});

test("one of many concurrent claims wins", async () => {
  const { post, grant } = await due();
  const claims = await Promise.all(
    Array.from({ length: 10 }, () => claimComment(database, grant, post.id, randomUUID())),
  );
  const won = claims.filter((claim) => claim !== null);
  expect(won).toHaveLength(1);
  expect((await readComment(database.db, post.id))!.attempts).toMatchObject([{ id: won[0]!.attemptId }]);
});

test("a user without a row of a comment claims nothing", async () => {
  const { grant } = await due();
  expect(await claimComment(database, grant, (await createUser(database.db)).id, randomUUID())).toBeNull();
});
