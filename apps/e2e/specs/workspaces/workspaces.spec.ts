import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createTeam } from "../../fixtures/create-team";
import { collectProblems } from "../../fixtures/collect-problems";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { createConnectedUser } from "../../harness/create-connected-user";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";

const { t, at } = localized("de");
const en = localized("en");

const account = (page: Page, { user }: World, { t: text } = localized("de")) =>
  page
    .getByRole("button", {
      name: new RegExp(`^${text("shell:accountMenu", { name: "" })}(.+, )?${user.name}$`),
    })
    .filter({ visible: true });

/** Opens the dialog for the name of a workspace from the account menu, and types it. */
async function typeName(page: Page, world: World, kind: "create" | "rename", name: string, language = en) {
  const text = language.t;
  await account(page, world, language).click();
  await page.getByRole("menuitem", { name: text(`workspaces:${kind}`), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: text(`workspaces:${kind}Title`), exact: true });
  await dialog.getByRole("textbox", { name: text("workspaces:name"), exact: true }).fill(name);
  return dialog;
}

/** Lets the user have workspaces. */
async function subscribe({ db, user }: World) {
  await db.user.update({
    where: { id: user.id },
    data: { subscriptionStatus: "active", subscriptionPlan: "enterprise" },
  });
}

test("a workspace is made from the account menu, has its own posts, and is left the same way", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const problems = collectProblems(page);
  await subscribe(world);
  await createPost(db, user, { content: "Persönlicher Entwurf" });
  await world.login(page);
  await page.goto(at("/app"));
  await typeName(page, world, "create", `Studio ${user.id}`, localized("de"));
  await expectAccessible(page, "workspace-new");
  await page.keyboard.press("Enter");

  const slug = `studio-${user.id}`.slice(0, 40).replace(/-$/, "");
  await page.waitForURL(at(`/app/w/${slug}`));
  await expect(account(page, world)).toContainText(`Studio ${user.id}`);

  await page
    .getByRole("link", { name: t("shell:posts"), exact: true })
    .first()
    .click();
  await page.waitForURL(at(`/app/w/${slug}/posts`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Persönlicher Entwurf")).toHaveCount(0);

  await page.goto(at(`/app/w/${slug}/content/create`));
  await page.getByRole("textbox", { name: t("posts:editor.text"), exact: true }).fill("Entwurf im Studio");
  await page.getByTestId("image-picker").setInputFiles({
    name: "dia.png",
    mimeType: "image/png",
    buffer: sampleMedia.png(640, 360, [5, 119, 67]),
  });
  await expect(page.getByRole("textbox", { name: t("media:altText", { name: "dia.png" }) })).toBeVisible();
  const own = { authorId: user.id, content: "Entwurf im Studio" };
  await expect
    .poll(() => db.post.findFirst({ where: own, include: { workspace: true, media: true } }))
    .toMatchObject({
      workspace: { slug, personal: false },
      media: [{ fileName: "dia.png" }],
    });

  await page.goto(at(`/app/w/${slug}/posts`));
  await expect(page.getByText("Entwurf im Studio").first()).toBeVisible();
  await account(page, world).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: `Studio ${user.id}` })).toHaveAttribute(
    "aria-current",
    "true",
  );
  // Typing finds it by its name.
  await page.keyboard.type("Studio");
  await expect(page.getByRole("menuitem", { name: `Studio ${user.id}` })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("menuitem", { name: t("workspaces:personal") })).toBeFocused();
  await expectAccessible(page, "workspace-menu");
  await page.getByRole("menuitem", { name: t("workspaces:personal") }).press("Enter");
  await page.waitForURL(at("/app"));
  await page.goto(at("/app/posts"));
  await expect(page.getByText("Persönlicher Entwurf").first()).toBeVisible();
  await expect(page.getByText("Entwurf im Studio")).toHaveCount(0);
  expect(problems).toEqual([]);
});

test("a workspace is renamed and keeps its address", async ({ page, world }) => {
  const { slug } = await createTeam(world);
  await world.login(page);
  await page.goto(`/app/w/${slug}`);
  const dialog = await typeName(page, world, "rename", "Northwind");
  await dialog.getByRole("button", { name: en.t("workspaces:save"), exact: true }).click();
  await expect(page.getByText(en.t("workspaces:renamed"), { exact: true })).toBeVisible();
  await expect(account(page, world, en)).toContainText("Northwind");
  await expect(page).toHaveURL(new RegExp(`/app/w/${slug}$`));
});

test("an editor sees the posts of the others there, and cannot rename it", async ({ page, world }) => {
  const { db } = world;
  const { slug, workspace, owner } = await createTeam(world, "editor");
  const post = await createPost(
    db,
    { id: owner.id, workspaceId: workspace.id },
    { content: "Written by a colleague" },
  );
  await world.login(page);
  await page.goto(`/app/w/${slug}/posts`);
  await expect(page.getByText("Written by a colleague").first()).toBeVisible();
  await account(page, world, en).click();
  await expect(page.getByRole("menuitem", { name: en.t("workspaces:create"), exact: true })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: en.t("workspaces:rename"), exact: true })).toHaveCount(0);
  // A link that names the post alone, as of a notification, leads into the workspace.
  await page.goto(`/de/app/content/edit/${post.id}`);
  await expect(page).toHaveURL(new RegExp(`/de/app/w/${slug}/content/edit/${post.id}$`));
});

test("without the plan the dialog says which one has workspaces, and where", async ({ page, world }) => {
  await world.login(page);
  await page.goto("/app");
  const dialog = await typeName(page, world, "create", "Studio");
  await dialog.getByRole("button", { name: en.t("workspaces:add"), exact: true }).click();
  await expect(page.getByText(en.t("errors:workspaces_need_plan"), { exact: true })).toBeVisible();
  await expect(page.getByText(en.t("errors:links.plans"), { exact: true })).toBeVisible();
  await expect(dialog).toBeVisible();
});

test("somebody who is no member finds no page and gets no answer there", async ({ page, world }) => {
  const { slug } = await createTeam(world);
  const stranger = await createConnectedUser(world.db, world.linkedin, world.tokenKeys);
  await world.login(page, stranger);
  for (const path of [
    `/app/w/${slug}`,
    `/app/w/${slug}/posts`,
    "/de/app/w/no-such-place",
    "/app/w/NO%20SLUG",
  ])
    expect((await page.goto(path))!.status(), path).toBe(404);
  const answer = await page.request.get("/api/trpc/posts.counts", { headers: { "takt-workspace": slug } });
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain("workspace_not_found");
});
