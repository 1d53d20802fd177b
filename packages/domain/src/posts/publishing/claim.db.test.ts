import { randomUUID } from "node:crypto";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { createUser } from "@takt/db/testing/factories/create-user";
import { expect, test } from "vitest";
import { duePost } from "../../testing/post-fixtures";
import { claim } from "./claim";

const database = useTestDatabase({ max: 12 });

async function tryClaim(
  overrides: Parameters<typeof duePost>[1] = {},
  request: { version?: number } = {},
  author?: Awaited<ReturnType<typeof createUser>>,
) {
  const { user, post } = await duePost(database.db, overrides, author);
  const attemptId = randomUUID();
  const [claimed] = await claim(database, [
    {
      postId: post.id,
      version: request.version ?? post.version,
      attemptId,
      memberSub: user.linkedinProfileId!,
      requestHash: "hash",
      textHash: "text",
      resolvable: true,
    },
  ]);
  const row = await database.db.post.findUniqueOrThrow({
    where: { id: post.id },
    include: { attempts: true },
  });
  return { claimed, row, user, attemptId };
}

test("a due post is claimed as publishing, with its attempt and the current token", async () => {
  const { claimed, row, user, attemptId } = await tryClaim();
  expect(claimed).toMatchObject({
    attemptId,
    userId: user.id,
    sealedToken: user.linkedinAccessToken,
    generation: 1,
  });
  expect(row).toMatchObject({ status: "publishing", attemptId, resolvable: true });
  expect(row.attempts).toMatchObject([
    { id: attemptId, kind: "create", outcome: null, requestHash: "hash", textHash: "text" },
  ]);
});

async function refused(...args: Parameters<typeof tryClaim>) {
  const { claimed, row } = await tryClaim(...args);
  expect(claimed).toBeNull();
  expect(row.attempts).toEqual([]);
  expect(row.status).not.toBe("publishing");
}

test("guard claim-status: a cancelled post is not claimed", () => refused({ status: "cancelled" }));
test("guard claim-version: a changed post is not claimed", () => refused({ version: 2 }, { version: 1 }));
test("guard claim-deleted: a deleted post is not claimed", () => refused({ deletedAt: new Date() }));
test("guard claim-due: a post is not claimed before its time", () =>
  refused({ scheduledAt: new Date(Date.now() + 2000) }));
test("guard claim-expired: a post past its limit is not claimed", () =>
  refused({ expiresAt: new Date(Date.now() - 1) }));
test("guard claim-connection: nothing is claimed without an active connection", async () =>
  refused({}, {}, await createUser(database.db, { linkedinStatus: "invalid" })));

test("guard claim-account: nothing is claimed of an account that is not active", async () => {
  for (const waitlistStatus of ["rejected", "waitlisted"] as const)
    await refused({}, {}, await createUser(database.db, { waitlistStatus }));
});

test("guard claim-member: nothing is claimed of somebody who is no member of the workspace any more", async () => {
  const author = await createUser(database.db);
  await database.db.membership.deleteMany({ where: { userId: author.id } });
  await refused({}, {}, author);
});

test("guard claim-workspace: nothing of a closed workspace is claimed, and of an open one for a team it is", async () => {
  const author = await createUser(database.db);
  const team = { id: author.workspaceId };
  await database.db.workspace.update({ where: team, data: { personal: false, closedAt: new Date() } });
  await refused({}, {}, author);
  await database.db.workspace.update({ where: team, data: { closedAt: null } });
  expect((await tryClaim({}, {}, author)).claimed).not.toBeNull();
});

test("a claim waits for a workspace that is being closed, and then claims nothing in it", async () => {
  const author = await createUser(database.db);
  const { workspaceId: id } = author;
  await database.db.workspace.update({ where: { id }, data: { personal: false } });
  let claiming: ReturnType<typeof tryClaim> | undefined;
  await database.db.$transaction(
    async (tx) => {
      await tx.workspace.update({ where: { id }, data: { closedAt: new Date() } });
      claiming = tryClaim({}, {}, author);
      await expect.poll(waitingForLocks).toBe(1);
    },
    { timeout: 60_000 },
  );
  expect(await claiming).toMatchObject({ claimed: null, row: { status: "scheduled", attempts: [] } });
});

