import type { Page } from "@playwright/test";
import { createUser } from "@takt/db/testing/factories/create-user";
import { test } from "../../fixtures/as-operator";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { OPERATOR_EMAIL } from "../../fixtures/operator-email";
import { expect, type World } from "../../fixtures/world";
import { signIn } from "../../harness/sign-in";

const { language, t, at } = localized("de");
const REASON = "Not for clubs, sorry.";

/** Creates waitlisted users with a family name that no other test has. */
async function seedWaitlist({ db }: World, count: number) {
  const family = `Reihe-${crypto.randomUUID().slice(0, 8)}`;
  const users = [];
  for (let n = 0; n < count; n++)
    users.push(
      await createUser(db, {
        name: `Person${String(n).padStart(2, "0")} ${family}`,
        email: `person${n}.${family}@example.com`.toLowerCase(),
        waitlistStatus: "waitlisted",
      }),
    );
  return { family, users, ids: users.map(({ id }) => id) };
}

const consolePath = (q: string, view?: string) =>
  at(`/provider?q=${encodeURIComponent(q)}${view ? `&view=${view}` : ""}`);
const getRows = (page: Page) =>
  page.getByRole("list", { name: t("operator:accounts"), exact: true }).getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
/** Returns the first occurrence of a text, which a toast may repeat for screen readers. */
const firstText = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
/** Returns a tab, whose name includes the number of its accounts. */
const tab = (page: Page, view: "active" | "rejected") =>
  page.getByRole("tab", { name: messagePattern(`${t(`operator:view.${view}`)}${ANY}`, /\s*\d*/) });
const getUser = ({ db }: World, id: string) => db.user.findUniqueOrThrow({ where: { id } });

test("an operator can search, activate many accounts at once and undo it", async ({ asOperator, world }) => {
  const { family, ids } = await seedWaitlist(world, 3);
  const { page } = await asOperator({ language });
  const statuses = async () =>
    (await world.db.user.findMany({ where: { id: { in: ids } } })).map((user) => user.waitlistStatus);
  const all = page.getByRole("checkbox", { name: t("operator:selectAll", { count: 3 }), exact: true });
  await page.goto(at("/provider"));
  await expect(heading(page, t("operator:title"))).toBeVisible();
  await page.getByRole("searchbox", { name: t("operator:search"), exact: true }).fill(family);
  const rows = getRows(page);
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText("Person00");

  await all.click();
  await expect(firstText(page, t("operator:selected", { count: 3 }))).toBeVisible();
  await expectAccessible(page, "console-selected");
  await button(page, t("operator:activate")).click();
  await button(page, t("common:undo")).first().click();
  await expect(firstText(page, t("operator:done.waitlisted", { count: 3 }))).toBeVisible();
  expect(await statuses()).toEqual(["waitlisted", "waitlisted", "waitlisted"]);

  // The previous list may still be loading.
  await page.reload();
  await expect(rows).toHaveCount(3);
  await all.click();
  await button(page, t("operator:activate")).click();
  await expect(firstText(page, t("operator:done.active", { count: 3 }))).toBeVisible();
  await expect(heading(page, t("operator:nothingFound", { search: family }))).toBeVisible();
  await expectAccessible(page, "console-nothing");
  expect(await statuses()).toEqual(["active", "active", "active"]);
  await tab(page, "active").click();
  await expect(rows).toHaveCount(3);
  await page.reload();
  await expect(rows).toHaveCount(3);
});

test("an operator can reject an account with a reason, which the audit trail keeps, and revert it", async ({
  asOperator,
  world,
}) => {
  const [person] = (await seedWaitlist(world, 1)).users;
  const name = person!.name!;
  const { page, operator } = await asOperator({ language });
  await page.goto(consolePath(name));
  await button(page, t("operator:rejectOne", { name })).click();
  const dialog = page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: t("operator:dialog.confirm"), exact: true });
  await confirm.click();
  await expect(dialog.getByText(t("operator:dialog.missing"), { exact: true })).toBeVisible();
  await expectAccessible(page, "console-reject-missing");
  await dialog.getByRole("textbox", { name: t("operator:dialog.reason"), exact: true }).fill(REASON);
  await confirm.click();
  await expect(firstText(page, t("operator:done.rejected", { count: 1 }))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(await getUser(world, person!.id)).toMatchObject({
    waitlistStatus: "rejected",
    waitlistReason: REASON,
  });

  await page.getByRole("tab", { name: t("operator:view.trail"), exact: true }).click();
  const rejection = t("operator:trail.rejected", { account: name });
  const line = page.getByRole("listitem").filter({ hasText: rejection });
  await expect(line).toContainText(REASON);
  await expect(line).toContainText(operator.name);
  await expectAccessible(page, "console-trail");

  await tab(page, "rejected").click();
  const given = t("operator:reasonGiven", { reason: REASON });
  await expect(page.getByText(given, { exact: true })).toBeVisible();
  await expectAccessible(page, "console-rejected");
  await button(page, t("operator:putBackOne", { name })).click();
  await expect(firstText(page, t("operator:done.waitlisted", { count: 1 }))).toBeVisible();
  expect(await getUser(world, person!.id)).toMatchObject({
    waitlistStatus: "waitlisted",
    waitlistReason: null,
  });
});

