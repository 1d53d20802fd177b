import { createPost } from "@takt/db/testing/factories/create-post";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { nextWeek, plannedAt } from "../calendar/next-week";

const { t, at } = localized("en");
const [monday = ""] = nextWeek();

test("a held post names the member who has to reconnect LinkedIn, and offers the reader no connection of theirs", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace, add } = await createTeam(world, "editor");
  const author = await add("editor");
  await db.user.update({
    where: { id: author.id },
    data: { name: "Ada Löwe", linkedinStatus: "none", linkedinAccessToken: null },
  });
  const planned = { ...plannedAt(`${monday}T10:00`), content: "Waits for Ada" };
  const { id } = await createPost(db, { id: author.id, workspaceId: workspace.id }, planned);
  const note = page.getByText(t("posts:heldBack.textOther", { name: "Ada Löwe" }));
  const reconnect = page.getByRole("main").getByRole("link", { name: t("posts:failed.reconnect") });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/posts?status=scheduled`));
  await expect(note).toBeVisible();
  await expect(reconnect).toHaveCount(0);
  await expectAccessible(page, "author-reconnects");

  await page.goto(at(`/app/w/${slug}/content/calendar?date=${monday}&view=list`));
  await page.locator(`[data-testid=day-list] [data-post="${id}"]`).filter({ visible: true }).click();
  await expect(
    page.getByRole("dialog").getByText(t("posts:heldBack.textOther", { name: "Ada Löwe" })),
  ).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("link", { name: t("posts:failed.reconnect") })).toHaveCount(
    0,
  );

  await db.post.update({ where: { id }, data: { authorId: user.id } });
  await db.user.update({
    where: { id: user.id },
    data: { linkedinStatus: "none", linkedinAccessToken: null },
  });
  await page.goto(at(`/app/w/${slug}/posts?status=scheduled`));
  await expect(reconnect).toBeVisible();
  await expect(note).toHaveCount(0);
});
