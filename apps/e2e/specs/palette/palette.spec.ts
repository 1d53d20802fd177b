import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized, type Localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { seedTopics } from "../topics/seed-topics";

const DE = localized("de");
const EN = localized("en");

const SCHOOL = {
  en: { text: "What a sailing school taught me about deploys", sentence: "sailing to in 2 days at noon" },
  de: {
    text: "Was mir eine Segelschule über Deployments beigebracht hat",
    sentence: "segeln auf übermorgen mittag",
  },
} as const;

/** The parts of the palette, and how it is opened by its key. */
function paletteOn(page: Page, { t }: Localized) {
  const dialog = page.getByRole("dialog", { name: t("palette:title"), exact: true });
  return {
    dialog,
    button: page.getByRole("button", { name: t("palette:title"), exact: true }),
    field: dialog.getByRole("combobox", { name: t("palette:title"), exact: true }),
    option: (name: string | RegExp) => dialog.getByRole("option", { name }),
    selected: dialog.locator("[role=option][aria-selected=true]"),
    echo: dialog.getByTestId("palette-echo"),
    /** Its key is heard once the effects of the page have run, a moment after it is hydrated. */
    async open() {
      await expect(async () => {
        await page.keyboard.press("Control+k");
        await expect(dialog).toBeVisible({ timeout: 2_000 });
      }).toPass();
    },
  };
}

const createDraft = ({ db, user }: World, content: string) =>
  createPost(db, user, { content, status: "draft", scheduling: 0 });

const getPlan = ({ db }: World, id: string) =>
  db.post.findUnique({ where: { id }, select: { status: true, scheduledWall: true } });

/** The day after tomorrow in Berlin, where the user lives: YYYY-MM-DD. */
const inTwoDays = () =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin", dateStyle: "short" }).format(
    Date.now() + 2 * 86_400_000,
  );

test("the palette opens by its key and its button without a request, and Escape returns the focus", async ({
  page,
  world,
}) => {
  const { t, at } = EN;
  await createDraft(world, SCHOOL.en.text);
  await world.login(page);
  await page.goto(at("/app/user/settings"));
  const { dialog, button, field, option, open } = paletteOn(page, EN);
  // Its script has come after the page.
  await open();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.waitForLoadState("networkidle");

  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await button.focus();
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expect(option(SCHOOL.en.text)).toBeVisible();
  await expect(option(t("palette:do.newPost"))).toBeVisible();
  await expect(option(t("shell:calendar"))).toBeVisible();
  expect(requests).toEqual([]);
  await expectAccessible(page, "palette");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();

  await button.click();
  await expect(field).toBeFocused();
  // Its key closes it as well.
  await page.keyboard.press("Control+k");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const each of EVERY_LANGUAGE)
  test(`a sentence in ${each.language} schedules the draft that it names, and Undo takes it back`, async ({
    page,
    world,
  }) => {
    const { t, at, language } = each;
    const { text, sentence } = SCHOOL[language];
    const { id } = await createDraft(world, text);
    await createDraft(world, "Something else");
    await world.login(page);
    await page.goto(at("/app/posts"));
    const { dialog, selected, echo, open } = paletteOn(page, each);
    await open();
    await page.keyboard.type(sentence);
    await expect(selected).toContainText(text.slice(0, 30));
    await expect(echo.first()).toContainText(", 12:00 (Europe/Berlin), in ");
    await expectAccessible(page, `palette-sentence-${language}`);
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => getPlan(world, id))
      .toEqual({ status: "scheduled", scheduledWall: `${inTwoDays()}T12:00` });
    await page.getByRole("button", { name: t("posts:done.undo"), exact: true }).click();
    await expect.poll(() => getPlan(world, id)).toEqual({ status: "draft", scheduledWall: null });
  });

