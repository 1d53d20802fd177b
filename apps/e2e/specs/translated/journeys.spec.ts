import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { berlinTime } from "../../fixtures/berlin-time";
import { collectProblems } from "../../fixtures/collect-problems";
import { localized } from "../../fixtures/localized";
import { expectVerbatim, translated, translatePage } from "../../fixtures/translate-page";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");
const DAY_MS = 86_400_000;
/** A word of the member, in everything that they wrote. */
const OWN = "Wortlaut";

const button = (page: Page, name: string) => page.getByRole("button", { name: translated(name) });
const textbox = (page: Page, name: string) => page.getByRole("textbox", { name: translated(name) });
const visible = (page: Page, text: string) => expect(page.getByText(translated(text)).first()).toBeVisible();

/** Opens a page of the member and translates it. */
async function openTranslated(page: Page, world: World, path: `/${string}`) {
  await world.login(page);
  await page.goto(at(path));
  const problems = collectProblems(page);
  await translatePage(page);
  return problems;
}

test("a post with hashtags and a poll is written and scheduled on a translated page", async ({
  page,
  world,
}) => {
  const problems = await openTranslated(page, world, "/app/content/create");
  await textbox(page, t("posts:editor.text")).pressSequentially(`${OWN} eins zwei drei`);
  const hashtags = textbox(page, t("posts:editor.hashtags"));
  await hashtags.pressSequentially(`${OWN}1,${OWN}2,`);
  await hashtags.press("Backspace");
  await hashtags.press("Backspace");
  await expect(page.getByTestId("preview-text")).toHaveText(`${OWN} eins zwei drei\n\n#${OWN}1`);
  await button(page, t("posts:poll.add")).click();
  await textbox(page, t("posts:poll.question")).fill(`${OWN}?`);
  for (const number of [1, 2])
    await textbox(page, t("posts:poll.option", { number })).fill(`${OWN} ${number}`);
  await button(page, t("posts:poll.addOption")).click();
  await button(page, t("posts:poll.removeOption", { number: 3 })).click();
  await visible(page, t("posts:editor.save.saved"));
  await expectVerbatim(page, OWN);

  const { date, time } = berlinTime(new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS + 2.5 * DAY_MS));
  await button(page, t("posts:actions.schedule")).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(translated(t("posts:schedule.date"))).fill(date);
  await dialog.getByLabel(translated(t("posts:schedule.time"))).fill("08:00");
  await dialog.getByLabel(translated(t("posts:schedule.time"))).fill(time);
  // A text that React has changed is translated again, and the old one is gone.
  await expect(dialog.getByTestId("slot-echo")).toContainText(time);
  await expect(dialog.getByTestId("slot-echo")).not.toContainText("08:00");
  await dialog.getByRole("button", { name: translated(t("posts:schedule.submit")) }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => world.db.post.findMany({ where: { authorId: world.user.id } }))
    .toMatchObject([{ status: "scheduled" }]);
  await page
    .getByRole("link", { name: translated(t("shell:posts")) })
    .first()
    .click();
  await expect(page.getByRole("row").filter({ hasText: OWN })).toBeVisible();
  await expectVerbatim(page, OWN);
  expect(problems).toEqual([]);
});

test("the assistant leads from its steps to a text on a translated page", async ({ page, world }) => {
  const problems = await openTranslated(page, world, "/app/content/create?tab=ai");
  await textbox(page, t("writing:fields.topic")).pressSequentially(`${OWN} im Team`);
  const next = page.locator("form").getByRole("button", { name: translated(t("writing:steps.continue")) });
  for (const step of ["style", "final", "review"] as const) {
    await next.click();
    await expect(
      page.getByRole("heading", { name: translated(t(`writing:steps.${step}.name`)) }),
    ).toBeFocused();
  }
  await expectVerbatim(page, OWN);
  await button(page, t("writing:generate.first")).click();
  const text = page.getByTestId("result-text");
  await expect(text).toHaveValue(new RegExp(OWN));
  await text.press("End");
  await text.pressSequentially(` ${OWN} am Ende`);
  await expectVerbatim(page, OWN);
  expect(problems).toEqual([]);
});

test("the dashboard shows what has changed, once, on a translated page", async ({ page, world }) => {
  const { db, user } = world;
  await db.user.update({ where: { id: user.id }, data: { displayName: OWN } });
  const post = await createPost(db, user, {
    status: "scheduled",
    content: `${OWN} als Nächstes`,
    scheduledAt: new Date(Date.now() + 3 * DAY_MS),
  });
  const problems = await openTranslated(page, world, "/app");
  const next = page.getByRole("region", { name: translated(t("today:next.title")) });
  await expect(next).toContainText(`${OWN} als Nächstes`);
  await expectVerbatim(page, OWN);
  // Goes away and comes back by links of the page, which is the same document.
  const nav = (name: string) => page.getByRole("link", { name: translated(name) }).first();
  await nav(t("shell:posts")).click();
  await expect(page.getByRole("row").filter({ hasText: `${OWN} als Nächstes` })).toBeVisible();
  await expectVerbatim(page, OWN);
  await db.post.update({ where: { id: post.id }, data: { content: `${OWN} ganz anders` } });
  await nav(t("shell:today")).click();
  await expect(next).toContainText(`${OWN} ganz anders`);
  await expect(next).not.toContainText("als Nächstes");
  expect(problems).toEqual([]);
});

test("a page that is translated before React has taken it over works like any other", async ({
  page,
  world,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_next/static/chunks/**", async (route) => {
    await released;
    await route.continue();
  });
  const post = await createPost(world.db, world.user, { status: "draft", content: "" });
  await world.login(page);
  const opened = page.goto(at(`/app/content/edit/${post.id}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await translatePage(page);
  release();
  await opened;
  await textbox(page, t("posts:editor.text")).pressSequentially(`${OWN} eins zwei`);
  await expect(page.getByTestId("preview-text")).toHaveText(`${OWN} eins zwei`);
  await visible(page, t("posts:editor.save.saved"));
  await expectVerbatim(page, OWN);
});
