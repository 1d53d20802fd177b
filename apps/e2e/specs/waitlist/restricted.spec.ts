import type { Page } from "@playwright/test";
import { test } from "../../fixtures/as-provider";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized, type Language } from "../../fixtures/in-language";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, type World } from "../../fixtures/world";

type Inbox = { mails: { subject: string }[] };
/** The job that sends mails runs each minute. */
const SENT = { timeout: 170_000, intervals: [1000] };

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

type Restriction = {
  preferredLanguage?: Language;
  waitlistStatus: "waitlisted" | "rejected";
  waitlistJoinedAt: Date | null;
  waitlistDecidedAt?: Date;
  waitlistReason?: string;
};

/** The test's user as somebody who is not admitted, with an address that no other test has. */
async function makeRestricted({ db, user }: World, restriction: Restriction): Promise<string> {
  const email = `${user.id}@example.com`;
  await db.user.update({
    where: { id: user.id },
    data: { preferredLanguage: language, email, ...restriction },
  });
  return email;
}

/** The undo that the mail waits for is over; one that a job has taken already stays as it is. */
async function endWaitForUndo({ db, user }: World): Promise<void> {
  await db.outgoingMail.updateMany({
    where: { userId: user.id, kind: "account_activated", mailTries: 0 },
    data: { mailDueAt: new Date() },
  });
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const draft = (page: Page) => page.getByRole("textbox", { name: t("restricted:draft.label"), exact: true });
const still = (page: Page) => page.getByText(messagePattern(t("restricted:still", { time: ANY })));

test("a user waits, is activated in the console, goes on with the draft, and gets a mail", async ({
  page,
  asProvider,
  world,
}) => {
  const { db, user } = world;
  const to = await makeRestricted(world, { waitlistStatus: "waitlisted", waitlistJoinedAt: JOINED });
  await world.login(page);
  await page.goto(at("/app"));
  await expect(title(page, t("restricted:waitlistedTitle"))).toBeVisible();
  await expect(page.getByText(t("restricted:title"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("restricted:next.mail", { email: to }), { exact: true })).toBeVisible();

  const content = `What I always wanted to say ${user.id}`;
  await draft(page).fill(content);
  const check = button(page, t("restricted:check"));
  await check.click();
  await expect(still(page)).toBeVisible();
  await expectAccessible(page, "restricted-checked");
  // With a new page the check can be made again at once.
  await page.reload();
  await expect(draft(page)).toHaveValue(content);

  const { page: console_ } = await asProvider({ language });
  await console_.goto(at(`/provider?q=${encodeURIComponent(user.name!)}`));
  await button(console_, t("provider:activateOne", { name: user.name })).click();
  const activated = console_.getByText(t("provider:done.active", { count: 1 }), { exact: true });
  await expect(activated.first()).toBeVisible();
  await endWaitForUndo(world);

  const goOn = button(page, t("restricted:continue.action"));
  await check.click();
  await expect(goOn).toBeVisible();
  await expectAccessible(page, "restricted-continue");
  await goOn.click();
  await page.waitForURL("**/app/content/edit/**");
  await expect(page.getByText(content).first()).toBeVisible();
  expect(await db.post.findMany({ where: { authorId: user.id } })).toMatchObject([
    { content, status: "draft" },
  ]);
  await page.goto(at("/app/posts"));
  await expect(page.getByRole("link", { name: content })).toBeVisible();
  await expect(goOn).toHaveCount(0);

  const subjects = async () => (await world.mail.state<Inbox>({ to })).mails.map(({ subject }) => subject);
  await expect.poll(subjects, SENT).toEqual([t("mail:accountActivated.subject")]);
});

for (const there of EVERY_LANGUAGE)
  test(`${there.language}: the day a user joined is written as the language writes days`, async ({
    page,
    world,
  }) => {
    await makeRestricted(world, {
      preferredLanguage: there.language,
      waitlistStatus: "waitlisted",
      waitlistJoinedAt: JOINED,
    });
    await world.login(page);
    await page.goto(there.at("/app"));
    await expect(page.getByText(SINCE[there.language], { exact: true })).toBeVisible();
  });

test("a rejected user reads the provider's reason and the ways that stay open", async ({ page, world }) => {
  await makeRestricted(world, {
    waitlistStatus: "rejected",
    waitlistJoinedAt: JOINED,
    waitlistDecidedAt: new Date("2026-11-21T12:00:00Z"),
    waitlistReason: "This Takt is for the club.\nPlease ask the board.",
  });
  await world.login(page);
  await page.goto(at("/app/posts"));
  await expect(title(page, t("restricted:rejectedTitle"))).toBeVisible();
  await expect(page.getByRole("figure")).toContainText(t("restricted:reason"));
  await expect(page.getByRole("figure")).toContainText("Please ask the board.");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await expect(button(page, t("feedback:open"))).toBeVisible();
  await expect(link(t("restricted:export"))).toBeVisible();
  await expect(link(t("restricted:deletion"))).toBeVisible();
  await expectAccessible(page, "restricted-rejected");
});

test("a user who is not on the waitlist yet joins it, once", async ({ page, world }) => {
  const { db, user } = world;
  await makeRestricted(world, { waitlistStatus: "waitlisted", waitlistJoinedAt: null });
  await world.login(page);
  await page.goto(at("/app"));
  const join = button(page, t("restricted:join"));
  await expect(join).toBeVisible();
  await expectAccessible(page, "restricted-not-joined");
  await join.click();
  const joined = messagePattern(t("restricted:banner.waitlisted", { date: ANY }));
  await expect(page.getByText(joined)).toBeVisible();
  await expect(join).toHaveCount(0);
  const { waitlistStatus, waitlistJoinedAt } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(waitlistStatus).toBe("waitlisted");
  expect(waitlistJoinedAt).toBeInstanceOf(Date);
});

test("signing out removes the draft from the device", async ({ page, world }) => {
  await makeRestricted(world, { waitlistStatus: "waitlisted", waitlistJoinedAt: JOINED });
  await world.login(page);
  await page.goto(at("/app"));
  await draft(page).fill("For me alone");
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("takt:draft:")).length);
  await expect.poll(kept).toBe(1);
  await button(page, t("restricted:signOut")).click();
  await page.waitForURL("**/login**");
  await expect.poll(kept).toBe(0);
});

test("every page of the app leads to the restricted screen, and the check says when it cannot be made", async ({
  page,
  world,
}) => {
  await makeRestricted(world, { waitlistStatus: "waitlisted", waitlistJoinedAt: JOINED });
  await world.login(page);
  const navigation = page.getByRole("navigation", { name: t("shell:mainNavigation"), exact: true });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(title(page, t("restricted:waitlistedTitle"))).toBeVisible();
    await expect(navigation).toHaveCount(0);
  }
  const check = button(page, t("restricted:check"));
  await page.route("**/api/trpc/waitlist.standing**", (route) => route.abort());
  await check.click();
  await expect(page.getByText(t("errors:unexpected"), { exact: true }).first()).toBeVisible();
  await page.unroute("**/api/trpc/waitlist.standing**");
  await check.click();
  await expect(still(page)).toBeVisible();
});
