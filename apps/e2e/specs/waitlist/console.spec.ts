import type { Page } from "@playwright/test";
import { createUser } from "@takt/db/testing/factories/create-user";
import { test } from "../../fixtures/as-provider";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized } from "../../fixtures/in-language";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { PROVIDER_EMAIL } from "../../fixtures/provider-email";
import { expect, type World } from "../../fixtures/world";
import { signIn } from "../../harness/sign-in";

const { language, t, at } = localized("de");
const REASON = "Not for clubs, sorry.";

/** People who wait, whom no other test finds by their family name. */
async function people({ db }: World, count: number) {
  const family = `Reihe-${crypto.randomUUID().slice(0, 8)}`;
  const made = [];
  for (let n = 0; n < count; n++)
    made.push(
      await createUser(db, {
        name: `Person${String(n).padStart(2, "0")} ${family}`,
        email: `person${n}.${family}@example.com`.toLowerCase(),
        waitlistStatus: "waitlisted",
      }),
    );
  return { family, made, ids: made.map(({ id }) => id) };
}

const consolePath = (q: string, view?: string) =>
  at(`/provider?q=${encodeURIComponent(q)}${view ? `&view=${view}` : ""}`);
const rowsOf = (page: Page) =>
  page.getByRole("list", { name: t("provider:accounts"), exact: true }).getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
/** What a toast says, or a text that stands there once more for screen readers. */
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
/** A tab, which says how many accounts it has. */
const tab = (page: Page, view: "active" | "rejected") =>
  page.getByRole("tab", { name: messagePattern(`${t(`provider:view.${view}`)}${ANY}`, /\s*\d*/) });
const userOf = ({ db }: World, id: string) => db.user.findUniqueOrThrow({ where: { id } });

test("a provider searches, activates many at once, and takes it back", async ({ asProvider, world }) => {
  const { family, ids } = await people(world, 3);
  const { page } = await asProvider({ language });
  const statuses = async () =>
    (await world.db.user.findMany({ where: { id: { in: ids } } })).map((user) => user.waitlistStatus);
  const all = page.getByRole("checkbox", { name: t("provider:selectAll", { count: 3 }), exact: true });
  await page.goto(at("/provider"));
  await expect(heading(page, t("provider:title"))).toBeVisible();
  await page.getByRole("searchbox", { name: t("provider:search"), exact: true }).fill(family);
  const rows = rowsOf(page);
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText("Person00");

  await all.click();
  await expect(said(page, t("provider:selected", { count: 3 }))).toBeVisible();
  await expectAccessible(page, "console-selected");
  await button(page, t("provider:activate")).click();
  await button(page, t("common:undo")).first().click();
  await expect(said(page, t("provider:done.waitlisted", { count: 3 }))).toBeVisible();
  expect(await statuses()).toEqual(["waitlisted", "waitlisted", "waitlisted"]);

  // The list of before may still be on its way.
  await page.reload();
  await expect(rows).toHaveCount(3);
  await all.click();
  await button(page, t("provider:activate")).click();
  await expect(said(page, t("provider:done.active", { count: 3 }))).toBeVisible();
  await expect(heading(page, t("provider:nothingFound", { search: family }))).toBeVisible();
  await expectAccessible(page, "console-nothing");
  expect(await statuses()).toEqual(["active", "active", "active"]);
  await tab(page, "active").click();
  await expect(rows).toHaveCount(3);
  await page.reload();
  await expect(rows).toHaveCount(3);
});

