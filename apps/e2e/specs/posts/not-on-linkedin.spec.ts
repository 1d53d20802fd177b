import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");
const MINUTE_MS = 60_000;

/** Creates a published post without a URN: its create was not answered, and its re-send was a duplicate. */
async function createPostWithoutUrn({ db, user }: World) {
  const [attemptId, resendId] = [randomUUID(), randomUUID()];
  const sentAt = new Date(Date.now() - 10 * MINUTE_MS);
  const resentAt = new Date(sentAt.getTime() + 4 * MINUTE_MS);
  const post = await createPost(db, user, {
    content: "Is this one there?",
    status: "published",
    attemptId,
    attemptedAt: sentAt,
    publishedAt: sentAt,
    linkedinUrn: null,
  });
  const call = { postId: post.id, scheduling: 1, memberSub: user.memberSub, requestHash: "r", textHash: "t" };
  await db.publishAttempt.createMany({
    data: [
      { ...call, id: attemptId, sentAt, answeredAt: sentAt, outcome: "unknown" },
      {
        ...call,
        id: resendId,
        kind: "resend",
        sentAt: resentAt,
        answeredAt: resentAt,
        outcome: "duplicate",
        httpStatus: 422,
        linkedinMessage: "Content is a duplicate of urn:li:share:1",
      },
    ],
  });
  return post;
}

test("a published post that its author reports missing becomes failed and can be published again", async ({
  page,
  world,
}) => {
  const post = await createPostWithoutUrn(world);
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  // LinkedIn's answer is explained in the product's words; the original message is collapsed.
  await expect(page.getByTestId("receipts")).toContainText("LinkedIn said it already has this post");
  await page.getByTestId("receipt-calls").locator("summary").first().click();
  await expect(page.getByText("Content is a duplicate of")).toBeHidden();
  await page.getByText(t("posts:receipts.words"), { exact: true }).click();
  await expect(page.getByText("Content is a duplicate of")).toBeVisible();

  const ask = page.getByRole("button", { name: t("posts:actions.deny"), exact: true });
  await ask.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("alertdialog", { name: t("posts:deny.title") });
  await expect(dialog.getByRole("link", { name: t("posts:unconfirmed.look") })).toBeVisible();
  await expectAccessible(page, "published post, missing on LinkedIn");
  await page.keyboard.press("Escape");
  await expect(ask).toBeFocused();

  await ask.click();
  await dialog.getByRole("button", { name: t("posts:deny.confirm"), exact: true }).click();
  await expect(page.getByText(t("reasons:denied.next")).first()).toBeVisible();
  const failed = { status: "failed", reason: "denied", publishedAt: null };
  expect(await world.db.post.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject(failed);

  await page.goto(at("/app/posts"));
  await page.getByRole("button", { name: t("posts:actions.retry"), exact: true }).click();
  await page.getByRole("button", { name: t("posts:publish.confirm"), exact: true }).click();
  const now = () => world.db.post.findUniqueOrThrow({ where: { id: post.id } });
  await expect.poll(async () => (await now()).status, { timeout: 90_000 }).toBe("published");
  expect((await now()).linkedinUrn).not.toBeNull();
});

test("a post without an answer from LinkedIn shows by when its outcome will be known", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const attempt = {
    attemptId: randomUUID(),
    attemptedAt: new Date(Date.now() - MINUTE_MS),
    resolvable: true,
  };
  const post = await createPost(db, user, { status: "publishing", ...attempt });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await expect(page.getByRole("heading", { name: t("posts:banner.silent"), exact: true })).toBeVisible();
  await expect(page.getByText(/will tell you by \d{1,2}:\d{2}( [AP]M)?\./)).toBeVisible();
});
