import { createMetrics } from "@takt/db/testing/factories/create-metrics";
import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const HOUR_MS = 3_600_000;

test("figures can be connected, and the screen says when they were collected and what waits for LinkedIn's limit", async ({
  page,
  world: { db, user, login },
}) => {
  await login(page);
  await page.goto(at("/app/analytics"));
  await expect(page.getByText(t("analytics:empty.offered"), { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: t("analytics:empty.connect"), exact: true })).toHaveAttribute(
    "href",
    `/auth/linkedin/community/start?return=${encodeURIComponent(at("/app/analytics"))}`,
  );
  await expectAccessible(page, "collection-offered");

  const { generation } = await createGrant(db, user, { product: "community" });
  await page.reload();
  await expect(page.getByText(t("analytics:empty.collecting"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("analytics:collection.first"), { exact: true })).toBeVisible();
  await expectAccessible(page, "collection-first");

  // The job would go on with it at the next full hour, if it were not held.
  const heldUntil = new Date(Date.now() + 48 * HOUR_MS);
  await db.metricCollection.create({
    data: { userId: user.id, generation, daysReadAt: new Date(), heldUntil, hold: "quota_exhausted" },
  });
  await createMetrics(db, user);
  await db.linkedinPost.updateMany({
    where: { userId: user.id },
    data: { metricsRetryAt: heldUntil },
  });
  for (const hours of [3, 5])
    await createLinkedinPost(db, user, { publishedAt: new Date(Date.now() - hours * HOUR_MS) });
  await db.linkedinGrant.updateMany({ where: { userId: user.id }, data: { metricsReadAt: new Date() } });
  await page.reload();
  await expect(page.getByText(/^Zuletzt von LinkedIn abgerufen: /)).toBeVisible();
  await expect(page.getByText(/^Tageslimit von LinkedIn erreicht, 2 Beiträge folgen ab /)).toBeVisible();
  await expectAccessible(page, "collection-held");

  await db.linkedinGrant.updateMany({
    where: { userId: user.id },
    data: { status: "invalid", reason: "expired" },
  });
  await page.reload();
  await expect(page.getByText(t("analytics:collection.ended"), { exact: true })).toBeVisible();
  await expect(
    page.getByRole("link", { name: t("analytics:collection.reconnect"), exact: true }),
  ).toBeVisible();
  await expectAccessible(page, "collection-ended");
});