test("a list that fails to load can be retried, and a long list is paginated", async ({
  asOperator,
  world,
}) => {
  const { family } = await seedWaitlist(world, 31);
  const { page } = await asOperator({ language });
  await page.goto(consolePath(family));
  await expect(getRows(page)).toHaveCount(30);
  await button(page, t("operator:loadMore")).click();
  await expect(getRows(page)).toHaveCount(31);

  await page.route("**/api/trpc/**", (route) => route.abort());
  await tab(page, "rejected").click();
  await expect(heading(page, t("operator:loadFailed"))).toBeVisible();
  await expectAccessible(page, "console-failed");
  await page.unroute("**/api/trpc/**");
  await button(page, t("common:retry")).click();
  await expect(heading(page, t("operator:nothingFound", { search: family }))).toBeVisible();
});

test("an operator with an old sign-in can view but not decide, and no operator decides about themselves", async ({
  asOperator,
  world,
}) => {
  const [person] = (await seedWaitlist(world, 1)).users;
  const { page, operator } = await asOperator({ language, signedInHoursAgo: 13 });
  await page.goto(consolePath(person!.name!));
  await expect(page.getByText(t("operator:stale.title"), { exact: true })).toBeVisible();
  await expectAccessible(page, "console-stale");
  await button(page, t("operator:activateOne", { name: person!.name })).click();
  await expect(firstText(page, t("errors:sign_in_stale"))).toBeVisible();
  expect(await getUser(world, person!.id)).toMatchObject({ waitlistStatus: "waitlisted" });

  await page.goto(consolePath(operator.name, "active"));
  const own = page.getByRole("listitem").filter({ hasText: operator.name });
  await expect(own.getByText(t("operator:own"), { exact: true })).toBeVisible();
  await expect(own.getByRole("button")).toHaveText([t("operator:billing.open")]);
  await expect(own.getByRole("checkbox")).toBeDisabled();
  await expectAccessible(page, "console-own");
});

test("the console returns 404 for everybody else", async ({ page, world }) => {
  const expectMissing = async () => {
    for (const path of ["/provider", "/de/provider", "/provider?view=trail"]) {
      const response = await page.goto(path);
      expect(response!.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("/provider");
      for (const each of EVERY_LANGUAGE)
        await expect(page).not.toHaveTitle(new RegExp(each.t("operator:title")));
    }
  };
  await expectMissing();
  await world.login(page);
  await expectMissing();
  const impostor = await createUser(world.db, { email: OPERATOR_EMAIL, emailVerified: null });
  await page.context().clearCookies();
  const cookie = await signIn(world.db, impostor.id);
  await page.context().addCookies([{ ...cookie, url: world.webUrl, httpOnly: true, sameSite: "Lax" }]);
  await expectMissing();
});

test("an operator sees a user's billing, and reads it again from Stripe", async ({ asOperator, world }) => {
  const name = `Zahlt ${crypto.randomUUID().slice(0, 8)}`;
  // Stripe knows of no subscription of this customer.
  const { id } = await createUser(world.db, {
    name,
    stripeCustomerId: `cus_${crypto.randomUUID().replaceAll("-", "")}`,
    subscriptionStatus: "active",
    subscriptionPlan: "enterprise",
  });
  const { page } = await asOperator({ language });
  await page.goto(consolePath(name, "active"));
  await button(page, t("operator:billing.openOne", { name })).click();
  const dialog = page.getByRole("dialog", { name: t("operator:billing.title", { name }), exact: true });
  await expect(dialog).toContainText(t("plans:names.enterprise"));
  await expect(dialog).toContainText(t("billing:status.active"));
  await expectAccessible(page, "console-billing");
  await dialog.getByRole("button", { name: t("operator:billing.sync.action"), exact: true }).click();
  await expect(dialog).toContainText(t("billing:status.free"));
  await expect(dialog).not.toContainText(t("plans:names.enterprise"));
  expect(await getUser(world, id)).toMatchObject({ subscriptionStatus: "free" });
  await expect
    .poll(() => world.db.auditEntry.count({ where: { subject: id, action: "billing.resynced" } }))
    .toBe(1);
});

test("the app at LinkedIn is checked in the console", async ({ asOperator }) => {
  const { page } = await asOperator({ language });
  await page.goto(at("/provider?view=linkedin"));
  // The app that publishes, with two redirect URIs, and the apps of the two further products.
  await expect(page.getByText(t("operator:linkedin.credentials.ok"))).toHaveCount(3);
  await expect(page.getByText(t("operator:linkedin.redirect.ok"))).toHaveCount(4);
  await expect(
    page.getByRole("region", { name: t("operator:linkedin.product.name.community") }),
  ).toContainText(t("operator:linkedin.credentials.ok"));
  await expect(
    page.getByText(
      messagePattern(
        `${t("operator:linkedin.state.ok")}: ${t("operator:linkedin.clock.ok", { seconds: ANY })}`,
      ),
    ),
  ).toBeVisible();
  await expectAccessible(page, "console-linkedin");
  await button(page, t("operator:linkedin.again")).click();
  await expect(page.getByText(t("operator:linkedin.version.ok"))).toBeVisible();
});