test("guard author-consent: what somebody else has scheduled is not claimed without the author's consent", async () => {
  const [author, other] = [await createUser(database.db), await createUser(database.db)];
  const scheduledById = other.id;
  await refused({ scheduledById }, {}, author);
  await database.db.membership.updateMany({
    where: { userId: author.id },
    data: { consentedAt: new Date() },
  });
  expect((await tryClaim({ scheduledById }, {}, author)).claimed).not.toBeNull();
});

test("guard claim-order: users are locked before posts, as by a sign-in, so that the two do not deadlock", async () => {
  const due = await Promise.all(Array.from({ length: 3 }, () => duePost(database.db)));
  const { user } = due[1]!;
  const requests = due.map(({ user: author, post }) => ({
    postId: post.id,
    version: 1,
    attemptId: randomUUID(),
    memberSub: author.linkedinProfileId!,
    requestHash: "h",
    textHash: "text",
    resolvable: true,
  }));
  // The loser of a deadlock fails; both are awaited at the end.
  let claiming: Promise<PromiseSettledResult<Awaited<ReturnType<typeof claim>>>[]> | undefined;
  const signIn = database.db.$transaction(
    async (tx) => {
      await tx.user.update({ where: { id: user.id }, data: { linkedinGeneration: { increment: 1 } } });
      claiming = Promise.allSettled([claim(database, requests)]);
      await expect.poll(waitingForLocks).toBe(1);
      await tx.post.updateMany({ where: { authorId: user.id }, data: { queuedAt: null } });
    },
    { timeout: 60_000 },
  );
  const [signedIn] = await Promise.allSettled([signIn]);
  const [claims] = await claiming!;
  expect(signedIn).toMatchObject({ status: "fulfilled" });
  expect(claims).toMatchObject({
    status: "fulfilled",
    value: [{ generation: 1 }, { generation: 2 }, { generation: 1 }],
  });
});

async function waitingForLocks(): Promise<number> {
  const [row] = await database.db.$queryRaw<{ count: number }[]>`
    select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return row!.count;
}

test("one of many concurrent claims wins", async () => {
  const { user, post } = await duePost(database.db);
  const claims = await Promise.all(
    Array.from({ length: 10 }, () =>
      claim(database, [
        {
          postId: post.id,
          version: 1,
          attemptId: randomUUID(),
          memberSub: user.linkedinProfileId!,
          requestHash: "h",
          textHash: "text",
          resolvable: true,
        },
      ]),
    ),
  );
  expect(claims.flat().filter(Boolean)).toHaveLength(1);
});

test("no claim succeeds after a concurrent disconnect was committed", async () => {
  const user = await createUser(database.db);
  const posts = await Promise.all(Array.from({ length: 20 }, () => duePost(database.db, {}, user)));
  let disconnectedAt: bigint | undefined;
  const late: string[] = [];
  await Promise.all([
    ...posts.map(async ({ post }, i) => {
      await new Promise((resolve) => setTimeout(resolve, i * 2));
      const began = process.hrtime.bigint();
      const [claimed] = await claim(database, [
        {
          postId: post.id,
          version: 1,
          attemptId: randomUUID(),
          memberSub: user.linkedinProfileId!,
          requestHash: "h",
          textHash: "text",
          resolvable: true,
        },
      ]);
      if (claimed && disconnectedAt && began > disconnectedAt) late.push(post.id);
    }),
    (async () => {
      await new Promise((resolve) => setTimeout(resolve, 15));
      await database.db.user.update({ where: { id: user.id }, data: { linkedinStatus: "none" } });
      disconnectedAt = process.hrtime.bigint();
    })(),
  ]);
  expect(late).toEqual([]);
});

test("two batches with the same posts in opposite order do not deadlock", async () => {
  for (let round = 0; round < 25; round++) {
    const posts = await Promise.all(Array.from({ length: 20 }, () => duePost(database.db)));
    const requests = (order: typeof posts) =>
      order.map(({ user, post }) => ({
        postId: post.id,
        version: 1,
        attemptId: randomUUID(),
        memberSub: user.linkedinProfileId!,
        requestHash: "h",
        textHash: "text",
        resolvable: true,
      }));
    const claims = await Promise.all(
      [posts, posts.toReversed()].map((order) => claim(database, requests(order))),
    );
    expect(claims.flat().filter(Boolean)).toHaveLength(20);
  }
});
