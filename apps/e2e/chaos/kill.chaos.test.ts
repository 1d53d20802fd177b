import { createPost } from "@takt/db/testing/factories/create-post";
import { connectTestDatabase, type Db } from "@takt/db/testing/connect-test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ledgerOf } from "../harness/ledger";
import { memberUser } from "../harness/member-user";
import { signIn } from "../harness/sign-in";
import { startStack, type Stack } from "../harness/start-stack";
import { createStackDatabase } from "../harness/stack-database";
import { timeTravel } from "../harness/time-travel";
import { until } from "../harness/until";
import { uploadImage } from "../harness/upload-image";
import { AT_LINKEDIN, BETWEEN_STEPS, type KillPoint } from "./kill-points";

const MINUTE = 60_000;
type Planted = { point: KillPoint; postId: string; memberSub: string; fault?: string };

/** What may stay undecided: a create with media whose answer nobody read (it is never sent again). */
const UNDECIDABLE: Record<string, string[]> = {
  web: ["picture: create sent, never taken", "picture: create taken, answer unread"],
  // The web process lives and reads the answer, if there is one.
  inngest: ["picture: create sent, never taken"],
};

describe.each(["web", "inngest"] as const)("kill -9 of %s", (victim) => {
  let db: Db;
  let stack: Stack;
  const planted: Planted[] = [];
  const close: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const database = await createStackDatabase();
    close.unshift(database.drop);
    stack = await startStack(database.url);
    close.unshift(stack.stop);
    db = connectTestDatabase(database.url);
    close.unshift(() => db.$disconnect());
    await executorKnowsTheApp();

    // Ahead, so that they sleep; apart, so that each travels in a run of its own.
    for (const [i, point] of BETWEEN_STEPS.entries()) {
      await steer("holds", { fn: "publish-posts", ...point.executor });
      planted.push(await plant(point, new Date(Date.now() + 10_000 + i * 1000)));
    }
    await sweep();
    const held = async () => (await stack.inngest.held()).length;
    await until("every run is held", async () => (await held()) === BETWEEN_STEPS.length, MINUTE);
    // Last, because the product waits 30 s for an answer: it must be killed before that.
    const due = new Date(Date.now() - 10_000);
    for (const point of AT_LINKEDIN) planted.push(await plant(point, due));
    await sweep();
    const heldAtLinkedIn = async () => (await stack.linkedin.held()).length;
    await until("every call is held", async () => (await heldAtLinkedIn()) === AT_LINKEDIN.length);

    stack.kill(victim);
    await until(
      "it is up again",
      async () => (await fetch(`${stack.webUrl}/api/health`)).status < 500,
      MINUTE,
    );
    await executorKnowsTheApp();
    for (const { point, fault } of planted)
      if (fault) await stack.linkedin.release(fault, { drop: point.linkedin?.release === "drop" });
    if (victim === "web") await stack.inngest.release();
    // Ten minutes pass: leases, the pause before a re-send, retries of the executor.
    for (let minute = 0; minute < 12; minute++) {
      await timeTravel(db, stack, MINUTE);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const left = await db.post.count({
        where: { status: { notIn: ["published", "unconfirmed", "failed", "cancelled"] } },
      });
      if (left === 0) break;
    }
  }, 5 * MINUTE);
  afterAll(async () => {
    for (const end of close) await end();
  }, MINUTE);

  test.each([...AT_LINKEDIN, ...BETWEEN_STEPS].map(({ name }) => name))(
    "%s: once, or honestly unconfirmed",
    async (name) => {
      const { postId, memberSub } = planted.find(({ point }) => point.name === name)!;
      const post = await db.post.findUniqueOrThrow({ where: { id: postId }, include: { attempts: true } });
      const onLinkedIn = await ledgerOf(stack, memberSub);
      expect(onLinkedIn.length).toBeLessThanOrEqual(1);
      const undecidable = UNDECIDABLE[victim]!.includes(name);
      expect(post.status).toBe(undecidable ? "unconfirmed" : "published");
      const texts = onLinkedIn.map(({ published }) => published);
      expect(texts).toEqual(undecidable && texts.length === 0 ? [] : [post.content]);
    },
  );

  /** A post of a member of its own. */
  async function plant(point: KillPoint, scheduledAt: Date): Promise<Planted> {
    const user = await memberUser(db, stack.linkedin, stack.tokenKeys);
    const post = await createPost(db, user, { status: "draft", content: `${victim}: ${point.name}` });
    if (point.media) {
      const id = await uploadImage(stack, await signIn(db, user.id));
      await db.media.update({ where: { id }, data: { postId: post.id, altText: point.name } });
    }
    await db.post.update({
      where: { id: post.id },
      data: {
        status: "scheduled",
        scheduledAt,
        dueAt: scheduledAt,
        expiresAt: new Date(Date.now() + 12 * 3_600_000),
        scheduling: 1,
      },
    });
    const planted: Planted = { point, postId: post.id, memberSub: user.memberSub };
    if (point.linkedin) {
      const { path, method, stage } = point.linkedin;
      const match = { path, method, member: user.memberSub };
      planted.fault = (await stack.linkedin.fault({ match, kind: "hold", stage })).id;
    }
    return planted;
  }

  async function executorKnowsTheApp() {
    await until(
      "the executor knows the app",
      async () => {
        const health = (await (await fetch(`${stack.inngestUrl}/health`)).json()) as { app: string };
        return health.app === "registered";
      },
      MINUTE,
    );
  }

  async function steer(what: string, body: object) {
    const response = await fetch(`${stack.inngestUrl}/_emulator/${what}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  /** The next minute's sweep; does not wait for what is held. */
  const sweep = () => steer("tick", { ms: MINUTE, settleMs: 300 });
});
