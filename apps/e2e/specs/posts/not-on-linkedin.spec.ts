import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/in-language";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");
const MINUTE = 60_000;

/** A text whose create was not answered; sent again, LinkedIn said that it has it already. */
async function publishedWithoutLink({ db, user }: World) {
  const [attemptId, resendId] = [randomUUID(), randomUUID()];
  const sentAt = new Date(Date.now() - 10 * MINUTE);
  const resentAt = new Date(sentAt.getTime() + 4 * MINUTE);
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
        linkedinWords: "Content is a duplicate of urn:li:share:1",
      },
    ],
  });
  return post;
}

test("a published post that its author misses on LinkedIn becomes failed, and can be published again", async ({
  page,
  world,
}) => {
  const post = await publishedWithoutLink(world);
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  // What LinkedIn said is told in our words; its own are folded away.
  await expect(page.getByTestId("receipts")).toContainText("LinkedIn already has this text");
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

test("while LinkedIn is silent, the page says so, and until when it is found out", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const attempt = { attemptId: randomUUID(), attemptedAt: new Date(Date.now() - MINUTE), resolvable: true };
  const post = await createPost(db, user, { status: "publishing", ...attempt });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await expect(page.getByRole("heading", { name: t("posts:banner.silent"), exact: true })).toBeVisible();
  await expect(page.getByText(/by \d{1,2}:\d{2}( [AP]M)? at the latest/)).toBeVisible();
});
