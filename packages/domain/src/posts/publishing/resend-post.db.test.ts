import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { duePost, readyMedia } from "../../testing/post-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import { created } from "../../testing/fake-publisher";
import { TIMING } from "../model/publish-timing";
import type { CreateOutcome } from "../ports/publisher";
import { publishBatch } from "./publish-batch";
import { resendPost } from "./resend-post";
import { settleLost } from "./settle-lost";

const database = useTestDatabase();
const read = (id: string) =>
  database.db.post.findUniqueOrThrow({ where: { id }, include: { attempts: true } });
const ago = (ms: number) => new Date(Date.now() - ms);

beforeEach(() => database.db.post.deleteMany());

/** Creates a post whose create call was not answered `age` ms ago, through publishBatch. */
async function unanswered(
  age: number,
  overrides: Parameters<typeof duePost>[1] = {},
  author?: Awaited<ReturnType<typeof createUser>>,
  media = false,
) {
  const { user, post } = await duePost(database.db, overrides, author);
  if (media) await readyMedia(database.db, user, { postId: post.id });
  await publishBatch(fakeDeps(database.db, { create: () => ({ kind: "unknown" }) }), [post.id]);
  await database.db.post.update({ where: { id: post.id }, data: { attemptedAt: ago(age) } });
  await database.db.publishAttempt.updateMany({ where: { postId: post.id }, data: { sentAt: ago(age) } });
  return { user, post };
}

async function resendWith(outcome: CreateOutcome, postId: string) {
  const deps = fakeDeps(database.db, { create: () => outcome });
  await resendPost(deps, postId);
  return { sent: deps.sent, row: await read(postId) };
}

const DUE = TIMING.pause + 5000;
const DUPLICATE = { kind: "duplicate", of: null } as const;
/** The URN of a post that LinkedIn created `age` ms ago. */
const urnCreated = (age: number) => `urn:li:share:${BigInt(Date.now() - age) << 22n}`;

describe("resolving an unknown outcome", () => {
  test("a 201 shows that the post had not gone out and now has", async () => {
    const { post } = await unanswered(DUE);
    const { row, sent } = await resendWith(created(), post.id);
    expect(sent).toHaveLength(1);
    expect(row.status).toBe("published");
    expect(row.linkedinUrn).not.toBeNull();
    expect(row.publishedAt).toEqual(row.resentAt);
    expect(row.attempts.map(({ kind, outcome }) => [kind, outcome])).toEqual(
      expect.arrayContaining([
        ["create", "unknown"],
        ["resend", "created"],
      ]),
    );
  });

  test("a duplicate shows that the first create went out when it was sent, without a link", async () => {
    const { post } = await unanswered(DUE);
    const { row } = await resendWith(DUPLICATE, post.id);
    expect(row).toMatchObject({ status: "published", linkedinUrn: null });
    expect(row.publishedAt).toEqual(row.attemptedAt);
  });

  test("a duplicate URN created while the first create was sent is the post's link", async () => {
    const { post } = await unanswered(DUE);
    const urn = urnCreated(DUE - 100);
    const { row } = await resendWith({ kind: "duplicate", of: urn }, post.id);
    expect(row).toMatchObject({ status: "published", linkedinUrn: urn });
    expect(row.attempts.find(({ kind }) => kind === "resend")).toMatchObject({ linkedinUrn: urn });
  });

  test("the re-send is byte-identical", async () => {
    const { user, post } = await duePost(database.db);
    const first = fakeDeps(database.db, { create: () => ({ kind: "unknown" }) });
    await publishBatch(first, [post.id]);
    await database.db.post.update({ where: { id: post.id }, data: { attemptedAt: ago(DUE) } });
    const { sent } = await resendWith(created(), post.id);
    expect(sent[0]!.body).toBe(first.sent[0]!.body);
    expect(user.id).toBeTruthy();
  });

  test("a refused re-send says nothing about the first create, so the user is asked", async () => {
    const { post } = await unanswered(DUE);
    expect((await resendWith({ kind: "refused", reason: "refused" }, post.id)).row.status).toBe(
      "unconfirmed",
    );
  });

  test.each([
    [{ kind: "limited", until: new Date() }],
    [{ kind: "not_sent" }],
    [{ kind: "unauthorized", why: "revoked" }],
  ] as CreateOutcome[][])(
    "a re-send answered with %o is cleared and may be repeated later",
    async (outcome) => {
      const { post } = await unanswered(DUE);
      const { row } = await resendWith(outcome!, post.id);
      expect(row).toMatchObject({ status: "publishing", resendId: null });
    },
  );

  test("a re-send whose token cannot be opened here is not made and may be repeated later", async () => {
    const { post } = await unanswered(DUE);
    const vault = {
      seal: (plain: string) => plain,
      open: () => {
        throw new Error("no such key");
      },
    };
    const deps = fakeDeps(database.db, { vault });
    await resendPost(deps, post.id);
    expect(deps.sent).toEqual([]);
    expect(await read(post.id)).toMatchObject({ status: "publishing", resendId: null });
  });

  test("a re-send without an answer is left to its lease, then the user is asked", async () => {
    const { post } = await unanswered(DUE);
    const { row } = await resendWith({ kind: "unknown" }, post.id);
    expect(row.status).toBe("publishing");
    expect(row.resendId).not.toBeNull();
    await database.db.post.update({ where: { id: post.id }, data: { resentAt: ago(TIMING.lease + 1000) } });
    await settleLost(database);
    expect((await read(post.id)).status).toBe("unconfirmed");
  });
});

