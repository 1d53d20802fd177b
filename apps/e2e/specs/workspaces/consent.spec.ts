import { createPost } from "@takt/db/testing/factories/create-post";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { openElsewhere } from "../../fixtures/open-elsewhere";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const en = localized("en");

test("an editor publishes under a name whose bearer agrees; withdrawing cancels it, and Undo brings it back", async ({
  page,
  browser,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace, add } = await createTeam(world, "editor");
  const bearer = await add("viewer");
  const draft = await createPost(db, { id: bearer.id, workspaceId: workspace.id }, { content: "Gemeinsam" });
  const edit = at(`/app/w/${slug}/content/edit/${draft.id}`);
  await world.login(page);
  await page.goto(edit);
  await expect(page.getByText(t("posts:author.refused", { name: bearer.name! }))).toBeVisible();
  await expectAccessible(page, "author-refused");

  const other = await openElsewhere(browser, world, { user: bearer });
  await other.goto(`/app/w/${slug}/members`);
  const agreement = other.getByRole("switch", { name: en.t("members:consent.switch"), exact: true });
  await agreement.click();
  await expect(other.getByText(en.t("members:consent.given"), { exact: true })).toBeVisible();
  await expectAccessible(other, "members-consent");

  await page.reload();
  const name = page.getByRole("combobox", { name: t("posts:author.label"), exact: true });
  await expect(name).toHaveValue(bearer.id);
  await expectAccessible(page, "author-chosen");
  await name.selectOption({ label: user.name! });
  const authorOf = async () => (await db.post.findUniqueOrThrow({ where: { id: draft.id } })).authorId;
  await expect.poll(authorOf).toBe(user.id);
  await name.selectOption({ label: bearer.name! });
  await expect.poll(authorOf).toBe(bearer.id);

  const planned = await createPost(
    db,
    { id: bearer.id, workspaceId: workspace.id },
    { status: "scheduled", scheduledById: user.id, content: "Für jemanden geplant" },
  );
  const statusOf = async () => (await db.post.findUniqueOrThrow({ where: { id: planned.id } })).status;
  await agreement.click();
  await expect.poll(statusOf).toBe("cancelled");
  await expectAccessible(other, "members-consent-withdrawn");
  await other.reload();
  await other
    .getByRole("button", { name: en.t("common:undo"), exact: true })
    .first()
    .click();
  await expect.poll(statusOf).toBe("scheduled");
  await expect(agreement).toBeChecked();
  await other.context().close();
});

test("in a workspace whose plan has ended everything is read, and nothing is offered that writes", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace, owner } = await createTeam(world, "editor");
  await createPost(db, { id: user.id, workspaceId: workspace.id }, { content: "Bleibt lesbar" });
  await db.user.update({ where: { id: owner.id }, data: { subscriptionStatus: "ended" } });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/posts`));
  await expect(page.getByText("Bleibt lesbar").first()).toBeVisible();
  await expect(page.getByRole("link", { name: t("shell:newPost") })).toHaveCount(0);
  await expectAccessible(page, "workspace-read-only");
});
