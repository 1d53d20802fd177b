import type { Page } from "@playwright/test";
import { hydratedPage } from "../../fixtures/wait-for-hydration";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized, type Localized } from "../../fixtures/localized";
import { OPERATOR_EMAIL } from "../../fixtures/operator-email";
import { expect, test, type World } from "../../fixtures/world";

type Inbox = { emails: { subject: string; text: string }[] };
const EN = localized("en");
const EMAIL_POLL = { timeout: 170_000, intervals: [1000] };

const requests = ({ db, user }: World) =>
  db.dataRequest.findMany({ where: { userId: user.id }, orderBy: { createdAt: "asc" } });

/** Counts the emails to the operator that name a reference. */
async function countEmailsAbout({ mail }: World, reference: string): Promise<number> {
  const { emails } = await mail.state<Inbox>({ to: OPERATOR_EMAIL });
  return emails.filter(({ subject }) => subject.includes(reference)).length;
}

/** Opens a tab at the same URL that does not see requests until it has made one itself. */
async function openStaleTab(page: Page): Promise<Page> {
  const stale = hydratedPage(await page.context().newPage());
  await stale.goto(page.url());
  let requested = false;
  await stale.route(/\/api\/trpc\/[^?]*privacy\.request/, async (route) => {
    if (route.request().method() === "POST") requested = true;
    await (requested ? route.continue() : route.abort());
  });
  return stale;
}

test("a data copy can be requested only once and withdrawn, and the operator is notified of both", async ({
  page,
  world,
}) => {
  // The test waits for two emails, each for up to three minutes.
  test.setTimeout(420_000);
  const { t, at } = EN;
  const requestButton = (tab: Page) =>
    tab.getByRole("button", { name: t("privacy:export.action"), exact: true });
  await world.login(page);
  await page.goto(at("/app/data/export"));
  await expect(
    page.getByRole("heading", { level: 1, name: t("privacy:export.title"), exact: true }),
  ).toBeVisible();
  await expect(requestButton(page)).toBeVisible();
  const stale = await openStaleTab(page);
  await expect(requestButton(stale)).toBeVisible();

  await page.route("**/api/trpc/**", (route) => route.abort());
  await requestButton(page).click();
  await expect(page.getByText(t("privacy:requestFailed")).first()).toBeVisible();
  await expect(requestButton(page)).toBeVisible();
  await page.unroute("**/api/trpc/**");

  await requestButton(page).click();
  const open = page.getByTestId("open-request");
  await expect(open.getByRole("heading", { name: t("privacy:open.title"), exact: true })).toBeVisible();
  const [row] = await requests(world);
  expect(row).toMatchObject({ type: "access", withdrawnAt: null });
  await expect(open).toContainText(row!.reference);
  await expect(requestButton(page)).toHaveCount(0);
  await expectAccessible(page, "export-open");

  await requestButton(stale).click();
  await expect(stale.getByText(t("errors:data_request_open")).first()).toBeVisible();
  await expect(stale.getByTestId("open-request")).toContainText(row!.reference);
  await stale.close();
  expect(await requests(world)).toHaveLength(1);
  await expect.poll(() => countEmailsAbout(world, row!.reference), EMAIL_POLL).toBe(1);

  await page.reload();
  await open.getByRole("button", { name: t("privacy:open.withdraw"), exact: true }).click();
  await expect(page.getByText(t("privacy:open.withdrawn")).first()).toBeVisible();
  await expect(requestButton(page)).toBeVisible();
  expect(await requests(world)).toMatchObject([{ withdrawnAt: expect.any(Date) as Date }]);
  await expect.poll(() => countEmailsAbout(world, row!.reference), EMAIL_POLL).toBe(2);
  await page.getByRole("link", { name: t("privacy:back"), exact: true }).click();
  await expect(page).toHaveURL(at("/app/user/settings?tab=privacy"));
});

/** A wrong and the right confirmation; any letter case is accepted. */
const TYPED = {
  en: { wrong: "deleet", right: "delete" },
  de: { wrong: "loeschen", right: "löschen" },
} as const;

function deletionForm(page: Page, { t }: Localized) {
  const word = t("privacy:deletion.word");
  return {
    field: page.getByRole("textbox", { name: t("privacy:deletion.confirm", { word }), exact: true }),
    problem: page.getByText(t("privacy:deletion.confirmProblem", { word }), { exact: true }),
    submit: page.getByRole("button", { name: t("privacy:deletion.action"), exact: true }),
    open: page.getByTestId("open-request"),
    withdraw: page.getByRole("button", { name: t("privacy:open.withdraw"), exact: true }),
  };
}

for (const each of EVERY_LANGUAGE)
  test(`${each.language}: a deletion is confirmed with the language's own word in any letter case`, async ({
    page,
    world,
  }) => {
    const { wrong, right } = TYPED[each.language];
    const { field, problem, open } = deletionForm(page, each);
    await world.login(page);
    await page.goto(each.at("/app/data/deletion"));
    await field.fill(wrong);
    await field.press("Enter");
    await expect(problem).toBeVisible();
    expect(await requests(world)).toEqual([]);
    await field.fill(right);
    await field.press("Enter");
    await expect(open).toBeVisible();
    expect(await requests(world)).toMatchObject([{ type: "erasure", withdrawnAt: null }]);
  });

for (const status of ["active", "waitlisted", "rejected"] as const)
  test(`the deletion of an account that is ${status} needs a typed word and can be withdrawn`, async ({
    page,
    world,
  }) => {
    const { t, at } = EN;
    const { db, user } = world;
    const { field, problem, submit, open, withdraw } = deletionForm(page, EN);
    await db.user.update({ where: { id: user.id }, data: { waitlistStatus: status } });
    await world.login(page);
    await page.goto(at("/app/data/deletion"));
    await expect(
      page.getByRole("heading", { level: 1, name: t("privacy:deletion.title"), exact: true }),
    ).toBeVisible();

    await submit.click();
    await expect(problem).toBeVisible();
    await expect(field).toBeFocused();
    if (status === "active") await expectAccessible(page, "deletion-problem");
    await field.fill(TYPED.en.wrong);
    await submit.click();
    await expect(problem).toBeVisible();
    expect(await requests(world)).toEqual([]);

    await field.fill(TYPED.en.right);
    await submit.click();
    await expect(open).toBeVisible();
    const [row] = await requests(world);
    expect(row).toMatchObject({ type: "erasure", withdrawnAt: null });
    await expect(open).toContainText(row!.reference);
    if (status === "active") await expectAccessible(page, "deletion-open");

    await withdraw.click();
    await expect(field).toBeVisible();
    await expect(field).toHaveValue("");
    const back = t(status === "active" ? "privacy:back" : "privacy:backApp");
    await expect(page.getByRole("link", { name: back, exact: true })).toBeVisible();
  });
