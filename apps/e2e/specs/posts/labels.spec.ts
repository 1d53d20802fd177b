import type { Page } from "@playwright/test";
import { createLabel } from "@takt/db/testing/factories/create-label";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");

const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const picker = (page: Page, count: number) =>
  page.getByRole("dialog", { name: t("labels:picker.title", { count }), exact: true });
const filter = (page: Page) => page.getByRole("button", { name: t("labels:filter.button"), exact: true });
const labelsOf = async ({ db, user }: World) => {
  const posts = await db.post.findMany({
    where: { authorId: user.id },
    include: { labels: { include: { label: true }, orderBy: { label: { foldedName: "asc" } } } },
    orderBy: { content: "asc" },
  });
  return posts.map(({ labels }) => labels.map(({ label }) => label.name));
};

/** Puts labels on a post; they are created in this order. */
async function label({ db, user }: World, postId: string, names: readonly string[]) {
  const colors = ["teal", "orange", "purple", "blue"] as const;
  for (const [index, name] of names.entries()) {
    const known = await db.label.findFirst({ where: { userId: user.id, name } });
    const { id } = known ?? (await createLabel(db, user, { name, color: colors[index % 4]! }));
    await db.postLabel.create({ data: { postId, labelId: id } });
  }
}

test("L creates a label for the selected posts, shows it on their rows, and one Undo takes it off", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  for (const content of ["Entwurf A", "Entwurf B", "Entwurf C"]) await createPost(db, user, { content });
  await world.login(page);
  await page.goto(at("/app/posts"));
  for (const excerpt of ["Entwurf A", "Entwurf B"])
    await page.getByRole("checkbox", { name: t("posts:list.select", { excerpt }), exact: true }).check();
  // The keys come with the bar, after the page.
  await expect(page.getByRole("region", { name: t("posts:bulk.title"), exact: true })).toBeVisible();
  await page.keyboard.press("l");
  await expect(picker(page, 2)).toContainText(t("labels:picker.teach"));
  await expectAccessible(page, "label-picker-empty");
  await page.keyboard.insertText("Kundenreihe");
  await page.keyboard.press("Enter");
  await expect(picker(page, 2).getByRole("option", { name: "Kundenreihe" })).toHaveAttribute(
    "aria-checked",
    "true",
  );
  await expectAccessible(page, "label-picker");
  await page.keyboard.press("Escape");
  await toast(page, t("labels:changed", { count: 2 }));
  for (const text of ["Entwurf A", "Entwurf B"]) await expect(row(page, text)).toContainText("Kundenreihe");
  expect(await labelsOf(world)).toEqual([["Kundenreihe"], ["Kundenreihe"], []]);
  await page.keyboard.press("Control+z");
  await toast(page, t("labels:undone", { count: 2 }));
  await expect(row(page, "Entwurf A")).not.toContainText("Kundenreihe");
  expect(await labelsOf(world)).toEqual([[], [], []]);
});

test("a row shows two labels and how many more; the list is filtered by one, also after a reload", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const first = await createPost(db, user, { content: "Mit vier Labels" });
  const second = await createPost(db, user, {
    content: "Mit einem Label und einem Text, der so lang ist, dass er nicht auf die Zeile passt",
  });
  await createPost(db, user, { content: "Ohne Label" });
  await label(world, first.id, ["Alpha", "Beta", "Gamma", "Ein recht langer Name für ein Label"]);
  await label(world, second.id, ["Beta"]);
  await world.login(page);
  await page.goto(at("/app/posts"));
  await expect(row(page, "Mit vier Labels")).toContainText("+2");
  await expect(row(page, "Mit vier Labels").locator("[data-labels] .sr-only")).toHaveText(
    `${t("labels:labels")} Alpha, Beta, Ein recht langer Name für ein Label, Gamma`,
  );
  await expectAccessible(page, "posts-labeled");
  await filter(page).click();
  await expectAccessible(page, "label-filter");
  await page.getByRole("menuitem", { name: "Beta", exact: true }).click();
  await expect(row(page, "Ohne Label")).toHaveCount(0);
  await expect(row(page, "Mit vier Labels")).toBeVisible();
  await page.reload();
  await expect(row(page, "Mit einem Label")).toBeVisible();
  await expect(row(page, "Ohne Label")).toHaveCount(0);
  await page.getByRole("button", { name: t("labels:filter.current", { name: "Beta" }), exact: true }).click();
  await page.getByRole("menuitem", { name: t("labels:filter.all"), exact: true }).click();
  await expect(row(page, "Ohne Label")).toBeVisible();
  expect(new URL(page.url()).searchParams.has("label")).toBe(false);
});

