import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { keyboardOnly } from "../../fixtures/keyboard-only";
import { localized, type Localized } from "../../fixtures/localized";
import { openElsewhere } from "../../fixtures/open-elsewhere";
import { expect, test, type World } from "../../fixtures/world";

const de = localized("de");
const en = localized("en");
const { t, at } = de;

const TEXT = "Wir liefern ab März. Der Preis beträgt 20 Euro im Monat.";

/** A draft of a team in which the world's user edits. */
async function createDraft(world: World, content = TEXT) {
  const team = await createTeam(world, "editor");
  const owner = { id: world.user.id, workspaceId: team.workspace.id };
  const post = await createPost(world.db, owner, { content });
  return { ...team, post, path: `/app/w/${team.slug}/content/edit/${post.id}` as const };
}

const notesOn = (page: Page, text: Localized["t"] = t) => {
  const panel = page.getByRole("region", { name: text("notes:title"), exact: true });
  return {
    panel,
    threads: panel.getByTestId("note-thread"),
    notes: panel.getByTestId("note"),
    field: panel.getByRole("textbox", { name: text("notes:form.label"), exact: true }),
    button: (name: string) => panel.getByRole("button", { name, exact: true }),
    place: (words: string) => panel.getByRole("button", { name: text("notes:place.show", { words }) }),
  };
};
const textOf = (page: Page) => page.getByTestId("post-text");

/** Selects words in the text of the editor. */
const selectInText = (page: Page, words: string) =>
  textOf(page).evaluate((field: HTMLTextAreaElement, selected) => {
    const start = field.value.indexOf(selected);
    field.focus();
    field.setSelectionRange(start, start + selected.length);
  }, words);
const selectedInText = (page: Page) =>
  textOf(page).evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    value.slice(selectionStart, selectionEnd),
  );

/** Selects words in a post that is read. */
const selectInPost = (page: Page, words: string) =>
  page.getByTestId("preview-text").evaluate((shown, selected) => {
    const node = shown.firstChild as Text;
    const start = node.data.indexOf(selected);
    const { parentNode } = shown;
    if (!parentNode || start < 0) throw new Error(`not there: ${selected}`);
    document.getSelection()!.setBaseAndExtent(node, start, node, start + selected.length);
  }, words);

test("a note about selected words stays at them while others are edited, and says when they have changed", async ({
  page,
  browser,
  world,
}) => {
  const { add, path, post } = await createDraft(world);
  const approver = await add("approver");
  await world.login(page);
  await page.goto(at(path));
  const notes = notesOn(page);
  await expect(notes.panel.getByText(t("notes:empty"), { exact: true })).toBeVisible();
  await expectAccessible(page, "notes-empty");
  await selectInText(page, "20 Euro");
  await page.getByRole("button", { name: t("notes:place.add"), exact: true }).click();
  await expect(notes.field).toBeFocused();
  await notes.field.fill("Netto oder brutto?");
  await page.reload();
  await expect(notes.field).toHaveValue("Netto oder brutto?");
  await expect(notes.panel.getByText("20 Euro", { exact: true })).toBeVisible();
  await expectAccessible(page, "notes-writing");
  await notes.button(t("notes:form.send")).click();
  await expect(notes.threads).toHaveCount(1);
  await expect(notes.field).toHaveValue("");
  expect(await world.db.postNote.findFirstOrThrow({ where: { postId: post.id } })).toMatchObject({
    text: "Netto oder brutto?",
    quote: "20 Euro",
    quoteBefore: "Wir liefern ab März. Der Preis beträgt ",
    quoteAfter: " im Monat.",
    userId: world.user.id,
  });

  await textOf(page).fill(`Neu: ${TEXT.replace("März", "April")}`);
  await notes.place("20 Euro").click();
  expect(await selectedInText(page)).toBe("20 Euro");
  await expect(textOf(page)).toBeFocused();
  await expect
    .poll(async () => (await world.db.post.findUniqueOrThrow({ where: { id: post.id } })).content)
    .toContain("April");

  const other = await openElsewhere(browser, world, { user: approver });
  const theirs = notesOn(other, en.t);
  await other.goto(en.at(path));
  await expect(theirs.threads).toContainText("Netto oder brutto?");
  await theirs.place("20 Euro").click();
  expect(await other.evaluate(() => String(document.getSelection()))).toBe("20 Euro");
  await expectAccessible(other, "notes-read");
  await theirs.button(en.t("notes:act.answer")).click();
  await other
    .getByRole("textbox", { name: en.t("notes:form.answerLabel", { name: world.user.name! }) })
    .fill("Brutto.");
  await expectAccessible(other, "notes-answering");
  await theirs.button(en.t("notes:form.answer")).click();
  await expect(theirs.notes.getByText("Brutto.", { exact: true })).toBeVisible();
  await expect(theirs.button(en.t("notes:act.answer"))).toBeFocused();

  await page.reload();
  await expect(notes.notes.getByText("Brutto.", { exact: true })).toBeVisible();
  await textOf(page).fill(TEXT.replace("20 Euro", "24 Euro"));
  await expect(notes.panel.getByText(t("notes:place.outdated"), { exact: true })).toBeVisible();
  await expect(notes.place("20 Euro")).toHaveCount(0);
  await expectAccessible(page, "notes-outdated");
  await other.context().close();
});

