import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, test, type World } from "../../fixtures/world";
import { middayInTwoDays, wizardPage } from "./wizard-page";

const here = localized("de");
const { t, at } = here;

const AT_POST = new RegExp(`${at("/app/content/edit/")}[0-9a-f-]{36}`);
const GENERATED = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
const unreviewed = t("errors:post_not_reviewed");

test("four steps lead to a text that is changed, reviewed and scheduled", async ({ page, world }) => {
  await world.db.audience.create({
    data: {
      userId: world.user.id,
      workspaceId: world.user.workspaceId,
      name: "Teams",
      description: "Leitungen kleiner Teams",
    },
  });
  const wizard = wizardPage(page, here);
  await wizard.open(world);
  await answerSteps(page);

  await test.step("the review step survives a reload and links back to a step", async () => {
    const left = t("writing:usage.left", { count: 5, limit: 5, day: ANY });
    await expect(page.getByTestId("usage-left")).toHaveText(messagePattern(left));
    await expectAccessible(page, "wizard-review");
    // The server stores the answers, so a reload returns to the same step.
    await page.reload();
    await expect(wizard.stepHeading(4)).toBeVisible();
    const style = t("writing:steps.style.name");
    await wizard.button(t("writing:summary.editNamed", { name: style })).click();
    await expect(wizard.stepHeading(2)).toBeFocused();
    await expect(
      page.getByRole("radio", { name: t("writing:options.tone.casual"), exact: true }),
    ).toBeChecked();
    // The URL is updated a moment later.
    await expect(page).toHaveURL(/step=2/);
    await page.goBack();
    await expect(wizard.stepHeading(4)).toBeVisible();
  });

  await wizard.button(t("writing:generate.first")).click();
  await expect(wizard.resultHeading).toBeFocused();
  await expect(wizard.text).toHaveValue(/Welche Absprache würden Sie zuerst aufschreiben\?/);
  const writtenBy = t("writing:result.writtenBy", { model: "gpt-emulated" });
  await expect(wizard.result.getByText(writtenBy, { exact: true })).toBeVisible();
  await expectAccessible(page, "wizard-result");
  const mine = await changeText(page);

  await wizard.button(t("posts:actions.schedule")).click();
  await expect(page.getByText(unreviewed, { exact: true })).toBeVisible();
  await expect(wizard.tick).toBeFocused();
  await expectAccessible(page, "wizard-unreviewed");
  await wizard.tick.check();
  const scheduledAt = middayInTwoDays();
  await wizard.schedule(scheduledAt);
  await expectAssistedPost(page, world, { content: mine, scheduledAt });
});

test("an abandoned composition is offered again until it is discarded", async ({ page, world }) => {
  const wizard = wizardPage(page, here);
  const offer = page.getByText(t("writing:start.unfinished", { topic: "Eine halbe Idee" }), { exact: true });
  await wizard.open(world);
  await wizard.topic.fill("Eine halbe Idee");
  await wizard.toStep(2);
  await expect(page).toHaveURL(/c=[0-9a-f-]{36}/);
  // One that the server does not have yet would be continued, not offered.
  await expect(page.getByText(t("common:saveNote.saved"), { exact: true })).toBeVisible();

  await page.goto(`${at("/app/content/create")}?tab=ai`);
  await expect(offer).toBeVisible();
  await expectAccessible(page, "wizard-unfinished");
  const discard = t("writing:start.discard");
  await wizard.button(discard).click();
  const dialog = page.getByRole("alertdialog", { name: t("writing:start.discardTitle"), exact: true });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "wizard-discard");
  await dialog.getByRole("button", { name: discard, exact: true }).click();
  await expect(page.getByText(t("writing:start.discarded"), { exact: true }).first()).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(await world.db.composition.count({ where: { userId: world.user.id } })).toBe(0);
});

