import { createPost } from "@takt/db/testing/factories/create-post";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const HOUR_MS = 3_600_000;

test("a failed post is published again from Today by mouse, and stands there as just out", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { id } = await createPost(db, user, {
    status: "failed",
    reason: "unreachable",
    content: "Ein Beitrag, der LinkedIn nicht erreicht hat",
    scheduledAt: new Date(Date.now() - HOUR_MS),
  });
  await world.login(page);
  await page.goto(at("/app"));
  const section = page.getByRole("region", { name: t("today:needs.title"), exact: true });
  await section.getByRole("button", { name: t("today:needs.retry"), exact: true }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("posts:publish.confirm"), exact: true })
    .click();
  await expect(section).toHaveCount(0);
  await expect
    .poll(async () => (await db.post.findUniqueOrThrow({ where: { id } })).status, { timeout: 60_000 })
    .toBe("published");
  await page.reload();
  const justOut = page.getByRole("region", { name: t("today:justOut.title"), exact: true });
  await expect(justOut).toContainText("Ein Beitrag, der LinkedIn nicht erreicht hat");
  await expect(justOut).toContainText(t("posts:receipts.steps.confirmed"));
});