test("a provider rejects with a reason, which the trail keeps, and puts back", async ({
  asProvider,
  world,
}) => {
  const [person] = (await people(world, 1)).made;
  const name = person!.name!;
  const { page, provider } = await asProvider({ language });
  await page.goto(consolePath(name));
  await button(page, t("provider:rejectOne", { name })).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: t("provider:dialog.confirm"), exact: true });
  await confirm.click();
  await expect(dialog.getByText(t("provider:dialog.missing"), { exact: true })).toBeVisible();
  await expectAccessible(page, "console-reject-missing");
  await dialog.getByRole("textbox", { name: t("provider:dialog.reason"), exact: true }).fill(REASON);
  await confirm.click();
  await expect(said(page, t("provider:done.rejected", { count: 1 }))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await userOf(world, person!.id)).toMatchObject({
    waitlistStatus: "rejected",
    waitlistReason: REASON,
  });

  await page.getByRole("tab", { name: t("provider:view.trail"), exact: true }).click();
  const rejection = t("provider:trail.rejected", { account: name });
  const line = page.getByRole("listitem").filter({ hasText: rejection });
  await expect(line).toContainText(REASON);
  await expect(line).toContainText(provider.name);
  await expectAccessible(page, "console-trail");

  await tab(page, "rejected").click();
  const given = t("provider:reasonGiven", { reason: REASON });
  await expect(page.getByText(given, { exact: true })).toBeVisible();
  await expectAccessible(page, "console-rejected");
  await button(page, t("provider:putBackOne", { name })).click();
  await expect(said(page, t("provider:done.waitlisted", { count: 1 }))).toBeVisible();
  expect(await userOf(world, person!.id)).toMatchObject({
    waitlistStatus: "waitlisted",
    waitlistReason: null,
  });
});

test("a list that fails can be asked again; a long one comes page by page", async ({ asProvider, world }) => {
  const { family } = await people(world, 31);
  const { page } = await asProvider({ language });
  await page.goto(consolePath(family));
  await expect(rowsOf(page)).toHaveCount(30);
  await button(page, t("provider:loadMore")).click();
  await expect(rowsOf(page)).toHaveCount(31);

  await page.route("**/api/trpc/**", (route) => route.abort());
  await tab(page, "rejected").click();
  await expect(heading(page, t("provider:loadFailed"))).toBeVisible();
  await expectAccessible(page, "console-failed");
  await page.unroute("**/api/trpc/**");
  await button(page, t("common:retry")).click();
  await expect(heading(page, t("provider:nothingFound", { search: family }))).toBeVisible();
});

test("a provider with an old sign-in looks and does not decide; nobody decides about themselves", async ({
  asProvider,
  world,
}) => {
  const [person] = (await people(world, 1)).made;
  const { page, provider } = await asProvider({ language, signedInHoursAgo: 13 });
  await page.goto(consolePath(person!.name!));
  await expect(page.getByText(t("provider:stale.title"), { exact: true })).toBeVisible();
  await expectAccessible(page, "console-stale");
  await button(page, t("provider:activateOne", { name: person!.name })).click();
  await expect(said(page, t("errors:sign_in_stale"))).toBeVisible();
  expect(await userOf(world, person!.id)).toMatchObject({ waitlistStatus: "waitlisted" });

  await page.goto(consolePath(provider.name, "active"));
  const own = page.getByRole("listitem").filter({ hasText: provider.name });
  await expect(own.getByText(t("provider:own"), { exact: true })).toBeVisible();
  await expect(own.getByRole("button")).toHaveCount(0);
  await expect(own.getByRole("checkbox")).toBeDisabled();
  await expectAccessible(page, "console-own");
});

test("to everybody else the console does not exist", async ({ page, world }) => {
  const isMissing = async () => {
    for (const path of ["/provider", "/de/provider", "/provider?view=trail"]) {
      const response = await page.goto(path);
      expect(response!.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("/provider");
      for (const there of EVERY_LANGUAGE)
        await expect(page).not.toHaveTitle(new RegExp(there.t("provider:title")));
    }
  };
  await isMissing();
  await world.login(page);
  await isMissing();
  const impostor = await createUser(world.db, { email: PROVIDER_EMAIL, emailVerified: null });
  await page.context().clearCookies();
  const cookie = await signIn(world.db, impostor.id);
  await page.context().addCookies([{ ...cookie, url: world.webUrl, httpOnly: true, sameSite: "Lax" }]);
  await isMissing();
});