test("an approver marks words of a post that they read, resolves the thread, undoes that and deletes their note", async ({
  page,
  browser,
  world,
}) => {
  const { add, path, post } = await createDraft(world);
  const approver = await add("approver");
  const other = await openElsewhere(browser, world, { user: approver });
  const notes = notesOn(other, en.t);
  const rows = () => world.db.postNote.findMany({ where: { postId: post.id }, orderBy: { at: "asc" } });
  await other.goto(en.at(path));
  await expect(notes.field).toBeVisible();
  await selectInPost(other, "ab März");
  await expectAccessible(other, "notes-selected");
  await other.getByRole("button", { name: en.t("notes:place.add"), exact: true }).click();
  await other.keyboard.type("Really?");
  await other.keyboard.press("Control+Enter");
  await expect(notes.place("ab März")).toBeVisible();
  expect((await rows())[0]).toMatchObject({ text: "Really?", quote: "ab März", quoteAt: 12 });

  await notes.button(en.t("notes:act.resolve")).click();
  const folded = notes.panel.getByText(en.t("notes:resolved", { count: 1 }), { exact: true });
  await expect(folded).toBeVisible();
  await expect(other.getByText("Really?", { exact: true })).toBeHidden();
  await expect.poll(async () => (await rows())[0]!.resolvedById).toBe(approver.id);
  await other.getByRole("button", { name: en.t("common:undo"), exact: true }).click();
  await expect(other.getByText("Really?", { exact: true })).toBeVisible();
  await expect.poll(async () => (await rows())[0]!.resolvedAt).toBeNull();
  await notes.button(en.t("notes:act.resolve")).click();
  await folded.click();
  await expectAccessible(other, "notes-resolved");
  await notes.button(en.t("notes:act.reopen")).click();
  await expect(folded).toHaveCount(0);
  await expect.poll(async () => (await rows())[0]!.resolvedAt).toBeNull();

  await world.login(page);
  await page.goto(at(path));
  const writers = notesOn(page);
  await expect(writers.threads).toHaveCount(1);
  await expect(writers.button(t("notes:act.menu"))).toHaveCount(0);
  await writers.button(t("notes:act.answer")).click();
  await page.keyboard.type("Ja, ab dem 3.");
  await page.keyboard.press("Control+Enter");
  await expect(writers.notes.getByText("Ja, ab dem 3.", { exact: true })).toBeVisible();

  await notes.button(en.t("notes:act.menu")).click();
  await other.getByRole("menuitem", { name: en.t("notes:act.edit"), exact: true }).click();
  const text = notes.panel.getByRole("textbox", { name: en.t("notes:form.editLabel"), exact: true });
  await expect(text).toHaveValue("Really?");
  await text.fill("Really in March?");
  await expectAccessible(other, "notes-editing");
  await notes.button(en.t("notes:form.save")).click();
  await expect(notes.threads.getByText(en.t("notes:edited"))).toBeVisible();
  await expect(notes.notes.getByText("Ja, ab dem 3.", { exact: true })).toBeVisible();
  await notes.button(en.t("notes:act.menu")).click();
  await other.getByRole("menuitem", { name: en.t("notes:act.delete"), exact: true }).click();
  const question = other.getByRole("alertdialog", { name: en.t("notes:delete.title"), exact: true });
  await expect(question.getByText(en.t("notes:delete.withAnswers"), { exact: true })).toBeVisible();
  await expectAccessible(other, "notes-delete");
  await question.getByRole("button", { name: en.t("notes:act.delete"), exact: true }).click();
  await expect(notes.threads.getByText(en.t("notes:deleted"), { exact: true })).toBeVisible();
  await expect(notes.panel).toBeFocused();
  expect((await rows())[0]).toMatchObject({ text: "", quote: null });
  await expectAccessible(other, "notes-deleted");
  await other.context().close();
});

