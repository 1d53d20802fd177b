import { readFile } from "node:fs/promises";
import { createPost } from "@takt/db/testing/factories/create-post";
import { strFromU8, unzipSync } from "fflate";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

test("the owner closes a workspace and opens it again, and what was planned is a draft", async ({
  page,
  browser,
  world,
}) => {
  const { db } = world;
  const { slug, add, workspace } = await createTeam(world);
  const member = await add("editor");
  const planned = await createPost(
    db,
    { id: member.id, workspaceId: workspace.id },
    { status: "scheduled", content: "Geplant im Team" },
  );
  const context = await browser.newContext({ baseURL: world.webUrl });
  const other = await context.newPage();
  await world.login(other, member);
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/members`));
  await page.getByRole("button", { name: t("workspaces:close.open"), exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText(t("workspaces:close.members"), { exact: true })).toBeVisible();
  await expectAccessible(page, "workspace-close");
  const started = page.waitForEvent("download");
  await dialog.getByRole("link", { name: t("workspaces:download.first"), exact: true }).click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^takt-${slug}-\\d{4}-\\d{2}-\\d{2}\\.zip$`));
  const entries = unzipSync(await readFile(await file.path()));
  expect(JSON.parse(strFromU8(entries["data/posts.json"]!))).toMatchObject([
    { id: planned.id, content: "Geplant im Team", status: "scheduled" },
  ]);
  expect(strFromU8(entries["tables/posts.csv"]!)).toContain("Geplant im Team");
  await dialog.getByRole("button", { name: t("workspaces:close.action"), exact: true }).click();

  await page.waitForURL(at("/app/members"));
  const closed = page.getByRole("list", { name: t("workspaces:closed.title"), exact: true });
  await expect(closed.getByText(workspace.name, { exact: true })).toBeVisible();
  await expectAccessible(page, "workspaces-closed");
  for (const one of [page, other]) expect((await one.goto(at(`/app/w/${slug}`)))!.status()).toBe(404);
  await context.close();
  expect(await db.post.findUnique({ where: { id: planned.id } })).toMatchObject({ status: "draft" });

  await page.goto(at("/app/members"));
  const reopen = t("workspaces:closed.reopenOf", { workspace: workspace.name });
  await page.getByRole("button", { name: reopen, exact: true }).click();
  await page.waitForURL(at(`/app/w/${slug}`));
  await page.goto(at(`/app/w/${slug}/posts?status=draft`));
  await expect(page.getByText("Geplant im Team").first()).toBeVisible();
});

test("an admin saves the posts of a workspace, and is offered no way to close it", async ({
  page,
  world,
}) => {
  const { slug } = await createTeam(world, "admin");
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/members`));
  await expect(page.getByRole("link", { name: t("workspaces:download.all"), exact: true })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("workspaces:download.posts"), exact: true }).click();
  expect((await download).suggestedFilename()).toBe(`posts-${slug}.csv`);
  await expect(page.getByRole("button", { name: t("members:leave.open"), exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: t("workspaces:close.open"), exact: true })).toHaveCount(0);
});