test("a text is searched in posts and ideas, and the post that is chosen opens", async ({ page, world }) => {
  const { at, t } = DE;
  for (let index = 0; index < 6; index++) await createDraft(world, `Entwurf ${index}`);
  const old = await createPost(world.db, world.user, {
    content: "Was Segelteams über Übergaben wissen",
    status: "draft",
    scheduling: 0,
    updatedAt: new Date(Date.now() - 90 * 86_400_000),
  });
  await seedTopics(world, [{ title: "Segeln im Sturm" }]);
  await world.login(page);
  await page.goto(at("/app"));
  const { option, open, selected } = paletteOn(page, DE);
  await open();
  await page.keyboard.type("segel");
  await expect(option(/Was Segelteams/)).toBeVisible();
  await expect(option(/Segeln im Sturm/)).toBeVisible();
  await expectAccessible(page, "palette-search");
  await option(/Segeln im Sturm/).hover();
  await expect(selected).toHaveText(/Segeln im Sturm/);
  await option(/Was Segelteams/).click();
  await expect(page).toHaveURL(new RegExp(`${at(`/app/content/edit/${old.id}`)}$`));
  await expect(page.getByRole("textbox", { name: t("posts:editor.text"), exact: true })).toHaveValue(
    "Was Segelteams über Übergaben wissen",
  );
});

test("Ctrl and Enter opens the post of a sentence, and a time alone begins a post for it", async ({
  page,
  world,
}) => {
  const { at, t } = EN;
  const { id } = await createDraft(world, SCHOOL.en.text);
  await world.login(page);
  await page.goto(at("/app/content/calendar"));
  const { open, selected } = paletteOn(page, EN);
  await open();
  await page.keyboard.type("sailing to tomorrow noon");
  await expect(selected).toContainText("sailing school");
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(new RegExp(`${at(`/app/content/edit/${id}`)}$`));
  expect(await getPlan(world, id)).toEqual({ status: "draft", scheduledWall: null });

  // Also from within a field.
  await page.getByRole("textbox", { name: t("posts:editor.text"), exact: true }).focus();
  await open();
  await page.keyboard.type("in 2 days at noon");
  await expect(selected).toContainText(t("palette:sentence.newPost"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/app/content/create\\?day=${inTwoDays()}T12(:|%3A)00`));
});

test("a search that fails is said and tried again, and a text that nothing says has a way on", async ({
  page,
  world,
}) => {
  const { at, t } = EN;
  await createDraft(world, SCHOOL.en.text);
  await world.login(page);
  await page.goto(at("/app/analytics"));
  const { dialog, option, open } = paletteOn(page, EN);
  await open();
  await page.route(/\/api\/trpc\/.*posts\.list/, (route) => route.abort());
  await page.keyboard.type("deploys");
  await expect(dialog.getByRole("alert")).toContainText(t("palette:search.failed"));
  await expectAccessible(page, "palette-failed");
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await dialog.getByRole("button", { name: t("common:retry"), exact: true }).click();
  await expect(option(/about deploys/)).toBeVisible();
  await expect(dialog.getByRole("alert")).toHaveCount(0);

  await dialog.getByRole("combobox").fill("zzzz");
  await expect(dialog).toContainText(t("palette:search.none", { search: "zzzz" }));
  await expect(option(t("palette:search.all", { search: "zzzz" }))).toBeVisible();
  await expectAccessible(page, "palette-none");
});

test("a time that has passed is not scheduled: another one is offered, and the palette stays closed over a question", async ({
  page,
  world,
}) => {
  const { at, t } = DE;
  const { id } = await createDraft(world, SCHOOL.de.text);
  await world.login(page);
  await page.goto(at("/app/posts"));
  const { dialog, option, open } = paletteOn(page, DE);
  await open();
  await page.keyboard.type("segelschule gestern 12 uhr");
  await expect(dialog).toContainText(t("posts:schedule.refusals.slot_in_past"));
  await expectAccessible(page, "palette-refused");
  await page.keyboard.press("Escape");
  expect(await getPlan(world, id)).toEqual({ status: "draft", scheduledWall: null });

  // A post that is named without a time is asked when.
  await open();
  await page.keyboard.type("segelschule");
  await option(t("posts:actions.schedule")).click();
  const question = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  await expect(question).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(question).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
