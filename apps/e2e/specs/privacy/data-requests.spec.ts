import type { Page } from "@playwright/test";
import { patientPage } from "../../fixtures/come-alive";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized, type Localized } from "../../fixtures/in-language";
import { PROVIDER_EMAIL } from "../../fixtures/provider-email";
import { expect, test, type World } from "../../fixtures/world";

type Inbox = { mails: { subject: string; text: string }[] };
const EN = localized("en");
const TOLD = { timeout: 170_000, intervals: [1000] };

const requests = ({ db, user }: World) =>
  db.dataRequest.findMany({ where: { userId: user.id }, orderBy: { createdAt: "asc" } });

/** How many e-mails to the provider name a reference. */
async function emailsAbout({ mail }: World, reference: string): Promise<number> {
  const { mails } = await mail.state<Inbox>({ to: PROVIDER_EMAIL });
  return mails.filter(({ subject }) => subject.includes(reference)).length;
}

/** A tab at the same address that does not hear of requests until it has made one itself. */
async function staleTab(page: Page): Promise<Page> {
  const stale = patientPage(await page.context().newPage());
  await stale.goto(page.url());
  let asked = false;
  await stale.route(/\/api\/trpc\/[^?]*privacy\.request/, async (route) => {
    if (route.request().method() === "POST") asked = true;
    await (asked ? route.continue() : route.abort());
  });
  return stale;
}

test("a copy is requested once only, and the request can be withdrawn; the provider is told of both", async ({
  page,
  world,
}) => {
  // Two e-mails are waited for, each for up to three minutes.
  test.setTimeout(420_000);
  const { t, at } = EN;
  const askFor = (tab: Page) => tab.getByRole("button", { name: t("privacy:export.action"), exact: true });
  await world.login(page);
  await page.goto(at("/app/data/export"));
  await expect(
    page.getByRole("heading", { level: 1, name: t("privacy:export.title"), exact: true }),
  ).toBeVisible();
  await expect(askFor(page)).toBeVisible();
  const stale = await staleTab(page);
  await expect(askFor(stale)).toBeVisible();

  await page.route("**/api/trpc/**", (route) => route.abort());
  await askFor(page).click();
  await expect(page.getByText(t("privacy:requestFailed")).first()).toBeVisible();
  await expect(askFor(page)).toBeVisible();
  await page.unroute("**/api/trpc/**");

  await askFor(page).click();
  const open = page.getByTestId("open-request");
  await expect(open.getByRole("heading", { name: t("privacy:open.title"), exact: true })).toBeVisible();
  const [row] = await requests(world);
  expect(row).toMatchObject({ type: "access", withdrawnAt: null });
  await expect(open).toContainText(row!.reference);
  await expect(askFor(page)).toHaveCount(0);
  await expectAccessible(page, "export-open");

  await askFor(stale).click();
  await expect(stale.getByText(t("errors:data_request_open")).first()).toBeVisible();
  await expect(stale.getByTestId("open-request")).toContainText(row!.reference);
  await stale.close();
  expect(await requests(world)).toHaveLength(1);
  await expect.poll(() => emailsAbout(world, row!.reference), TOLD).toBe(1);

  await page.reload();
  await open.getByRole("button", { name: t("privacy:open.withdraw"), exact: true }).click();
  await expect(page.getByText(t("privacy:open.withdrawn")).first()).toBeVisible();
  await expect(askFor(page)).toBeVisible();
  expect(await requests(world)).toMatchObject([{ withdrawnAt: expect.any(Date) as Date }]);
  await expect.poll(() => emailsAbout(world, row!.reference), TOLD).toBe(2);
  await page.getByRole("link", { name: t("privacy:back"), exact: true }).click();
  await expect(page).toHaveURL(at("/app/user/settings?tab=privacy"));
});

/** In capitals it would be the word of the language. */
const TYPED = {
  en: { wrong: "deleet", right: "delete" },
  de: { wrong: "loeschen", right: "löschen" },
} as const;

function form(page: Page, { t }: Localized) {
  const word = t("privacy:deletion.word");
  return {
    field: page.getByRole("textbox", { name: t("privacy:deletion.confirm", { word }), exact: true }),
    problem: page.getByText(t("privacy:deletion.confirmProblem", { word }), { exact: true }),
    end: page.getByRole("button", { name: t("privacy:deletion.action"), exact: true }),
    open: page.getByTestId("open-request"),
    withdraw: page.getByRole("button", { name: t("privacy:open.withdraw"), exact: true }),
  };
}

for (const inLanguage of EVERY_LANGUAGE)
  test(`in ${inLanguage.language} the word that confirms a deletion is the language's, in any case of its letters`, async ({
    page,
    world,
  }) => {
    const { wrong, right } = TYPED[inLanguage.language];
    const { field, problem, open } = form(page, inLanguage);
    await world.login(page);
    await page.goto(inLanguage.at("/app/data/deletion"));
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
  test(`the deletion of an account that is ${status} takes a typed word, and can be withdrawn`, async ({
    page,
    world,
  }) => {
    const { t, at } = EN;
    const { db, user } = world;
    const { field, problem, end, open, withdraw } = form(page, EN);
    await db.user.update({ where: { id: user.id }, data: { waitlistStatus: status } });
    await world.login(page);
    await page.goto(at("/app/data/deletion"));
    await expect(
      page.getByRole("heading", { level: 1, name: t("privacy:deletion.title"), exact: true }),
    ).toBeVisible();

    await end.click();
    await expect(problem).toBeVisible();
    await expect(field).toBeFocused();
    if (status === "active") await expectAccessible(page, "deletion-problem");
    await field.fill(TYPED.en.wrong);
    await end.click();
    await expect(problem).toBeVisible();
    expect(await requests(world)).toEqual([]);

    await field.fill(TYPED.en.right);
    await end.click();
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
