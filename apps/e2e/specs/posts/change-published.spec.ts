import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { publishNow } from "./publish-now";

const here = localized("de");
const { t, at } = here;

async function onLinkedIn({ linkedin, user }: World) {
  type Row = { published: string; edited: boolean; deleted: boolean };
  const { posts } = await linkedin.state<{ posts: Row[] }>({ author: user.linkedinProfileId! });
  return posts.map(({ published, edited, deleted }) => ({ published, edited, deleted }));
}

test("the text of a published post is edited on LinkedIn, edited back, and the post is deleted there", async ({
  page,
  world,
}) => {
  const post = await createPost(world.db, world.user, { content: "Das Datum ist der 3. Mai" });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const says = (text: string) => page.getByText(text, { exact: true });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await publishNow(page, here);

  await button(t("posts:changes.edit")).click();
  const dialog = page.getByRole("dialog", { name: t("posts:changes.editDialog.title"), exact: true });
  const text = dialog.getByRole("textbox", { name: t("posts:editor.text"), exact: true });
  const save = dialog.getByRole("button", { name: t("posts:changes.editDialog.confirm"), exact: true });
  await expect(save).toBeDisabled();
  await text.fill(" ");
  await expect(dialog.getByText(t("errors:post_empty"), { exact: true })).toBeVisible();
  await text.fill("Das Datum ist der 4. Mai (Dienstag)");
  await expectAccessible(page, "edit-published");

  // Escape keeps a hashtag that is not finished before it closes the dialog.
  const hashtag = dialog.getByRole("button", { name: t("posts:editor.removeHashtag", { tag: "#Frühling" }) });
  await dialog.getByRole("textbox", { name: t("posts:editor.hashtags"), exact: true }).fill("Frühling");
  await page.keyboard.press("Escape");
  await expect(hashtag).toBeVisible();
  await expect(dialog).toBeVisible();
  // Neither a closed dialog nor a reload loses the text; the old one is a click away.
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await button(t("posts:changes.edit")).click();
  await expect(text).toHaveValue("Das Datum ist der 4. Mai (Dienstag)");
  await expect(hashtag).toBeVisible();
  await expect(dialog.getByText(t("posts:changes.editDialog.restored"), { exact: true })).toBeVisible();
  await expectAccessible(page, "edit-published-restored");
  await button(t("posts:changes.editDialog.discard")).click();
  await expect(text).toHaveValue("Das Datum ist der 3. Mai");
  await expect(hashtag).toHaveCount(0);
  await expect(text).toBeFocused();
  await expect(save).toBeDisabled();
  await text.fill("Das Datum ist der 4. Mai (Dienstag)");
  await save.click();
  await expect(says(t("posts:changes.done.edit")).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await onLinkedIn(world)).toEqual([
    { published: "Das Datum ist der 4. Mai (Dienstag)", edited: true, deleted: false },
  ]);
  await expect(page.getByText(t("posts:changes.edited", { when: "" }).trim())).toBeVisible();
  await expect(page.getByTestId("preview-text")).toHaveText("Das Datum ist der 4. Mai (Dienstag)");
  await expectAccessible(page, "published-edited");

  await button(t("posts:done.undo")).click();
  await expect(page.getByTestId("preview-text")).toHaveText("Das Datum ist der 3. Mai");
  expect(await onLinkedIn(world)).toMatchObject([{ published: "Das Datum ist der 3. Mai" }]);

  await button(t("posts:changes.delete")).click();
  const question = page.getByRole("alertdialog", {
    name: t("posts:changes.deleteDialog.title"),
    exact: true,
  });
  await expect(question).toContainText("Das Datum ist der 3. Mai");
  await expectAccessible(page, "delete-published");
  await question.getByRole("button", { name: t("posts:changes.deleteDialog.confirm"), exact: true }).click();
  const removed = t("posts:changes.removed", { when: "" }).trim();
  await expect(page.getByRole("heading", { name: removed })).toBeVisible();
  expect(await onLinkedIn(world)).toMatchObject([{ deleted: true }]);
  await page.getByTestId("receipt-calls").locator("summary").first().click();
  await expect(page.getByTestId("receipts").getByRole("listitem")).toHaveCount(4);
  await expectAccessible(page, "published-deleted");

  await page.goto(at("/app/posts"));
  await expect(page.getByRole("row").filter({ hasText: "Das Datum ist" })).toContainText(removed);
});

test("a change that LinkedIn does not answer says so and can be asked for again", async ({ page, world }) => {
  const post = await createPost(world.db, world.user, { content: "Vorher" });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await publishNow(page, here);
  const { linkedinUrn } = await world.db.post.findUniqueOrThrow({ where: { id: post.id } });
  const path = `^/rest/posts/${encodeURIComponent(linkedinUrn!)}$`;
  await world.linkedin.fault({ kind: "cut", commit: true, match: { path } });

  await button(t("posts:changes.edit")).click();
  const dialog = page.getByRole("dialog", { name: t("posts:changes.editDialog.title"), exact: true });
  await dialog.getByRole("textbox", { name: t("posts:editor.text"), exact: true }).fill("Nachher");
  await dialog.getByRole("button", { name: t("posts:changes.editDialog.confirm"), exact: true }).click();
  await expect(page.getByText(t("posts:changes.failed.edit.unknown"), { exact: true }).first()).toBeVisible();
  await expect(page.getByTestId("preview-text")).toHaveText("Vorher");
  await expectAccessible(page, "change-unanswered");

  await button(t("posts:changes.again.edit")).click();
  await expect(page.getByTestId("preview-text")).toHaveText("Nachher");
  await expect(button(t("posts:changes.again.edit"))).toHaveCount(0);
  expect(await onLinkedIn(world)).toEqual([{ published: "Nachher", edited: true, deleted: false }]);
});
