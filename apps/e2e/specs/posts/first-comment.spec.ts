import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { connectCommunity } from "../../harness/connect-community";
import { getComments } from "../../harness/get-comments";
import { publishNow } from "./publish-now";

const here = localized("en");
const { t, at } = here;
const COMMENT = "The whole story: https://example.com/a_(b)\n#takt";

test("a first comment is published right after its post, once, exactly as it was typed", async ({
  page,
  world,
}) => {
  const token = await connectCommunity(world.db, world.linkedin, world.tokenKeys, world.user);
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await textbox(t("posts:editor.text")).fill("A post with a comment");
  await button(t("posts:comment.add")).press("Enter");
  await expect(textbox(t("posts:comment.text"))).toBeFocused();
  await textbox(t("posts:comment.text")).fill("x".repeat(1_251));
  await expect(page.getByText(t("posts:comment.tooLong", { count: 1 }), { exact: true })).toBeVisible();
  await button(t("posts:actions.schedule")).click();
  const tooLong = t("errors:post_comment_too_long", { length: "1251", max: "1250" });
  await expect(page.getByText(tooLong, { exact: true }).first()).toBeVisible();
  await textbox(t("posts:comment.text")).fill(COMMENT);
  await expect(page.getByText(t("posts:comment.access.ready"))).toBeVisible();
  await expect(page.getByTestId("preview-comment")).toHaveText(COMMENT);
  await expect(page.getByText(t("posts:editor.save.saved"), { exact: true })).toBeVisible();
  await expectAccessible(page, "first-comment-editor");

  // The typed text is on the server: the comment comes back with the post.
  await page.reload();
  await expect(textbox(t("posts:comment.text"))).toHaveValue(COMMENT);
  for (const action of ["schedule", "publishNow"] as const) {
    await button(t(`posts:actions.${action}`)).click();
    await expect(page.getByText(t("posts:comment.scheduled.ready"), { exact: true })).toBeVisible();
    await expectAccessible(page, `first-comment-${action}`);
    await button(t("common:cancel")).click();
  }

  await publishNow(page, here);
  const note = page.getByTestId("first-comment");
  await expect(note).toHaveAttribute("data-state", "published", { timeout: 60_000 });
  await expectAccessible(page, "first-comment-published");
  const post = await world.db.post.findFirstOrThrow({ where: { authorId: world.user.id } });
  expect(await getComments(world.linkedinUrl, token, post.linkedinUrn!)).toEqual([COMMENT]);
  expect(await world.db.commentAttempt.count({ where: { postId: post.id, outcome: "created" } })).toBe(1);
});

test("without a connection the comment is kept, and added by hand after the post is out", async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await page.getByRole("textbox", { name: t("posts:editor.text"), exact: true }).fill("By hand");
  await button(t("posts:comment.add")).click();
  await page.getByRole("textbox", { name: t("posts:comment.text"), exact: true }).fill(COMMENT);
  await expect(page.getByText(t("posts:comment.access.not_connected"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("posts:comment.connect"), exact: true })).toBeVisible();
  await expectAccessible(page, "first-comment-not-connected");
  await publishNow(page, here);
  const note = page.getByTestId("first-comment");
  await expect(note).toHaveAttribute("data-state", "failed", { timeout: 60_000 });
  await expect(note.getByText(t("reasons:comment.not_connected.title"), { exact: true })).toBeVisible();
  await expect(note.getByRole("link", { name: t("posts:comment.openPost"), exact: true })).toBeVisible();
  await expectAccessible(page, "first-comment-by-hand");
  await button(t("posts:comment.copy")).click();
  await expect(page.getByText(t("posts:comment.copied"), { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(COMMENT);
  await button(t("posts:comment.byHand")).click();
  await expect(note).toHaveAttribute("data-state", "published");
});

test("a comment that LinkedIn did not answer is marked in the list, and its author is asked", async ({
  page,
  world,
}) => {
  const token = await connectCommunity(world.db, world.linkedin, world.tokenKeys, world.user);
  const { urn } = await world.linkedin.addPost(world.user.memberSub, { text: "Asked" });
  const post = await createPost(world.db, world.user, {
    status: "published",
    content: "Asked",
    firstComment: COMMENT,
    linkedinUrn: urn,
  });
  const attemptId = randomUUID();
  const row = { scheduling: 1, state: "unconfirmed" as const, attemptId, attemptedAt: new Date() };
  await world.db.postComment.create({ data: { postId: post.id, urn, ...row } });
  await world.login(page);
  await page.goto(at("/app/posts"));
  await expectAccessible(page, "first-comment-list");
  await page.getByRole("link", { name: t("posts:comment.marker.unconfirmed"), exact: true }).click();
  const note = page.getByTestId("first-comment");
  await expect(note).toHaveAttribute("data-state", "unconfirmed");
  await expectAccessible(page, "first-comment-unconfirmed");
  await note.getByRole("button", { name: t("posts:comment.notThere"), exact: true }).click();
  await expect(note).toHaveAttribute("data-state", "published", { timeout: 60_000 });
  expect(await getComments(world.linkedinUrl, token, urn)).toEqual([COMMENT]);
});