test("a viewer reads the notes and writes none; a personal workspace shows none", async ({ page, world }) => {
  const { slug, workspace, add } = await createTeam(world, "viewer");
  const writer = await add("editor");
  const post = await createPost(world.db, { id: writer.id, workspaceId: workspace.id }, { content: TEXT });
  await world.db.postNote.create({ data: { postId: post.id, userId: writer.id, text: "Nur zum Lesen" } });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/content/edit/${post.id}`));
  const notes = notesOn(page);
  await expect(notes.threads).toContainText("Nur zum Lesen");
  await expect(notes.panel.getByRole("textbox")).toHaveCount(0);
  await expect(notes.panel.getByRole("button")).toHaveCount(0);
  await selectInPost(page, "20 Euro");
  await expect(page.getByRole("button", { name: t("notes:place.add"), exact: true })).toHaveCount(0);
  await expectAccessible(page, "notes-viewer");

  const own = await createPost(world.db, world.user, { content: TEXT });
  await page.goto(at(`/app/content/edit/${own.id}`));
  await expect(textOf(page)).toHaveValue(TEXT);
  await expect(page.getByRole("button", { name: t("notes:place.add"), exact: true })).toHaveCount(0);
  await expect(notes.panel).toHaveCount(0);
});

test("words are marked, a note is written, resolved and opened again with the keyboard alone", async ({
  page,
  world,
}) => {
  const lines = Array.from({ length: 80 }, (_, n) => `Zeile ${n + 1}`);
  const { path } = await createDraft(world, lines.join("\n"));
  await world.login(page);
  await page.goto(at(path));
  const notes = notesOn(page);
  await expect(notes.field).toBeVisible();
  const keyboard = await keyboardOnly(page);
  await keyboard.tabTo(textOf(page));
  await keyboard.press("Control+End");
  await keyboard.press("Shift+Home");
  await keyboard.press("Control+Alt+m");
  await expect(notes.field).toBeFocused();
  await keyboard.type("Ist das die letzte?");
  await keyboard.press("Control+Enter");
  await expect(notes.threads).toHaveCount(1);
  await expect(notes.field).toBeFocused();

  await keyboard.tabTo(textOf(page), { back: true });
  await keyboard.press("Control+Home");
  await expect.poll(() => textOf(page).evaluate(({ scrollTop }) => scrollTop)).toBeLessThan(50);
  await keyboard.choose(notes.place("Zeile 80"));
  expect(await selectedInText(page)).toBe("Zeile 80");
  await expect(textOf(page)).toBeInViewport();
  await expect.poll(() => textOf(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);

  await keyboard.choose(notes.button(t("notes:act.resolve")));
  await expect(notes.panel).toBeFocused();
  await expect(page.getByText(t("notes:done.resolved"), { exact: true })).toBeVisible();
  await keyboard.choose(notes.panel.locator("summary"));
  await keyboard.choose(notes.button(t("notes:act.reopen")));
  await expect(notes.panel).toBeFocused();
  await expect(notes.button(t("notes:act.resolve"))).toBeVisible();
  keyboard.expectNoPointer();
});
