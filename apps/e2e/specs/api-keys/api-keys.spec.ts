import { createHash } from "node:crypto";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const HOUR_MS = 3_600_000;
const hash = (token: string) => createHash("sha256").update(token).digest("hex");
const path = (slug: string) => at(`/app/w/${slug}/user/settings?tab=api` as "/app");

test("the owner creates a key, stores it and rotates it, and the old one works for a day; the keys themselves are kept nowhere", async ({
  page,
  context,
  world,
}) => {
  const { slug, workspace } = await createTeam(world);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: world.webUrl });
  await world.login(page);
  await page.goto(path(slug));
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const heading = page.getByRole("heading", {
    level: 2,
    name: t("api-keys:heading", { workspace: workspace.name }),
  });
  await expect(heading).toBeVisible();
  await expect(
    page.getByText(`curl -H "Authorization: Bearer takt_live_…" ${world.webUrl}/api/v1/me`),
  ).toBeVisible();
  await expectAccessible(page, "api-keys-none");

  await button(t("api-keys:create.open")).click();
  const form = page.getByRole("dialog", { name: t("api-keys:create.title"), exact: true });
  await form.getByRole("textbox", { name: t("api-keys:create.name"), exact: true }).fill("Wochenbericht");
  await form.getByRole("checkbox", { name: t("api-keys:scopes.postsPublish.name"), exact: true }).check();
  await expectAccessible(page, "api-keys-create");
  await page.keyboard.press("Escape");
  const discard = page.getByRole("alertdialog", { name: t("common:discard.title"), exact: true });
  await discard.getByRole("button", { name: t("common:discard.keep"), exact: true }).click();
  await form.getByRole("button", { name: t("api-keys:create.action"), exact: true }).click();
  const shown = page.getByRole("dialog", { name: t("api-keys:made.title"), exact: true });
  const field = (name: string) =>
    shown.getByRole("textbox", { name: t("api-keys:made.key", { name }), exact: true });
  const token = await field("Wochenbericht").inputValue();
  await expect(field("Wochenbericht")).toBeFocused();
  await expectAccessible(page, "api-keys-made");
  await shown.getByRole("button", { name: t("api-keys:made.copy"), exact: true }).click();
  await expect(page.getByText(t("api-keys:made.copied"), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: t("api-keys:made.question"), exact: true });
  await expectAccessible(page, "api-keys-stored");
  await question.getByRole("button", { name: t("api-keys:made.back"), exact: true }).click();
  await button(t("api-keys:made.stored")).click();
  await expect(shown).toBeHidden();
  await expect(heading).toBeFocused();

  const list = page.getByRole("list", { name: t("api-keys:list"), exact: true });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText(`…${token.slice(-4)}`);
  await expect(list).toContainText(
    `${t("api-keys:scopes.postsRead.name")} · ${t("api-keys:scopes.postsPublish.name")}`,
  );
  const where = { workspaceId: workspace.id };
  const [key] = await world.db.apiKey.findMany({ where });
  expect(key).toMatchObject({
    name: "Wochenbericht",
    scopes: ["posts:read", "posts:publish"],
    tokenHash: hash(token),
  });
  expect((key!.expiresAt.getTime() - key!.createdAt.getTime()) / HOUR_MS).toBe(90 * 24);
  expect(JSON.stringify(key)).not.toContain(token);

  await button(t("api-keys:rotate.openFor", { name: "Wochenbericht" })).click();
  await expectAccessible(page, "api-keys-rotate");
  await button(t("api-keys:rotate.action")).click();
  const second = await field("Wochenbericht").inputValue();
  await button(t("api-keys:made.stored")).click();
  await expect(heading).toBeFocused();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").first()).toContainText(`…${second.slice(-4)}`);
  await expect(list.getByRole("listitem").last()).toContainText(t("api-keys:states.replaced"));
  await expectAccessible(page, "api-keys-rotated");
  const rotated = await world.db.apiKey.findUniqueOrThrow({ where: { tokenHash: hash(token) } });
  expect((rotated.expiresAt.getTime() - rotated.rotatedAt!.getTime()) / HOUR_MS).toBe(24);
  expect(await world.db.apiKey.count({ where: { ...where, tokenHash: hash(second) } })).toBe(1);
});

test("an admin revokes the key of the owner by keyboard, which then is one of the ended", async ({
  page,
  world,
}) => {
  const { slug, owner, workspace } = await createTeam(world, "admin");
  const key = await createApiKey(
    world.db,
    { userId: owner.id, workspaceId: workspace.id },
    { name: "Bericht" },
  );
  await world.login(page);
  await page.goto(path(slug));
  await expect(
    page.getByRole("button", { name: t("api-keys:rotate.openFor", { name: "Bericht" }), exact: true }),
  ).toHaveCount(0);
  const revoke = page.getByRole("button", {
    name: t("api-keys:revoke.openFor", { name: "Bericht" }),
    exact: true,
  });
  await revoke.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(t("api-keys:revoke.text"));
  await expectAccessible(page, "api-keys-revoke");
  await question.getByRole("button", { name: t("api-keys:revoke.action"), exact: true }).press("Enter");
  await expect(page.getByText(t("api-keys:revoke.done", { name: "Bericht" }), { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: workspace.name })).toBeFocused();
  await expect(revoke).toHaveCount(0);
  await page.getByText(t("api-keys:ended", { count: 1 }), { exact: true }).click();
  const ended = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: `…${key.hint}` });
  await expect(ended).toContainText(t("api-keys:states.revoked"));
  await expectAccessible(page, "api-keys-ended");
  const { revokedAt } = await world.db.apiKey.findUniqueOrThrow({ where: { id: key.id } });
  expect(revokedAt).not.toBeNull();
});

test("a member who does not manage the workspace has no tab for keys, and its address opens the first", async ({
  page,
  world,
}) => {
  const { slug } = await createTeam(world, "editor");
  await world.login(page);
  await page.goto(path(slug));
  const link = (tab: "general" | "api") =>
    page.getByRole("link", { name: t(`settings:tabs.${tab}`), exact: true });
  await expect(link("general")).toHaveAttribute("aria-current", "page");
  await expect(link("api")).toHaveCount(0);
});

test("without the plan the tab says what keys are part of, and leads to the plans", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/user/settings?tab=api"));
  await expect(page.getByText(t("api-keys:plan.text"), { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: t("api-keys:create.open"), exact: true })).toHaveCount(0);
  await expectAccessible(page, "api-keys-plan");
  await page.getByRole("link", { name: t("errors:links.plans"), exact: true }).click();
  await page.waitForURL(/\/app\/user\/subscription$/);
});
