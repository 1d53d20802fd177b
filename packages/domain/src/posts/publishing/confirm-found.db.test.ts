import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { mintUrn } from "../../testing/reported-post";
import { createUnnamed } from "../../testing/unnamed-post";
import { confirmFound } from "./confirm-found";

const database = useTestDatabase();
const SENT = Date.now() - 300_000;
const LOST = { status: "unconfirmed" } as const;
const read = (id: string) =>
  database.db.post.findUniqueOrThrow({ where: { id }, include: { attempts: true } });

test.each(["publishing", "unconfirmed"] as const)(
  "a post that is %s and was found is published as of when it was sent, and its attempt keeps the URN",
  async (status) => {
    const { user, post, attemptId } = await createUnnamed(database.db, SENT, { status });
    const urn = mintUrn(SENT + 400);
    const found = await confirmFound(database.db, user.id, [{ postId: post.id, attemptId, urn }]);
    expect(found).toEqual([{ postId: post.id, hasFirstComment: false }]);
    expect(await read(post.id)).toMatchObject({
      status: "published",
      linkedinUrn: urn,
      publishedAt: new Date(SENT),
      version: post.version,
      attempts: [{ linkedinUrn: urn, outcome: "unknown" }],
    });
  },
);

/** Tries to confirm a post, and expects it to stay as it is. */
async function expectUnconfirmed(
  overrides: Parameters<typeof createUnnamed>[2],
  found: { userId?: string; attemptId?: string; urn?: string } = {},
  sentAt = SENT,
) {
  const { user, post, attemptId } = await createUnnamed(database.db, sentAt, overrides);
  const { userId = user.id, urn = mintUrn(sentAt + 400) } = found;
  const link = { postId: post.id, attemptId: found.attemptId ?? attemptId, urn };
  expect(await confirmFound(database.db, userId, [link])).toEqual([]);
  expect(await read(post.id)).toMatchObject({ status: overrides?.status, linkedinUrn: null });
}

test("guard found-owner: another user's post is not confirmed", async () =>
  expectUnconfirmed(LOST, { userId: (await createUser(database.db)).id }));
test.each(["failed", "scheduled", "draft"] as const)(
  "guard found-status: a post that is %s is not confirmed",
  (status) => expectUnconfirmed({ status }),
);
test("guard found-attempt: a post that was sent again by another attempt is not confirmed", () =>
  expectUnconfirmed(LOST, { attemptId: randomUUID() }));
test("guard found-over: a post whose call may still be answered is not confirmed", async () => {
  await expectUnconfirmed({ status: "publishing" }, {}, Date.now() - 20_000);
  await expectUnconfirmed({
    status: "publishing",
    resendId: randomUUID(),
    resentAt: new Date(Date.now() - 20_000),
  });
});
test("guard found-other: a URN that is known to be another post's confirms nothing", async () => {
  const urn = mintUrn(SENT + 400);
  const { user, post, attemptId } = await createUnnamed(database.db, SENT, LOST);
  await confirmFound(database.db, user.id, [{ postId: post.id, attemptId, urn }]);
  await expectUnconfirmed(LOST, { urn });
});