test("the editor also requires the review checkbox before publishing", async ({ page, world }) => {
  const wizard = wizardPage(page, here);
  await wizard.open(world);
  await wizard.generate("Was jede Übergabe braucht");
  await expect(wizard.resultHeading).toBeFocused();
  await wizard.button(t("posts:actions.saveDraft")).click();
  await page.waitForURL(AT_POST);

  await wizard.button(t("posts:actions.publishNow")).click();
  const dialog = page.getByRole("alertdialog", { name: t("posts:publish.title"), exact: true });
  const publish = dialog.getByRole("button", { name: t("posts:publish.confirm"), exact: true });
  await publish.click();
  await expect(dialog.getByText(unreviewed, { exact: true })).toBeVisible();
  await expectAccessible(page, "publish-unreviewed");
  const where = { authorId: world.user.id };
  expect(await world.db.post.findMany({ where })).toMatchObject([{ status: "draft", aiOrigin: "generated" }]);
  await dialog.getByRole("checkbox", { name: t("posts:review.label"), exact: true }).check();
  await publish.click();
  await expect
    .poll(async () => (await world.db.post.findFirstOrThrow({ where })).status, { timeout: 120_000 })
    .toBe("published");
  expect((await world.db.post.findFirstOrThrow({ where })).reviewedAt).not.toBeNull();

  await test.step("the page marks the text for machines, and leads to the record of how it came about", async () => {
    await expect(page.locator("article link[itemprop=digitalSourceType]")).toHaveAttribute("href", GENERATED);
    await page.getByRole("link", { name: t("posts:origin.record"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("writing:record.title"));
    const { textHash } = await world.db.textVersion.findFirstOrThrow({
      where: { composition: { userId: world.user.id } },
    });
    const facts = page.getByTestId("record-facts");
    await expect(facts).toContainText(textHash);
    await expect(facts).toContainText(t("writing:record.percent", { percent: 0 }));
    const versions = page.getByTestId("record-versions");
    await expect(versions).toContainText(t("writing:result.writtenBy", { model: "gpt-emulated" }));
  });
});

test("another text is generated from the answers shown", async ({ page, world }) => {
  const wizard = wizardPage(page, here);
  await wizard.open(world);
  await wizard.generate("Das erste Thema");
  await expect(wizard.text).toHaveValue(/./);
  await wizard.button(t("writing:result.editAnswers")).click();
  await expect(page).toHaveURL(/step=4/);
  const basics = t("writing:steps.basics.name");
  await wizard.button(t("writing:summary.editNamed", { name: basics })).click();
  await expect(wizard.stepHeading(1)).toBeFocused();
  await expect(page).toHaveURL(/step=1/);
  await wizard.topic.fill("");
  await page.goBack();
  // The review cannot be reached without a topic.
  await expect(page).toHaveURL(/step=4/);
  await page.goBack();
  const again = wizard.result.getByRole("button", { name: t("writing:result.again"), exact: true });
  await again.click();
  await expect(wizard.topic).toBeFocused();
  await expect(page.getByText(t("writing:problems.topic"), { exact: true })).toBeVisible();
  const where = { userId: world.user.id };
  expect(await world.db.generation.count({ where })).toBe(1);

  await wizard.topic.fill("Das zweite Thema");
  await expect(page).toHaveURL(/step=1/);
  await page.goBack();
  await again.click();
  await wizard.expectVersion(2, 2);
  const written = await world.db.textVersion.findFirstOrThrow({
    where: { composition: where },
    orderBy: { number: "desc" },
  });
  expect(written.parameters).toMatchObject({ topic: "Das zweite Thema" });
});

test("a draft takes another version until it is edited by hand", async ({ page, world }) => {
  const wizard = wizardPage(page, here);
  const posts = () =>
    world.db.post.findMany({
      where: { authorId: world.user.id },
      select: { status: true, content: true },
    });
  await wizard.open(world);
  await wizard.generate("Was jede Übergabe braucht");
  await expect(wizard.text).toHaveValue(/./);
  const first = await wizard.text.inputValue();
  await wizard.button(t("posts:actions.saveDraft")).click();
  await page.waitForURL(AT_POST);

  await page.goBack();
  await expect(page.getByText(t("writing:result.made"), { exact: true })).toBeVisible();
  await wizard.button(t("writing:result.rewrite.shorter")).click();
  await wizard.expectVersion(2, 2);
  await expect(wizard.text).not.toHaveValue(first);
  const second = await wizard.text.inputValue();
  await expectAccessible(page, "wizard-post-open");
  await wizard.button(t("writing:result.useInPost")).click();
  await page.waitForURL(AT_POST);
  expect(await posts()).toEqual([{ status: "draft", content: second }]);

  const text = page.getByTestId("post-text");
  await expect(text).toHaveValue(second);
  await text.fill("Von Hand geändert");
  await expect.poll(posts).toEqual([{ status: "draft", content: "Von Hand geändert" }]);
  await page.goBack();
  const alike = wizard.button(t("writing:result.alike"));
  await expect(alike).toBeVisible();
  await expect(
    wizard.result.getByRole("link", { name: t("writing:result.openPost"), exact: true }),
  ).toBeVisible();
  await expect(wizard.button(t("writing:result.copy"))).toBeVisible();
  for (const gone of [
    t("writing:result.editAnswers"),
    t("writing:result.again"),
    t("writing:result.rewrite.shorter"),
    t("writing:result.useInPost"),
  ])
    await expect(wizard.button(gone)).toHaveCount(0);
  await expectAccessible(page, "wizard-post-closed");

  await alike.click();
  await expect(wizard.stepHeading(4)).toBeVisible();
  await wizard.button(t("writing:generate.first")).click();
  await expect(wizard.text).toHaveValue(/./);
  await expect(wizard.button(t("posts:actions.saveDraft"))).toBeVisible();
  expect(await world.db.composition.count({ where: { userId: world.user.id } })).toBe(2);
});

/** Walks from the first step to the review: missing answers are requested, and cards are chosen. */
async function answerSteps(page: Page): Promise<void> {
  const wizard = wizardPage(page, here);
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  await expect(page.getByRole("tab", { name: t("writing:tabs.ai"), exact: true })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expectAccessible(page, "wizard-basics");
  await wizard.next.click();
  await expect(page.getByText(t("writing:problems.topic"), { exact: true })).toBeVisible();
  await expect(wizard.topic).toBeFocused();
  await wizard.topic.fill("Schriftliche Absprachen in verteilten Teams");
  await textbox(t("writing:fields.targetAudience")).fill("Alle");
  await wizard.choose(t("writing:options.postGoal.expertise"));
  await wizard.toStep(2);
  await expect(page).toHaveURL(/step=2/);
  await expect(page).toHaveURL(/c=[0-9a-f-]{36}/);

  await wizard.choose(t("writing:options.contentType.tips"));
  await wizard.choose(t("writing:options.tone.casual"));
  await wizard.choose(t("writing:options.length.long"));
  await expectAccessible(page, "wizard-style");
  await wizard.toStep(3);

  await wizard.choose(t("writing:options.callToAction.custom"));
  await wizard.next.click();
  await expect(page.getByText(t("writing:problems.customCallToAction"), { exact: true })).toBeVisible();
  await textbox(t("writing:fields.customCallToAction")).fill(
    "Welche Absprache würden Sie zuerst aufschreiben?",
  );
  await textbox(t("writing:fields.hashtags")).pressSequentially("Remote,");
  await expectAccessible(page, "wizard-final");
  await wizard.toStep(4);
}

/** Compares and discards a shorter version, then edits the first one; returns the edited text. */
async function changeText(page: Page): Promise<string> {
  const wizard = wizardPage(page, here);
  const first = await wizard.text.inputValue();
  await wizard.button(t("writing:result.rewrite.shorter")).click();
  await wizard.expectVersion(2, 2);
  await expect(wizard.text).not.toHaveValue(first);
  await wizard.button(t("writing:result.showChanges")).click();
  await expect(page.getByText(t("writing:result.changesSince", { number: 1 })).first()).toBeVisible();
  await expect(wizard.result.locator("del, ins").first()).toBeVisible();
  await expectAccessible(page, "wizard-changes");
  await wizard.button(t("writing:result.showChanges")).click();
  await wizard.button(t("writing:result.before")).click();
  await expect(wizard.text).toHaveValue(first);
  const mine = `${first}\n\nMeine eigenen Worte.`;
  await wizard.text.fill(mine);
  await wizard.expectVersion(3, 3);
  return mine;
}

/** Expects one post, scheduled as shown and marked as AI-generated, at the cost of one AI post. */
async function expectAssistedPost(
  page: Page,
  { db, user }: World,
  seen: { content: string; scheduledAt: Date },
): Promise<void> {
  const posts = await db.post.findMany({ where: { authorId: user.id } });
  expect(posts).toMatchObject([
    { ...seen, status: "scheduled", aiOrigin: "assisted", reviewedAt: expect.any(Date) as Date },
  ]);
  await page.goto(at(`/app/content/edit/${posts[0]!.id}`));
  await expect(page.getByText(t("posts:origin.assisted"), { exact: true })).toBeVisible();
  const generations = await db.generation.findMany({ where: { userId: user.id } });
  expect(generations.map(({ kind, state, units }) => `${kind} ${state} ${units}`).sort()).toEqual([
    "rewrite spent 0",
    "write spent 1",
  ]);
}
