import { createReviewLink } from "@takt/db/testing/factories/create-review-link";
import { createWaitingPosts } from "../../fixtures/create-waiting-posts";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { openAsGuest } from "../../fixtures/open-as-guest";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");
const POST = { content: "Three questions before every hire" };

test("a guest who may not approve writes a note; once the link is revoked, its page says that it has ended and nothing else", async ({
  page,
  browser,
  world,
}) => {
  const { slug, workspace, posts } = await createWaitingPosts(world, [POST]);
  const [post] = posts;
  const { id } = world.user;
  const link = await createReviewLink(world.db, { id, workspaceId: workspace.id }, post!.id);
  const url = `/review/${link.token}`;
  const guest = await openAsGuest(browser, world, { locale: "en-US" });
  await guest.goto(url);
  await expect(guest).toHaveURL(new RegExp(`/review/${link.token}$`));
  await expect(guest.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  const button = (name: string) => guest.getByRole("button", { name, exact: true });
  await expect(guest.getByTestId("preview-text")).toHaveText(POST.content);
  await expect(button(t("reviews:guest.answer.approve"))).toHaveCount(0);
  await guest.getByRole("textbox", { name: t("reviews:guest.answer.name"), exact: true }).fill("Grace");
  await guest.getByRole("textbox", { name: t("reviews:guest.answer.note"), exact: true }).fill("Which ones?");
  await button(t("reviews:guest.answer.send")).click();
  const thread = guest.getByRole("main").getByRole("listitem").filter({ hasText: "Which ones?" });
  await thread
    .getByRole("button", { name: t("reviews:guest.replyTo", { name: "Grace" }), exact: true })
    .click();
  await guest
    .getByRole("textbox", { name: t("reviews:guest.replyText"), exact: true })
    .fill("Never mind, I see them");
  await button(t("reviews:guest.sendReply")).click();
  await expect(thread).toContainText("Never mind, I see them");
  await expectAccessible(guest, "review-guest-thread");

  await world.login(page);
  await page.goto(at(`/app/w/${slug}/content/edit/${post!.id}`));
  await page.getByRole("button", { name: t("reviews:share.open"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("reviews:share.title"), exact: true });
  const row = dialog.getByRole("listitem").filter({ hasText: "Grace" });
  await expect(row).toContainText(t("reviews:links.states.open"));
  await row
    .getByRole("button", { name: t("reviews:links.revokeFor", { name: "Grace" }), exact: true })
    .click();
  const question = page.getByRole("alertdialog");
  await expectAccessible(page, "review-revoke");
  await question.getByRole("button", { name: t("reviews:links.revoke"), exact: true }).click();
  await expect(page.getByText(t("reviews:links.revoked", { name: "Grace" }), { exact: true })).toBeVisible();
  await expect(row).toContainText(t("reviews:links.states.revoked"));
  await expect(row.getByRole("button")).toHaveCount(0);
  await expectAccessible(page, "review-links");

  const gone = await guest.reload();
  expect(gone!.status()).toBe(404);
  await expect(
    guest.getByRole("heading", { name: t("reviews:guest.endedTitle"), exact: true }),
  ).toBeVisible();
  await expect(guest.getByText(workspace.name)).toHaveCount(0);
  expect(gone!.headers()["x-robots-tag"]).toContain("noindex");
  await expectAccessible(guest, "review-ended");
  expect(await guest.context().cookies()).toEqual([]);
  await guest.context().close();
});

test("an expired link shows nothing, and the languages of one that works are chosen without a cookie", async ({
  browser,
  world,
}) => {
  const { workspace, posts } = await createWaitingPosts(world, [POST]);
  const maker = { id: world.user.id, workspaceId: workspace.id };
  const expired = await createReviewLink(world.db, maker, posts[0]!.id, { expiresAt: new Date(0) });
  const open = await createReviewLink(world.db, maker, posts[0]!.id);
  const guest = await openAsGuest(browser, world, { locale: "de-DE" });
  const answer = await guest.goto(`/review/${expired.token}`);
  expect(answer!.status()).toBe(404);
  await expect(guest.getByText(POST.content)).toHaveCount(0);

  await guest.goto(`/review/${open.token}`);
  await expect(guest).toHaveURL(/\/de\/review\//);
  await guest.getByRole("link", { name: t("common:languages.en"), exact: true }).click();
  await expect(guest).toHaveURL(/\/en\/review\//);
  await expect(
    guest.getByRole("heading", {
      name: t("reviews:guest.heading", { workspace: workspace.name }),
      exact: true,
    }),
  ).toBeVisible();
  expect(await guest.context().cookies()).toEqual([]);
  await guest.context().close();
});

test("a post that changed while a guest was reading is not approved: they read the latest version first", async ({
  browser,
  world,
}) => {
  const { workspace, posts } = await createWaitingPosts(world, [POST]);
  const { id } = posts[0]!;
  const maker = { id: world.user.id, workspaceId: workspace.id };
  const { token } = await createReviewLink(world.db, maker, id, { mayApprove: true });
  const guest = await openAsGuest(browser, world, { locale: "en-US" });
  await guest.goto(`/review/${token}`);
  await world.db.post.update({
    where: { id },
    data: { content: "Four questions before every hire", version: { increment: 1 } },
  });
  await guest.getByRole("textbox", { name: t("reviews:guest.answer.name"), exact: true }).fill("Grace");
  await guest.getByRole("button", { name: t("reviews:guest.answer.approve"), exact: true }).click();
  await expect(guest.getByText(t("reviews:guest.changedTitle"), { exact: true })).toBeVisible();
  await expect(guest.getByTestId("preview-text")).toHaveText("Four questions before every hire");
  await expectAccessible(guest, "review-changed");
  const events = await world.db.approvalEvent.findMany({ where: { postId: id, kind: "approved" } });
  expect(events).toEqual([]);
  await guest.context().close();
});
