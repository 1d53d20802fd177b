import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");

test("the receipt in the calendar's details follows the status beside it", async ({ page, world }) => {
  const { db, user } = world;
  const [attemptId, now] = [randomUUID(), new Date()];
  const post = await createPost(db, user, {
    content: "Where is my receipt?",
    status: "unconfirmed",
    scheduledAt: now,
    scheduledZone: "Europe/Berlin",
    attemptId,
    attemptedAt: now,
  });
  const call = { postId: post.id, scheduling: 1, memberSub: user.memberSub, requestHash: "r", textHash: "t" };
  await db.publishAttempt.create({ data: { ...call, id: attemptId, sentAt: now } });
  await world.login(page);
  await page.goto(at("/app/content/calendar"));
  await page
    .getByRole("button", { name: /Where is my receipt/ })
    .first()
    .click();
  const details = page.getByRole("dialog", { name: t("calendar:details"), exact: true });
  await expect(details.getByTestId("receipts")).toContainText("no answer from LinkedIn");

  await db.$transaction([
    db.publishAttempt.update({
      where: { id: attemptId },
      data: { answeredAt: now, outcome: "published", httpStatus: 201 },
    }),
    db.post.update({
      where: { id: post.id },
      data: { status: "published", publishedAt: now, version: { increment: 1 } },
    }),
  ]);
  await expect(details).toContainText(t("posts:status.published"));
  await expect(details.getByTestId("receipts")).toContainText("LinkedIn answered 201");
  await expect(details.getByTestId("receipts")).not.toContainText("no answer from LinkedIn");
});