describe("no re-send", () => {
  async function notSent(postId: string) {
    const { sent, row } = await resendWith(created(), postId);
    expect(sent).toEqual([]);
    return row;
  }

  test("guard resend-pause: a post is not sent again before the pause is over", async () => {
    await notSent((await unanswered(TIMING.pause - 5000)).post.id);
  });
  test("guard resend-last: a post is not sent again after the latest moment", async () => {
    await notSent((await unanswered(TIMING.last + 5000)).post.id);
  });
  test("guard resend-once: a post is not sent again a second time", async () => {
    const { post } = await unanswered(DUE);
    const deps = fakeDeps(database.db, { create: () => ({ kind: "unknown" }) });
    await Promise.all([resendPost(deps, post.id), resendPost(deps, post.id), resendPost(deps, post.id)]);
    expect(deps.sent).toHaveLength(1);
  });
  test("guard resend-text-only: a post that was claimed as not resolvable is not sent again", async () => {
    const { post } = await unanswered(DUE);
    await database.db.post.update({ where: { id: post.id }, data: { resolvable: false } });
    await notSent(post.id);
  });
  test("a post with media is not sent again", async () => {
    await notSent((await unanswered(DUE, {}, undefined, true)).post.id);
  });
  test("guard resend-connection: a post without an active connection is not sent again", async () => {
    const { user, post } = await unanswered(DUE);
    await database.db.user.update({ where: { id: user.id }, data: { linkedinStatus: "invalid" } });
    await notSent(post.id);
  });
  test("guard resend-account: a post of an account that is not active is not sent again", async () => {
    const { user, post } = await unanswered(DUE);
    await database.db.user.update({ where: { id: user.id }, data: { waitlistStatus: "rejected" } });
    await notSent(post.id);
  });
  test("guard resend-member: a post is not sent again for another member", async () => {
    const { user, post } = await unanswered(DUE);
    await database.db.publishAttempt.updateMany({
      where: { postId: post.id },
      data: { memberSub: "another" },
    });
    expect(user.linkedinProfileId).not.toBe("another");
    await notSent(post.id);
  });
  test("guard resend-identical: a post whose bytes would differ is not sent again", async () => {
    const { post } = await unanswered(DUE);
    await database.db.publishAttempt.updateMany({
      where: { postId: post.id },
      data: { requestHash: "other bytes" },
    });
    await notSent(post.id);
  });
  test("guard resend-sibling: a post is not sent again when an equal text of the member may be on LinkedIn", async () => {
    const user = await createUser(database.db);
    await unanswered(DUE, { content: "twin" }, user);
    const { post } = await unanswered(DUE, { content: "twin" }, user);
    await notSent(post.id);
  });
  test.each(["seen by others", "with an image", "a day ago"])(
    "a post is not sent again when an equal text of the member is on LinkedIn: %s",
    async (twin) => {
      const { user, post: first } = await duePost(database.db, {
        content: "twin",
        visibility: twin === "seen by others" ? "CONNECTIONS" : "PUBLIC",
      });
      if (twin === "with an image") await readyMedia(database.db, user, { postId: first.id });
      await publishBatch(fakeDeps(database.db), [first.id]);
      if (twin === "a day ago")
        await database.db.publishAttempt.updateMany({
          where: { postId: first.id },
          data: { sentAt: ago(24 * 3600_000) },
        });
      const { post } = await unanswered(DUE, { content: "twin" }, user);
      await notSent(post.id);
    },
  );
  test.each(["done", "unknown", null, "refused"])(
    "a post is not sent again when another one may have been edited to its text: %s",
    async (outcome) => {
      const { user, post } = await unanswered(DUE, { content: "twin" });
      const other = await createPost(database.db, user, { status: "published" });
      const { memberSub, textHash } = (await read(post.id)).attempts[0]!;
      const sentAt = ago(60_000);
      const row = { id: randomUUID(), postId: other.id, kind: "edit", urn: other.linkedinUrn! } as const;
      await database.db.postChange.create({ data: { ...row, memberSub, textHash, sentAt, outcome } });
      const { sent } = await resendWith(created(), post.id);
      expect(sent).toHaveLength(outcome === "refused" ? 1 : 0);
    },
  );
  test("with UNKNOWN_OUTCOME=ask the user is asked when the lease is over", async () => {
    const { post } = await duePost(database.db);
    await publishBatch(
      fakeDeps(database.db, { create: () => ({ kind: "unknown" }), unknownOutcome: "ask" }),
      [post.id],
    );
    await database.db.post.update({
      where: { id: post.id },
      data: { attemptedAt: ago(TIMING.lease + 1000) },
    });
    await settleLost(database);
    expect((await read(post.id)).status).toBe("unconfirmed");
  });
});

