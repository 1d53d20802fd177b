import { createPost } from "@takt/db/testing/factories/create-post";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test("Today says what members of the team did, with who it was, and leads to the post", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace, add } = await createTeam(world, "editor");
  const member = await add("viewer");
  await db.user.update({ where: { id: member.id }, data: { name: "Ada Löwe" } });
  const workspaceId = workspace.id;
  await db.membership.updateMany({
    where: { workspaceId, userId: user.id },
    data: { createdAt: minutesAgo(40 * 1440) },
  });
  const asked = { approval: "requested", approvalAt: minutesAgo(20), requestedById: user.id } as const;
  const post = await createPost(db, { id: user.id, workspaceId }, { content: "Wir ziehen um", ...asked });
  const requested = { postId: post.id, kind: "requested", hash: "" } as const;
  await db.approvalEvent.createMany({
    data: [
      { ...requested, userId: user.id, at: minutesAgo(20) },
      { ...requested, kind: "approved", userId: null, at: minutesAgo(15) },
    ],
  });
  await createPost(
    db,
    { id: member.id, workspaceId },
    { status: "published", content: "Erschienen", publishedAt: minutesAgo(10) },
  );
  await world.login(page);
  await page.goto(at(`/app/w/${slug}`));
  const section = page.getByRole("region", { name: t("today:team.title"), exact: true });
  const rows = section.getByRole("listitem");
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText(t("today:team.kinds.joined", { name: "Ada Löwe" }));
  await expect(rows.nth(1)).toContainText(t("today:team.kinds.published", { name: "Ada Löwe" }));
  await expect(rows.nth(2)).toContainText(t("today:team.kinds.approved", { name: t("today:team.gone") }));
  await expect(rows.nth(3)).toContainText(t("today:team.self.requested"));
  await expectAccessible(page, "team-activity");
  await rows.nth(3).getByRole("link", { name: "Wir ziehen um" }).click();
  await expect(page).toHaveURL(new RegExp(`/w/${slug}/content/edit/${post.id}$`));
});

test("a team in which nothing happened says so, and a personal workspace shows what one did oneself", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace } = await createTeam(world, "owner");
  await createPost(db, user, { content: "Nur für mich" });
  await db.membership.updateMany({
    where: { workspaceId: workspace.id },
    data: { createdAt: minutesAgo(5) },
  });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}`));
  await expect(page.getByText(t("today:team.none"), { exact: true })).toBeVisible();
  await page.goto(at("/app"));
  await expect(page.getByRole("region", { name: t("today:activity.title"), exact: true })).toContainText(
    "Nur für mich",
  );
  await expect(page.getByRole("region", { name: t("today:team.title"), exact: true })).toHaveCount(0);
});
