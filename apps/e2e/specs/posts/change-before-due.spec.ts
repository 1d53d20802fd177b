import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");
type Ledger = { posts: { published: string }[] };

/** A sweep queues the posts at once; the rest of the time is for changing them. */
const DUE_IN_MS = 40_000;
const CHANGES = [
  { content: "Wird vom Termin genommen", action: "unschedule", status: "draft" },
  { content: "Wird abgesagt", action: "cancel", status: "cancelled" },
  { content: "Wird gelöscht", action: "delete", status: "cancelled" },
] as const;
const UNCHANGED = "Bleibt, wie er ist";

/** Lists the executor's publishing runs that have not ended, including those that sleep until their posts are due. */
async function listActiveRuns({ inngest }: World): Promise<string[]> {
  const runs = await inngest.runs({ fn: "publish-posts", limit: 10_000 });
  return runs.filter(({ endedAt }) => endedAt === null).map(({ id }) => id);
}

async function change(page: Page, { content, action }: (typeof CHANGES)[number]) {
  const actions = t("posts:list.actionsFor", { excerpt: content });
  await page.getByRole("button", { name: actions, exact: true }).click();
  await page.getByRole("menuitem", { name: t(`posts:actions.${action}`), exact: true }).click();
  if (action === "delete")
    await page.getByRole("button", { name: t("posts:delete.confirm"), exact: true }).click();
}

test("posts that are unscheduled, cancelled or deleted while their job waits are not published", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const scheduledAt = new Date(Date.now() + DUE_IN_MS);
  const schedule = (content: string) => createPost(db, user, { status: "scheduled", content, scheduledAt });
  const changed = await Promise.all(CHANGES.map(({ content }) => schedule(content)));
  const unchanged = await schedule(UNCHANGED);
  const ids = [...changed, unchanged].map(({ id }) => id);
  const statuses = async () => {
    const posts = await db.post.findMany({ where: { id: { in: ids } } });
    return ids.map((id) => posts.find((post) => post.id === id)!.status);
  };
  await world.login(page);
  await page.goto(at("/app/posts"));
  // Once the posts are queued, a run sleeps until just before they are due.
  const notQueued = { id: { in: ids }, queuedAt: null };
  await expectSwept(world, () => db.post.count({ where: notQueued })).toBe(0);

  for (const one of CHANGES) await change(page, one);
  await expect.poll(statuses).toEqual([...CHANGES.map(({ status }) => status), "scheduled"]);
  const waiting = await listActiveRuns(world);
  expect(waiting).not.toEqual([]);
  expect(Date.now()).toBeLessThan(scheduledAt.getTime());

  // Every run that waited for the posts must end.
  const stillActive = async () => (await listActiveRuns(world)).filter((id) => waiting.includes(id));
  await expect.poll(stillActive, { timeout: 150_000 }).toEqual([]);
  await expect.poll(async () => (await statuses()).at(-1)).toBe("published");
  expect((await statuses()).slice(0, -1)).toEqual(CHANGES.map(({ status }) => status));
  const { posts } = await world.linkedin.state<Ledger>({ author: user.memberSub });
  expect(posts.map(({ published }) => published)).toEqual([UNCHANGED]);
});
