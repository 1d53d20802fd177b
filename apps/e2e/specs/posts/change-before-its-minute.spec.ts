import { createPost } from "@takt/db/testing/factories/create-post";
import { ledgerOf } from "../../harness/ledger";
import { expect, test, type World } from "../../fixtures/world";

/** A post due in seconds: its job may already be waiting for the moment. */
async function aboutToGoOut(world: World, content: string) {
  return createPost(world.db, world.user, {
    status: "scheduled",
    content,
    scheduledAt: new Date(Date.now() + 25_000),
  });
}

async function waitPast(post: { dueAt: Date | null }) {
  await new Promise((resolve) => setTimeout(resolve, post.dueAt!.getTime() - Date.now() + 4000));
}

const onLinkedIn = (world: World) =>
  ledgerOf({ linkedin: world.linkedin } as Parameters<typeof ledgerOf>[0], world.user.memberSub);

for (const [name, act, status] of [
  ["cleared", "Clear schedule", "draft"],
  ["cancelled", "Cancel post", "cancelled"],
  ["deleted", "Delete", "cancelled"],
] as const) {
  test(`a post ${name} just before its minute does not go out`, async ({ page, world }) => {
    const post = await aboutToGoOut(world, `About to be ${name}`);
    await world.login(page);
    await page.goto("/app/posts");
    await page.getByRole("button", { name: /Actions for/ }).click();
    await page.getByRole("menuitem", { name: act }).click();
    if (act === "Delete") await page.getByRole("button", { name: "Delete post" }).click();
    await expect
      .poll(async () => (await world.db.post.findUniqueOrThrow({ where: { id: post.id } })).status)
      .toBe(status);
    await waitPast(post);
    expect(await onLinkedIn(world)).toEqual([]);
  });
}
