import type { Page } from "@playwright/test";
import { test } from "../../fixtures/as-operator";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { expectSwept } from "../../fixtures/expect-swept";
import { EVERY_LANGUAGE, localized, type Language } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, type World } from "../../fixtures/world";

type Inbox = { emails: { subject: string }[] };

const { language, t, at } = localized("en");
const JOINED = new Date("2026-11-20T12:00:00Z");
const SINCE = {
  en: "You have been on the waitlist since Fri, 20 Nov 2026.",
  de: "Sie stehen seit Fr., 20. Nov. 2026 auf der Warteliste.",
};
const PAGES = [
  "/app",
  "/app/posts",
  "/app/content/create",
  "/app/content/calendar",
  "/app/content/bookmarks",
  "/app/content/compass",
  "/app/notifications",
  "/app/user/profile",
  "/app/user/settings",
  `/app/content/edit/${crypto.randomUUID()}`,
] as const;

type WaitlistFields = {
  preferredLanguage?: Language;
  waitlistStatus: "waitlisted" | "rejected";
  waitlistJoinedAt: Date | null;
  waitlistDecidedAt?: Date;
  waitlistReason?: string;
};

/** Puts the world's user on the waitlist with an address that no other test has; returns the address. */
async function setWaitlisted({ db, user }: World, fields: WaitlistFields): Promise<string> {
  const email = `${user.id}@example.com`;
  await db.user.update({
    where: { id: user.id },
    data: { preferredLanguage: language, email, ...fields },
  });
  return email;
}

