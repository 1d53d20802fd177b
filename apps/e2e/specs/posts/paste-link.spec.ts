import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

test("a published post whose link LinkedIn did not name takes the one that is pasted, and can be changed then", async ({
  page,
  world,
}) => {
  const post = await createPost(world.db, world.user, { status: "published", linkedinUrn: null });
  // Of the time at which it was published: LinkedIn's numbers have it in their upper bits.
  const urn = `urn:li:share:${BigInt(post.publishedAt!.getTime()) << 22n}`;
  const link = page.getByRole("textbox", { name: t("posts:changes.link.label"), exact: true });
  const view = page.getByRole("link", { name: t("posts:actions.viewOnLinkedIn"), exact: true });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await expect(view).toHaveCount(0);

  await link.fill("https://lnkd.in/abc");
  await link.press("Enter");
  await expect(page.getByText(t("posts:changes.link.invalid"), { exact: true })).toBeVisible();
  await expect(link).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "paste-link");

  await link.fill(`https://www.linkedin.com/feed/update/${urn}/?utm_source=share`);
  await link.press("Enter");
  await expect(page.getByText(t("posts:changes.link.done"), { exact: true }).first()).toBeVisible();
  await expect(view).toHaveAttribute("href", new RegExp(`/feed/update/${urn}`));
  await expect(link).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("posts:changes.edit"), exact: true })).toBeVisible();
  await expectAccessible(page, "paste-link-done");
  expect(await world.db.post.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject({
    linkedinUrn: urn,
  });
});
