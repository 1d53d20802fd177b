import { berlinTime } from "../../fixtures/berlin-time";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { wizardPage } from "./wizard-page";
import { WRITING_WORDS } from "./writing-words";

const DAY = 864e5;

for (const language of LANGUAGES) {
  const t = WRITING_WORDS[language];

  test(`${language}: four steps to a text that is changed, reviewed and scheduled`, async ({
    page,
    world,
  }) => {
    await world.db.audience.create({
      data: {
        userId: world.user.id,
        workspaceId: world.user.workspaceId,
        name: "Teams",
        description: "Heads of small teams",
      },
    });
    const wizard = wizardPage(page, language);
    await wizard.open(world);
    await expect(page.getByRole("tab", { name: t.tabs.ai, exact: true })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expectAccessible(page, `wizard-basics-${language}`);

    await wizard.next.click();
    await expect(page.getByText(t.topicMissing, { exact: true })).toBeVisible();
    await expect(wizard.topic).toBeFocused();
    await wizard.topic.fill("Written agreements in remote teams");
    await page.getByRole("textbox", { name: t.audience, exact: true }).fill("Everybody");
    await wizard.choose(t.expertise);
    await wizard.toStep(2);
    await expect(page).toHaveURL(/step=2/);
    await expect(page).toHaveURL(/c=[0-9a-f-]{36}/);

    await wizard.choose(t.tips);
    await wizard.choose(t.casual);
    await wizard.choose(t.long);
    await expectAccessible(page, `wizard-style-${language}`);
    await wizard.toStep(3);

    await wizard.choose(t.custom);
    await wizard.next.click();
    await expect(page.getByText(t.customMissing, { exact: true })).toBeVisible();
    await page
      .getByRole("textbox", { name: t.customField, exact: true })
      .fill("Which agreement would you write first?");
    const hashtags = page.getByRole("textbox", { name: t.hashtags, exact: true });
    await hashtags.pressSequentially("Remote,");
    await expectAccessible(page, `wizard-final-${language}`);
    await wizard.toStep(4);

    await expect(page.getByText(t.left(5)).first()).toBeVisible();
    await expectAccessible(page, `wizard-review-${language}`);
    // Answers are kept by the server: a reload is where one was.
    await page.reload();
    await expect(wizard.stepHeading(4)).toBeVisible();
    await wizard.button(t.editStyle).click();
    await expect(wizard.stepHeading(2)).toBeFocused();
    await expect(page.getByRole("radio", { name: t.casual })).toBeChecked();
    // The address follows what is shown a moment later.
    await expect(page).toHaveURL(/step=2/);
    await page.goBack();
    await expect(wizard.stepHeading(4)).toBeVisible();
    await wizard.button(t.generate).click();

    await expect(wizard.result.getByRole("heading", { name: t.result, exact: true })).toBeFocused();
    await expect(wizard.text).toHaveValue(/Which agreement would you write first\?/);
    await expect(wizard.result.getByText(t.writtenBy, { exact: true })).toBeVisible();
    await expectAccessible(page, `wizard-result-${language}`);
    const first = await wizard.text.inputValue();

    await wizard.button(t.shorter).click();
    await expect(page.getByText(t.version(2, 2)).first()).toBeVisible();
    await expect(wizard.text).not.toHaveValue(first);
    await wizard.button(t.showChanges).click();
    await expect(page.getByText(t.changes(1)).first()).toBeVisible();
    await expect(wizard.result.locator("del, ins").first()).toBeVisible();
    await expectAccessible(page, `wizard-changes-${language}`);
    await wizard.button(t.showChanges).click();
    await wizard.button(t.before).click();
    await expect(wizard.text).toHaveValue(first);

    const mine = `${first}\n\nMy own words.`;
    await wizard.text.fill(mine);
    await expect(page.getByText(t.version(3, 3)).first()).toBeVisible();

    await wizard.button(t.schedule).click();
    await expect(page.getByText(t.notReviewed, { exact: true })).toBeVisible();
    await expect(wizard.tick).toBeFocused();
    await expectAccessible(page, `wizard-unreviewed-${language}`);
    await wizard.tick.check();
    await wizard.button(t.schedule).click();
    const at = new Date(Math.ceil((Date.now() + 2 * DAY) / 60_000) * 60_000);
    const { date, time } = berlinTime(at);
    const dialog = page.getByRole("dialog", { name: t.scheduleDialog });
    await dialog.getByLabel(t.date, { exact: true }).fill(date);
    await dialog.getByLabel(t.time, { exact: true }).fill(time);
    await dialog.getByRole("button", { name: t.schedule, exact: true }).click();
    await expect(page.getByText(t.scheduledFor).first()).toBeVisible();

    const posts = await world.db.post.findMany({ where: { authorId: world.user.id } });
    expect(posts).toMatchObject([
      {
        status: "scheduled",
        content: mine,
        aiOrigin: "assisted",
        scheduledAt: at,
        reviewedAt: expect.any(Date),
      },
    ]);
    await page.goto(inLanguage(language, `/app/content/edit/${posts[0]!.id}`));
    await expect(page.getByText(t.origin, { exact: true })).toBeVisible();
    const generations = await world.db.generation.findMany({ where: { userId: world.user.id } });
    expect(generations.map(({ kind, state, units }) => `${kind} ${state} ${units}`).sort()).toEqual([
      "rewrite spent 0",
      "write spent 1",
    ]);
  });

  test(`${language}: left on the way, it is offered to go on; discarded, it is gone`, async ({
    page,
    world,
  }) => {
    const wizard = wizardPage(page, language);
    await wizard.open(world);
    await wizard.topic.fill("Half an idea");
    await wizard.toStep(2);
    await expect(page).toHaveURL(/c=[0-9a-f-]{36}/);

    await page.goto(`${inLanguage(language, "/app/content/create")}?tab=ai`);
    await expect(page.getByText(t.unfinished("Half an idea")).first()).toBeVisible();
    await expectAccessible(page, `wizard-unfinished-${language}`);
    await wizard.button(t.discard).click();
    const dialog = page.getByRole("alertdialog", { name: t.discardTitle });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, `wizard-discard-${language}`);
    await dialog.getByRole("button", { name: t.discard, exact: true }).click();
    await expect(page.getByText(t.discarded, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(t.unfinished("Half an idea"))).toHaveCount(0);
    expect(await world.db.composition.count({ where: { userId: world.user.id } })).toBe(0);
  });

  test(`${language}: the tick is asked for in the editor, too`, async ({ page, world }) => {
    const wizard = wizardPage(page, language);
    await wizard.open(world);
    await wizard.generate("One thing that every handover needs");
    await expect(wizard.result.getByRole("heading", { name: t.result, exact: true })).toBeFocused();
    await wizard.button(t.saveDraft).click();
    await page.waitForURL(new RegExp(`${inLanguage(language, "/app/content/edit/")}[0-9a-f-]{36}`));

    await wizard.button(t.publishNow).click();
    const dialog = page.getByRole("alertdialog", { name: t.publishDialog });
    await dialog.getByRole("button", { name: t.publishNow, exact: true }).click();
    await expect(dialog.getByText(t.notReviewed, { exact: true })).toBeVisible();
    await expectAccessible(page, `publish-unreviewed-${language}`);
    const where = { authorId: world.user.id };
    expect(await world.db.post.findMany({ where })).toMatchObject([
      { status: "draft", aiOrigin: "generated" },
    ]);
    await dialog.getByRole("checkbox", { name: t.reviewed, exact: true }).check();
    await dialog.getByRole("button", { name: t.publishNow, exact: true }).click();
    await expect
      .poll(async () => (await world.db.post.findFirstOrThrow({ where })).status, { timeout: 120_000 })
      .toBe("published");
    expect((await world.db.post.findFirstOrThrow({ where })).reviewedAt).not.toBeNull();
  });

  test(`${language}: another text is asked for with the answers as they are seen`, async ({
    page,
    world,
  }) => {
    const wizard = wizardPage(page, language);
    await wizard.open(world);
    await wizard.generate("The first topic");
    await expect(wizard.text).toHaveValue(/./);
    await wizard.button(t.editAnswers).click();
    await expect(page).toHaveURL(/step=4/);
    await wizard.button(t.editBasics).click();
    await expect(wizard.stepHeading(1)).toBeFocused();
    await expect(page).toHaveURL(/step=1/);
    await wizard.topic.fill("");
    await page.goBack();
    // The review is not reached without a topic.
    await expect(page).toHaveURL(/step=4/);
    await page.goBack();
    const anew = wizard.result.getByRole("button", { name: t.anew, exact: true });
    await anew.click();
    await expect(wizard.topic).toBeFocused();
    await expect(page.getByText(t.topicMissing, { exact: true })).toBeVisible();
    const where = { userId: world.user.id };
    expect(await world.db.generation.count({ where })).toBe(1);

    await wizard.topic.fill("The second topic");
    await expect(page).toHaveURL(/step=1/);
    await page.goBack();
    await anew.click();
    await expect(page.getByText(t.version(2, 2)).first()).toBeVisible();
    const written = await world.db.textVersion.findFirstOrThrow({
      where: { composition: where },
      orderBy: { number: "desc" },
    });
    expect(written.parameters).toMatchObject({ topic: "The second topic" });
  });

  test(`${language}: a draft takes another version, until it is changed by hand`, async ({ page, world }) => {
    const wizard = wizardPage(page, language);
    const atPost = new RegExp(`${inLanguage(language, "/app/content/edit/")}[0-9a-f-]{36}`);
    const posts = () =>
      world.db.post.findMany({
        where: { authorId: world.user.id },
        select: { status: true, content: true },
      });
    await wizard.open(world);
    await wizard.generate("One thing that every handover needs");
    await expect(wizard.text).toHaveValue(/./);
    const first = await wizard.text.inputValue();
    await wizard.button(t.saveDraft).click();
    await page.waitForURL(atPost);

    await page.goBack();
    await expect(page.getByText(t.postMade, { exact: true })).toBeVisible();
    await wizard.button(t.shorter).click();
    await expect(page.getByText(t.version(2, 2)).first()).toBeVisible();
    await expect(wizard.text).not.toHaveValue(first);
    const second = await wizard.text.inputValue();
    await expectAccessible(page, `wizard-post-open-${language}`);
    await wizard.button(t.useInPost).click();
    await page.waitForURL(atPost);
    expect(await posts()).toEqual([{ status: "draft", content: second }]);

    const text = page.getByTestId("post-text");
    await expect(text).toHaveValue(second);
    await text.fill("Changed by hand");
    await expect.poll(posts).toEqual([{ status: "draft", content: "Changed by hand" }]);
    await page.goBack();
    await expect(wizard.button(t.alike)).toBeVisible();
    await expect(wizard.result.getByRole("link", { name: t.openPost, exact: true })).toBeVisible();
    await expect(wizard.button(t.copy)).toBeVisible();
    for (const name of [t.editAnswers, t.anew, t.shorter, t.useInPost])
      await expect(wizard.button(name)).toHaveCount(0);
    await expectAccessible(page, `wizard-post-closed-${language}`);

    await wizard.button(t.alike).click();
    await expect(wizard.stepHeading(4)).toBeVisible();
    await wizard.button(t.generate).click();
    await expect(wizard.text).toHaveValue(/./);
    await expect(wizard.button(t.saveDraft)).toBeVisible();
    expect(await world.db.composition.count({ where: { userId: world.user.id } })).toBe(2);
  });
}
