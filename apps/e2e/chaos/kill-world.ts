import { createPost } from "@takt/db/testing/factories/create-post";
import type { TestDatabase } from "@takt/db/testing/test-database";
import { executorKnowsTheApp } from "../harness/executor-knows-the-app";
import { memberUser } from "../harness/member-user";
import { signIn } from "../harness/sign-in";
import { startStack } from "../harness/start-stack";
import { timeTravel } from "../harness/time-travel";
import { until } from "../harness/until";
import { uploadImage } from "../harness/upload-image";

const MINUTE = 60_000;
const UNFINISHED = { status: { in: ["scheduled" as const, "publishing" as const] } };
export type Victim = "web" | "inngest";
export type Planted = { postId: string; memberSub: string };
export type KillWorld = Awaited<ReturnType<typeof startKillWorld>>;

/** The whole product, and what it takes to kill a part of it at a chosen point and to let time pass. */
export async function startKillWorld({ db, url }: TestDatabase) {
  const stack = await startStack(url);

  async function steer(what: string, body: object) {
    const response = await fetch(`${stack.inngestUrl}/_emulator/${what}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
  }

  await executorKnowsTheApp(stack);
  return {
    db,
    stack,
    steer,
    /** Nothing is under way or held any more, whatever a scenario before has left. */
    async clear() {
      await stack.inngest.reset();
      await stack.linkedin.clearFaults();
      await stack.linkedin.release(undefined, { drop: true });
      await db.post.deleteMany({ where: UNFINISHED });
    },
    /** How many calls of the executor are held. */
    held: async () => (await stack.inngest.held()).length,
    /** The next minute's sweeps; does not wait for what is held. */
    sweep: () => steer("tick", { ms: MINUTE, settleMs: 300 }),
    /** A scheduled post of a member of its own. */
    async plant(content: string, scheduledAt: Date, { media = false } = {}): Promise<Planted> {
      const user = await memberUser(db, stack.linkedin, stack.tokenKeys);
      const { id } = await createPost(db, user, { content });
      if (media) {
        const file = await uploadImage(stack, await signIn(db, user.id));
        await db.media.update({ where: { id: file }, data: { postId: id, altText: content } });
      }
      const expiresAt = new Date(Date.now() + 12 * 60 * MINUTE);
      const slot = { scheduledAt, dueAt: scheduledAt, expiresAt, scheduling: 1 };
      await db.post.update({ where: { id }, data: { status: "scheduled", ...slot } });
      return { postId: id, memberSub: user.memberSub };
    },
    /** `kill -9`, and back again. What the executor held for a dead web process goes on then, or is dropped. */
    async kill(victim: Victim, { drop = false } = {}) {
      stack.kill(victim);
      // Any answer will do: with posts overdue by now it is 503, and rightly so.
      const up = async () => (await fetch(`${stack.webUrl}/api/health`)).headers.get("content-type") !== null;
      await until("it is up again", up, MINUTE);
      await executorKnowsTheApp(stack);
      // A dead executor has forgotten it.
      if (victim === "web") await stack.inngest.release(undefined, { drop });
    },
    /** Up to twelve minutes: leases, the pause before a re-send, retries. Ends when nothing is left to be done. */
    async passTime() {
      for (let minute = 0; minute < 12; minute++) {
        await timeTravel(db, stack, MINUTE);
        await new Promise((resolve) => setTimeout(resolve, 500));
        if ((await db.post.count({ where: UNFINISHED })) === 0) return;
      }
    },
    close: () => stack.stop(),
  };
}