describe("a duplicate that may be another post", () => {
  test("guard duplicate-sibling: the user is asked when an equal text of the member goes out meanwhile", async () => {
    const user = await createUser(database.db);
    const { post } = await unanswered(DUE, { content: "twin" }, user);
    const deps = fakeDeps(database.db, {
      create: async () => {
        const twin = await duePost(database.db, { content: "twin" }, user);
        await publishBatch(fakeDeps(database.db), [twin.post.id]);
        return DUPLICATE;
      },
    });
    await resendPost(deps, post.id);
    expect((await read(post.id)).status).toBe("unconfirmed");
  });

  test("guard duplicate-older: the user is asked when LinkedIn names a post from before the attempt", async () => {
    const { post } = await unanswered(DUE);
    const { row } = await resendWith({ kind: "duplicate", of: urnCreated(DUE + 60_000) }, post.id);
    expect(row).toMatchObject({ status: "unconfirmed", linkedinUrn: null });
  });

  test("guard duplicate-known: the user is asked when LinkedIn names a post that is known to be another one", async () => {
    const urn = urnCreated(DUE - 100);
    const other = await duePost(database.db);
    await publishBatch(fakeDeps(database.db, { create: () => ({ kind: "created", urn }) }), [other.post.id]);
    const { post } = await unanswered(DUE, {}, other.user);
    const { row } = await resendWith({ kind: "duplicate", of: urn }, post.id);
    expect(row).toMatchObject({ status: "unconfirmed", linkedinUrn: null });
  });
});

describe("settle-lost", () => {
  test("unanswered texts are returned after the pause", async () => {
    const { post } = await unanswered(DUE);
    await unanswered(TIMING.pause - 5000);
    expect(await settleLost(database)).toEqual({ lost: 0, resend: [post.id] });
  });

  test("the user is asked about a post with media when the lease is over, not before", async () => {
    const young = await unanswered(TIMING.lease - 5000, {}, undefined, true);
    const old = await unanswered(TIMING.lease + 1000, {}, undefined, true);
    expect((await settleLost(database)).lost).toBe(1);
    expect((await read(young.post.id)).status).toBe("publishing");
    expect((await read(old.post.id)).status).toBe("unconfirmed");
  });

  test("the user is asked about a text that could not be sent again in time", async () => {
    const { post } = await unanswered(TIMING.last + 1000);
    expect(await settleLost(database)).toEqual({ lost: 1, resend: [] });
    expect((await read(post.id)).status).toBe("unconfirmed");
  });
});
