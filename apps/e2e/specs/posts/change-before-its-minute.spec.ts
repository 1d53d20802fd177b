import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { localized } from "../../fixtures/in-language";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");
type Run = { id: string; status: string };
type Ledger = { posts: { published: string }[] };

/** The sweep hands out within 40 seconds; what is left until the posts are due is for changing them. */
const DUE_IN_MS = 70_000;
const CHANGES = [
  { content: "Wird vom Termin genommen", action: "unschedule", status: "draft" },
  { content: "Wird abgesagt", action: "cancel", status: "cancelled" },
  { content: "Wird gelöscht", action: "delete", status: "cancelled" },
] as const;
const UNCHANGED = "Bleibt, wie er ist";

/** The executor's publishing jobs that have not ended: one that waits for the posts' moment is among them. */
async function publishingJobs({ inngestUrl }: World): Promise<string[]> {
  const answer = await fetch(`${inngestUrl}/_emulator/runs?fn=publish-posts&limit=10000`);
  const runs = (await answer.json()) as Run[];
  const waits = ({ status }: Run) => ["queued", "running", "sleeping"].includes(status);
  return runs.filter(waits).map(({ id }) => id);
}

async function change(page: Page, { content, action }: (typeof CHANGES)[number]) {
  const actions = t("posts:list.actionsFor", { excerpt: content });
  await page.getByRole("button", { name: actions, exact: true }).click();
  await page.getByRole("menuitem", { name: t(`posts:actions.${action}`), exact: true }).click();
  if (action === "delete")
    await page.getByRole("button", { name: t("posts:delete.confirm"), exact: true }).click();
}

test("posts that are cleared, cancelled or deleted while their job waits for their minute do not go out", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const scheduledAt = new Date(Date.now() + DUE_IN_MS);
  const plan = (content: string) => createPost(db, user, { status: "scheduled", content, scheduledAt });
  const changed = await Promise.all(CHANGES.map(({ content }) => plan(content)));
  const unchanged = await plan(UNCHANGED);
  const ids = [...changed, unchanged].map(({ id }) => id);
  const statuses = async () => {
    const posts = await db.post.findMany({ where: { id: { in: ids } } });
    return ids.map((id) => posts.find((post) => post.id === id)!.status);
  };
  await world.login(page);
  await page.goto(at("/app/posts"));
  // Handed out: from now on a job sleeps until just before the posts are due.
  const notHandedOut = { id: { in: ids }, queuedAt: null };
  await expect.poll(() => db.post.count({ where: notHandedOut }), { timeout: 60_000 }).toBe(0);

  for (const one of CHANGES) await change(page, one);
  await expect.poll(statuses).toEqual([...CHANGES.map(({ status }) => status), "scheduled"]);
  const waiting = await publishingJobs(world);
  expect(waiting).not.toEqual([]);
  expect(Date.now()).toBeLessThan(scheduledAt.getTime());

  // Their minute has come, and every job that waited for it is over.
  const unended = async () => (await publishingJobs(world)).filter((id) => waiting.includes(id));
  await expect.poll(unended, { timeout: 150_000 }).toEqual([]);
  await expect.poll(async () => (await statuses()).at(-1)).toBe("published");
  expect((await statuses()).slice(0, -1)).toEqual(CHANGES.map(({ status }) => status));
  const { posts } = await world.linkedin.state<Ledger>({ author: user.memberSub });
  expect(posts.map(({ published }) => published)).toEqual([UNCHANGED]);
});