test("a label that no post has says so, and the filter can be removed there", async ({ page, world }) => {
  const { id } = await createLabel(world.db, world.user, { name: "Leer" });
  await createPost(world.db, world.user, { content: "Ohne Label" });
  await world.login(page);
  await page.goto(at(`/app/posts?label=${id}`));
  await expect(page.getByRole("heading", { name: t("labels:filter.empty"), exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("labels:filter.clear"), exact: true }).click();
  await expect(row(page, "Ohne Label")).toBeVisible();
});

test("labels are renamed, recolored and deleted in their sheet, and a deleted one comes back with its posts", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const post = await createPost(db, user, { content: "Beitrag" });
  await label(world, post.id, ["Reihe", "Zweites"]);
  await world.login(page);
  await page.goto(at("/app/posts"));
  await filter(page).click();
  await page.getByRole("menuitem", { name: t("labels:manage.open"), exact: true }).click();
  const sheet = page.getByRole("dialog", { name: t("labels:manage.title"), exact: true });
  await expect(sheet).toContainText(t("labels:manage.posts", { count: 1, shown: "1" }));
  await expectAccessible(page, "labels-manage");
  const name = sheet.getByRole("textbox", { name: t("labels:manage.name", { name: "Reihe" }), exact: true });
  await name.fill("ZWEITES");
  await name.press("Enter");
  await toast(page, t("errors:label_name_taken"));
  await name.fill("Serie");
  await name.press("Enter");
  await expect(page.locator("[data-labels]")).toContainText("Serie");
  const color = (named: string) => t("labels:manage.color", { name: "Serie", color: named });
  await sheet.getByRole("button", { name: color(t("labels:colors.teal")), exact: true }).click();
  await page.getByRole("menuitem", { name: t("labels:colors.red"), exact: true }).click();
  await expect(sheet.getByRole("button", { name: color(t("labels:colors.red")), exact: true })).toBeVisible();
  await sheet
    .getByRole("button", { name: t("labels:manage.delete", { name: "Serie" }), exact: true })
    .click();
  await toast(page, t("labels:manage.deleted", { count: 1, name: "Serie" }));
  await expect(page.locator("[data-labels]")).not.toContainText("Serie");
  await page.getByRole("button", { name: t("common:undo"), exact: true }).click();
  await toast(page, t("labels:manage.restored", { name: "Serie" }));
  await expect(page.locator("[data-labels]")).toContainText("Serie");
  expect(await db.label.findFirst({ where: { userId: user.id, name: "Serie" } })).toMatchObject({
    color: "red",
    deletedAt: null,
  });
});

test("an open post gets its labels beside its title, and stays what it was", async ({ page, world }) => {
  const { db, user } = world;
  const post = await createPost(db, user, {
    status: "scheduled",
    scheduledAt: new Date(Date.now() + 3 * 86_400_000),
  });
  await createLabel(db, user, { name: "Reihe" });
  await world.login(page);
  await page.goto(at(`/app/content/edit/${post.id}`));
  await page.getByRole("button", { name: t("labels:picker.open"), exact: true }).click();
  await page.getByRole("combobox", { name: t("labels:picker.field"), exact: true }).press("Enter");
  await picker(page, 1)
    .getByRole("button", { name: t("labels:picker.done"), exact: true })
    .click();
  await toast(page, t("labels:changed", { count: 1 }));
  await expect(page.locator("[data-labels]")).toContainText("Reihe");
  await expectAccessible(page, "editor-labeled");
  // The job of the clocks' rules may have been there in between.
  const { zoneRules: _zoneRules, ...asItWas } = post;
  expect(await db.post.findUniqueOrThrow({ where: { id: post.id } })).toMatchObject(asItWas);
});
