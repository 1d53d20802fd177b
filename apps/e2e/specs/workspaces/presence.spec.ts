import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { openElsewhere } from "../../fixtures/open-elsewhere";
import { expect, test } from "../../fixtures/world";

const de = localized("de");
const en = localized("en");

const presence = (page: Page) => page.getByTestId("presence");
/** Coming back to the tab asks at once who is there, without waiting for the next time. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
/** Where the text field stands on the page. */
const placeOf = (page: Page) =>
  page.getByTestId("post-text").evaluate((field) => field.getBoundingClientRect().y + scrollY);

test("two members who have the same post open see each other's name, until one of them leaves", async ({
  page,
  browser,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace, add } = await createTeam(world, "editor");
  const zoe = await add("editor");
  await db.user.update({ where: { id: zoe.id }, data: { displayName: "Zoë Núñez" } });
  await db.user.update({ where: { id: user.id }, data: { displayName: "Max Berg" } });
  const post = await createPost(db, { id: user.id, workspaceId: workspace.id }, { content: "Unsere Preise" });
  const path = `/app/w/${slug}/content/edit/${post.id}` as const;
  await world.login(page);
  await page.goto(de.at(path));
  const opened = () => db.postEditor.findMany({ where: { postId: post.id }, select: { userId: true } });
  await expect.poll(opened).toEqual([{ userId: user.id }]);
  await expect(presence(page)).toHaveCount(0);
  const before = await placeOf(page);

  const other = await openElsewhere(browser, world, { user: zoe });
  await other.goto(en.at(path));
  await expect(presence(other)).toContainText(
    en.t("posts:editor.presence.who", { count: 1, names: "Max Berg" }),
  );
  await expectAccessible(other, "presence");
  await comeBack(page);
  const sentence = de.t("posts:editor.presence.who", { count: 1, names: "Zoë Núñez" });
  await expect(presence(page)).toContainText(sentence);
  await expect(presence(page)).toContainText(de.t("posts:editor.presence.rule"));
  await expect(page.getByRole("status").filter({ hasText: sentence })).toHaveCount(1);
  expect(await placeOf(page)).toBe(before);
  await expectAccessible(page, "presence-de");

  await other.goto(en.at(`/app/w/${slug}/posts`));
  await expect.poll(opened).toEqual([{ userId: user.id }]);
  await comeBack(page);
  await expect(presence(page)).toHaveCount(0);
  expect(await placeOf(page)).toBe(before);

  // Closing the tab says it too.
  await other.goto(en.at(path));
  await expect(presence(other)).toBeVisible();
  await comeBack(page);
  await expect(presence(page)).toBeVisible();
  await other.close();
  await expect.poll(opened).toEqual([{ userId: user.id }]);
  await other.context().close();
});

test("on a phone the line fits, and in the personal workspace nothing is said or asked", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace, add } = await createTeam(world, "editor");
  const zoe = await add("editor");
  const post = await createPost(db, { id: user.id, workspaceId: workspace.id }, { content: "Unsere Preise" });
  await db.user.update({
    where: { id: zoe.id },
    data: { displayName: "Wilhelmina Charlotte von Hohenfels-Langenburg" },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await world.login(page);
  await page.goto(de.at(`/app/w/${slug}/content/edit/${post.id}`));
  const before = await placeOf(page);
  await db.postEditor.create({
    data: { postId: post.id, workspaceId: workspace.id, userId: zoe.id, seenAt: new Date() },
  });
  await comeBack(page);
  await expect(presence(page)).toBeVisible();
  expect(await placeOf(page)).toBe(before);
  await expectAccessible(page, "presence-phone");

  const own = await createPost(db, user, { content: "Meine Preise" });
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.goto(de.at(`/app/content/edit/${own.id}`));
  await expect(page.getByTestId("post-text")).toHaveValue("Meine Preise");
  const refetched = page.waitForRequest(/notes\.list|posts\.get/);
  await comeBack(page);
  await refetched;
  expect(asked.filter((url) => url.includes("setEditing"))).toEqual([]);
});
