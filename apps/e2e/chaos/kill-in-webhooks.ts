import { openWebhook } from "../harness/open-webhook";
import { takeAtOnce } from "../harness/start-webhook-receiver";
import { waitFor } from "../harness/wait-for";
import { holdMessages } from "./hold-messages";
import type { KillHarness, ScheduledPost, Victim } from "./start-kill-harness";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Moments in the deliveries of a post at which a process is killed, with the events that are written of it. */
export const WEBHOOK_KILL_POINTS = [
  { name: "message sent, never read", events: ["post.scheduled", "post.published"] },
  { name: "message read, answer unread", events: ["post.scheduled", "post.published"] },
  { name: "between two deliveries", events: ["post.scheduled", "post.scheduled", "post.published"] },
] as const;
type Name = (typeof WEBHOOK_KILL_POINTS)[number]["name"];

type WebhookPost = Pick<ScheduledPost, "postId"> & { endpointId: string };
/** `arrivals`: the requests that came in, by endpoint. */
export type KilledDeliveries = { posts: Map<string, WebhookPost>; arrivals: Map<string, number> };

/**
 * Kills the victim while the first message of two posts is held at the receiver, each with another one behind it, and the
 * next message of a third post waits to be sent. Lets time pass until nothing waits any more.
 */
export async function killInWebhooks(harness: KillHarness, victim: Victim): Promise<KilledDeliveries> {
  const { db, receiver, sweep } = harness;
  await harness.clear();
  const posts = new Map<string, WebhookPost>();
  for (const { name } of WEBHOOK_KILL_POINTS)
    posts.set(name, await scheduleWithWebhook(harness, `${victim}: ${name}`));
  const get = (name: Name) => posts.get(name)!;
  const between = get("between two deliveries");
  await deliverFirst(harness, between);

  const unread = get("message sent, never read").endpointId;
  const messages = holdMessages({ unread, read: get("message read, answer unread").endpointId });
  receiver.handle = messages.handle;
  await moveTo(harness, [...posts.values()], new Date(Date.now() - 10_000));
  await sweep();
  await waitFor("two messages are held", async () => messages.countHeld() === 2);
  const endpointId = { in: [...posts.values()].map((post) => post.endpointId) };
  const untried = { type: "post.published", endpointId, tries: 0 };
  const areWritten = async () => (await db.webhookDelivery.count({ where: untried })) === posts.size;
  await waitFor("the next message of each post waits", areWritten);

  await harness.kill(victim);
  messages.release();
  await db.webhookEndpoint.update({ where: { id: between.endpointId }, data: { slowUntil: null } });
  await harness.passTime(
    async () => (await db.webhookDelivery.count({ where: { dueAt: { not: null } } })) === 0,
  );
  receiver.handle = takeAtOnce;
  return { posts, arrivals: messages.arrivals };
}

/** Schedules a post for later in a workspace with a webhook, which is not told of that yet. */
async function scheduleWithWebhook({ db, stack, receiver, schedulePost }: KillHarness, text: string) {
  const { postId, userId, workspaceId } = await schedulePost(text, new Date(Date.now() + HOUR_MS));
  const owner = { id: userId, workspaceId };
  return { postId, endpointId: await openWebhook(db, receiver, stack.tokenKeys, owner) };
}

/** Has a message of a post delivered, after which its receiver gets time, so that the next one waits. */
async function deliverFirst(harness: KillHarness, post: WebhookPost): Promise<void> {
  const { db, sweep } = harness;
  const { endpointId } = post;
  await moveTo(harness, [post], new Date(Date.now() + 2 * HOUR_MS));
  await sweep();
  const delivered = { endpointId, state: "delivered" };
  const isDelivered = async () => (await db.webhookDelivery.count({ where: delivered })) === 1;
  await waitFor("the first message of the post is delivered", isDelivered);
  const slowUntil = new Date(Date.now() + HOUR_MS);
  await db.webhookEndpoint.update({ where: { id: endpointId }, data: { slowUntil } });
}

/** Gives posts another time, of which their workspaces are told. */
async function moveTo({ db }: KillHarness, posts: readonly WebhookPost[], time: Date): Promise<void> {
  const id = { in: posts.map(({ postId }) => postId) };
  await db.post.updateMany({ where: { id }, data: { scheduledAt: time, dueAt: time } });
}
