import { createPost } from "@takt/db/testing/factories/create-post";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { openElsewhere } from "../../fixtures/open-elsewhere";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");

test("a member who is mentioned in a note is offered by name, and reads of it in their notifications", async ({
  page,
  browser,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace, add } = await createTeam(world, "editor");
  const [mia, max] = [await add("approver"), await add("editor")];
  await db.user.update({ where: { id: mia.id }, data: { displayName: "Zoë Núñez" } });
  await db.user.update({ where: { id: max.id }, data: { displayName: "Zac Berg" } });
  const post = await createPost(db, { id: user.id, workspaceId: workspace.id }, { content: "Our prices" });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/content/edit/${post.id}`));
  const panel = page.getByRole("region", { name: t("notes:title"), exact: true });
  const field = panel.getByRole("textbox", { name: t("notes:form.label"), exact: true });
  const list = page.getByRole("listbox", { name: t("notes:form.members"), exact: true });
  const options = list.getByRole("option");

  await field.click();
  await page.keyboard.type("Hello @Z");
  await expect(options).toHaveText(["Zac Berg", "Zoë Núñez"]);
  await expect(panel.getByText(t("notes:form.found", { count: 2 }), { exact: true })).toBeAttached();
  await expectAccessible(page, "notes-mention");
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(field).toBeFocused();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("@z");
  await expect(options).toHaveCount(2);
  await page.keyboard.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-activedescendant", /-1$/);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("Hello @Zoë Núñez ");
  await expect(list).toHaveCount(0);
  await page.keyboard.type("and @zac");
  await options.first().click();
  await expect(field).toHaveValue("Hello @Zoë Núñez and @Zac Berg ");
  await field.fill("Hello @Zoë Núñez and Zac");
  await page.keyboard.press("Control+Enter");

  const note = panel.getByTestId("note");
  await expect(note.locator("strong")).toHaveText(["@Zoë Núñez"]);
  await expectAccessible(page, "notes-mentioned");
  const mentions = await db.noteMention.findMany({ where: { note: { postId: post.id } } });
  expect(mentions.map(({ userId }) => userId)).toEqual([mia.id]);
  await expectSwept(world, () =>
    db.notification.count({ where: { userId: mia.id, kind: "note_mentioned", postId: post.id } }),
  ).toBe(1);

  const other = await openElsewhere(browser, world, { user: mia });
  await other.goto(at("/app/notifications"));
  const line = other
    .getByTestId("notification")
    .filter({ hasText: t("notifications:kinds.note_mentioned.title") });
  await expect(line).toContainText("Hello @Zoë Núñez and Zac");
  await line
    .getByRole("link")
    .filter({ hasText: t("notifications:openPost") })
    .click();
  await expect(other.getByTestId("note").locator("strong")).toHaveText(["@Zoë Núñez"]);
  await other.context().close();
});
