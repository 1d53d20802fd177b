import { createPost } from "@takt/db/testing/factories/create-post";
import type { TestDatabase } from "@takt/db/testing/test-database";
import { waitForAppRegistration } from "../harness/wait-for-app-registration";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { startStack } from "../harness/start-stack";
import { startWebhookReceiver } from "../harness/start-webhook-receiver";
import { timeTravel } from "../harness/time-travel";
import { waitFor } from "../harness/wait-for";
import { uploadImage } from "../harness/upload-file";
import type { PostFields } from "./kill-points";

const MINUTE_MS = 60_000;
const UNFINISHED = { status: { in: ["scheduled" as const, "publishing" as const] } };
export type Victim = "web" | "inngest";
export type ScheduledPost = { postId: string; userId: string; workspaceId: string; memberSub: string };
export type KillHarness = Awaited<ReturnType<typeof startKillHarness>>;

/** Starts the whole product with controls to kill a part of it at a chosen point and to let time pass. */
export async function startKillHarness({ db, url }: TestDatabase) {
  const receiver = await startWebhookReceiver();
  const stack = await startStack(url, { PAGES_ALLOW_LOCAL: receiver.host });

  await waitForAppRegistration(stack);
  return {
    db,
    stack,
    /** Where webhooks are sent. */
    receiver,
    /** Removes everything that an earlier scenario has left in progress or held. */
    async clear() {
      await stack.inngest.reset();
      await stack.linkedin.clearFaults();
      await stack.linkedin.release(undefined, { drop: true });
      await db.post.deleteMany({ where: UNFINISHED });
    },
    /** Counts the held calls of the executor. */
    held: async () => (await stack.inngest.held()).length,
    /** Runs the sweeps of the next minute; does not wait for held calls. */
    sweep: () => stack.inngest.tick(MINUTE_MS, { settleMs: 300 }),
    /** Schedules a post of a new member. */
    async schedulePost(
      content: string,
      scheduledAt: Date,
      { media = false, ...fields }: PostFields & { media?: boolean } = {},
    ): Promise<ScheduledPost> {
      const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
      const { id } = await createPost(db, user, { content, ...fields });
      if (media) {
        const file = await uploadImage(stack, await signIn(db, user.id));
        await db.media.update({ where: { id: file }, data: { postId: id, altText: content } });
      }
      const expiresAt = new Date(Date.now() + 12 * 60 * MINUTE_MS);
      const slot = { scheduledAt, dueAt: scheduledAt, expiresAt, scheduling: 1 };
      await db.post.update({ where: { id }, data: { status: "scheduled", ...slot } });
      return { postId: id, userId: user.id, workspaceId: user.workspaceId, memberSub: user.memberSub };
    },
    /** Kills a part with `kill -9` and waits for its restart. Calls held for a dead web process are released or dropped. */
    async kill(victim: Victim, { drop = false } = {}) {
      stack.kill(victim);
      // Any response counts: with overdue posts the status is rightly 503.
      const up = async () => (await fetch(`${stack.webUrl}/api/health`)).headers.get("content-type") !== null;
      await waitFor("it is up again", up, MINUTE_MS);
      await waitForAppRegistration(stack);
      // A restarted executor holds no calls.
      if (victim === "web") await stack.inngest.release(undefined, { drop });
    },
    /**
     * Advances time until all posts are settled, or `isOver` says so, at most twelve minutes: leases, the pause before a
     * re-send, retries.
     */
    async passTime(isOver = async () => (await db.post.count({ where: UNFINISHED })) === 0) {
      for (let minute = 0; minute < 12; minute++) {
        await timeTravel(db, stack, MINUTE_MS);
        await new Promise((resolve) => setTimeout(resolve, 500));
        if (await isOver()) return;
      }
    },
    async close() {
      await stack.stop();
      await receiver.close();
    },
  };
}