/** Makes the activation email due at once, without the undo period; a claimed email does not change. */
async function endUndoPeriod({ db, user }: World): Promise<void> {
  await db.outboxEmail.updateMany({
    where: { userId: user.id, kind: "account_activated", tries: 0 },
    data: { dueAt: new Date() },
  });
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const draft = (page: Page) => page.getByRole("textbox", { name: t("waitlist:draft.label"), exact: true });
const stillWaiting = (page: Page) => page.getByText(messagePattern(t("waitlist:still", { time: ANY })));

test("a waitlisted user is activated in the console, continues with their draft and gets an email", async ({
  page,
  asOperator,
  world,
}) => {
  const { db, user } = world;
  const to = await setWaitlisted(world, { waitlistStatus: "waitlisted", waitlistJoinedAt: JOINED });
  await world.login(page);
  await page.goto(at("/app"));
  await expect(title(page, t("waitlist:waitlistedTitle"))).toBeVisible();
  await expect(page.getByText(t("waitlist:title"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("waitlist:next.mail", { email: to }), { exact: true })).toBeVisible();

  const content = `What I always wanted to say ${user.id}`;
  await draft(page).fill(content);
  const check = button(page, t("waitlist:check"));
  await check.click();
  await expect(stillWaiting(page)).toBeVisible();
  await expectAccessible(page, "waitlist-checked");
  // After a reload the status can be checked again at once.
  await page.reload();
  await expect(draft(page)).toHaveValue(content);

  const { page: operatorPage } = await asOperator({ language });
  await operatorPage.goto(at(`/provider?q=${encodeURIComponent(user.name!)}`));
  await button(operatorPage, t("operator:activateOne", { name: user.name })).click();
  const activated = operatorPage.getByText(t("operator:done.active", { count: 1 }), { exact: true });
  await expect(activated.first()).toBeVisible();
  await endUndoPeriod(world);

  const continueButton = button(page, t("waitlist:continue.action"));
  await check.click();
  await expect(continueButton).toBeVisible();
  await expectAccessible(page, "waitlist-continue");
  // The server creates the draft, but its response is lost.
  await page.route("**/api/trpc/posts.create**", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await continueButton.click();
  await expect(page.getByText(t("errors:unexpected"), { exact: true }).first()).toBeVisible();
  await page.unroute("**/api/trpc/posts.create**");
  await continueButton.click();
  await page.waitForURL("**/app/content/edit/**");
  await expect(page.getByText(content).first()).toBeVisible();
  expect(await db.post.findMany({ where: { authorId: user.id } })).toMatchObject([
    { content, status: "draft" },
  ]);
  await page.goto(at("/app/posts"));
  await expect(page.getByRole("link", { name: content })).toBeVisible();
  await expect(continueButton).toHaveCount(0);

  const subjects = async () => (await world.mail.state<Inbox>({ to })).emails.map(({ subject }) => subject);
  await expectSwept(world, subjects).toEqual([t("mail:accountActivated.subject")]);
});

for (const each of EVERY_LANGUAGE)
  test(`${each.language}: the day on which a user joined is written in the language's date format`, async ({
    page,
    world,
  }) => {
    await setWaitlisted(world, {
      preferredLanguage: each.language,
      waitlistStatus: "waitlisted",
      waitlistJoinedAt: JOINED,
    });
    await world.login(page);
    await page.goto(each.at("/app"));
    await expect(page.getByText(SINCE[each.language], { exact: true })).toBeVisible();
  });

test("a rejected user sees the operator's reason and the options that remain", async ({ page, world }) => {
  await setWaitlisted(world, {
    waitlistStatus: "rejected",
    waitlistJoinedAt: JOINED,
    waitlistDecidedAt: new Date("2026-11-21T12:00:00Z"),
    waitlistReason: "This Takt is for the club.\nPlease ask the board.",
  });
  await world.login(page);
  await page.goto(at("/app/posts"));
  await expect(title(page, t("waitlist:rejectedTitle"))).toBeVisible();
  await expect(page.getByRole("figure")).toContainText(t("waitlist:reason"));
  await expect(page.getByRole("figure")).toContainText("Please ask the board.");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await expect(button(page, t("feedback:open"))).toBeVisible();
  await expect(link(t("waitlist:export"))).toBeVisible();
  await expect(link(t("waitlist:deletion"))).toBeVisible();
  await expectAccessible(page, "waitlist-rejected");
});

test("a user who is not on the waitlist yet can join it once", async ({ page, world }) => {
  const { db, user } = world;
  await setWaitlisted(world, { waitlistStatus: "waitlisted", waitlistJoinedAt: null });
  await world.login(page);
  await page.goto(at("/app"));
  const join = button(page, t("waitlist:join"));
  await expect(join).toBeVisible();
  await expectAccessible(page, "waitlist-not-joined");
  await join.click();
  const joined = messagePattern(t("waitlist:banner.waitlisted", { date: ANY }));
  await expect(page.getByText(joined)).toBeVisible();
  await expect(join).toHaveCount(0);
  const { waitlistStatus, waitlistJoinedAt } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(waitlistStatus).toBe("waitlisted");
  expect(waitlistJoinedAt).toBeInstanceOf(Date);
});

test("signing out removes the draft from the device", async ({ page, world }) => {
  await setWaitlisted(world, { waitlistStatus: "waitlisted", waitlistJoinedAt: JOINED });
  await world.login(page);
  await page.goto(at("/app"));
  await draft(page).fill("For me alone");
  const countStoredDrafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("takt:draft:")).length);
  await expect.poll(countStoredDrafts).toBe(1);
  await button(page, t("waitlist:signOut")).click();
  await page.waitForURL("**/login**");
  await expect.poll(countStoredDrafts).toBe(0);
});

test("every page of the app shows the waitlist screen, and a failed status check shows an error", async ({
  page,
  world,
}) => {
  await setWaitlisted(world, { waitlistStatus: "waitlisted", waitlistJoinedAt: JOINED });
  await world.login(page);
  const navigation = page.getByRole("navigation", { name: t("shell:mainNavigation"), exact: true });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(title(page, t("waitlist:waitlistedTitle"))).toBeVisible();
    await expect(navigation).toHaveCount(0);
  }
  const check = button(page, t("waitlist:check"));
  await page.route("**/api/trpc/waitlist.status**", (route) => route.abort());
  await check.click();
  await expect(page.getByText(t("errors:unexpected"), { exact: true }).first()).toBeVisible();
  await page.unroute("**/api/trpc/waitlist.status**");
  await check.click();
  await expect(stillWaiting(page)).toBeVisible();
});
