import { readFile } from "node:fs/promises";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");
const DAY_MS = 86_400_000;
/** The calendar day of LinkedIn's that lies so many days back. */
const dayBack = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Two posts that the member made on LinkedIn itself, with exact figures, and their followers. */
async function publishOnLinkedin({ linkedin, user }: World) {
  const sub = user.linkedinProfileId!;
  const at = (days: number) => Date.now() - days * DAY_MS;
  const first = await linkedin.addPost(sub, { text: "Montags ist Planung\n\n#planung", at: at(9) });
  const second = await linkedin.addPost(sub, { text: "Drei Lehren aus dem Quartal", at: at(4) });
  await linkedin.setFigures(first.urn, {
    days: {
      [dayBack(8)]: { IMPRESSION: 1_200, REACTION: 30, COMMENT: 4, RESHARE: 1 },
      [dayBack(7)]: { IMPRESSION: 300, REACTION: 5, COMMENT: 0, RESHARE: 0 },
    },
  });
  await linkedin.setFigures(second.urn, {
    days: { [dayBack(3)]: { IMPRESSION: 2_000, REACTION: 50, COMMENT: 10, RESHARE: 0 } },
  });
  await linkedin.setFollowers(sub, { total: 812 });
}

test("a member with nothing but LinkedIn's files gets from the empty screen to a full one, with the files' numbers", async ({
  page,
  world,
}) => {
  await publishOnLinkedin(world);
  await world.login(page);
  await page.goto(at("/app/analytics"));
  await page.getByRole("link", { name: t("analytics:empty.import"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("sync:title"), exact: true })).toBeVisible();

  const items = page
    .getByRole("region", { name: t("sync:imports.title"), exact: true })
    .getByTestId("import");
  for (const [count, file] of [
    [1, "archive.zip"],
    [2, `analytics.xlsx?from=${dayBack(28)}&to=${dayBack(1)}`],
  ] as const) {
    const answer = await fetch(`${world.linkedinUrl}/files/${world.user.linkedinProfileId}/${file}`);
    const buffer = Buffer.from(await answer.arrayBuffer());
    await page
      .getByTestId("import-picker")
      .setInputFiles({ name: file.split("?")[0]!, mimeType: "application/octet-stream", buffer });
    await page.getByRole("button", { name: t("sync:proposal.confirm"), exact: true }).click();
    await expect(items).toHaveCount(count);
    await expect(items.first().getByText(t("sync:status.done"), { exact: true })).toBeVisible();
  }

  await items
    .first()
    .getByRole("link", { name: t("sync:toAnalytics"), exact: true })
    .click();
  const section = (title: string) => page.getByRole("region", { name: title, exact: true });
  const metrics = section(t("analytics:figures.title"));
  await expect(metrics).toContainText("3.500");
  await expect(section(t("analytics:provenance.title"))).toContainText(t("analytics:sources.analytics_file"));
  // Metrics that the file does not have are one line.
  await expect(page.getByTestId("unknown-metrics")).toContainText(t("analytics:metrics.saves"));
  await expect(section(t("analytics:metrics.followersGained"))).toContainText("812 Follower");
  const posts = section(t("analytics:top.title"));
  await expect(posts.getByRole("row").nth(1)).toContainText("Drei Lehren aus dem Quartal");
  await expect(posts.getByRole("row").nth(1)).toContainText("2.000");
  await expect(posts.getByRole("row").nth(2)).toContainText("Montags ist Planung");
  await expect(page.getByText("#planung", { exact: true })).toBeVisible();
  await expectAccessible(page, "analytics-of-files");

  const chart = section(t("analytics:overTime.title"));
  const download = page.waitForEvent("download");
  await chart.getByRole("button", { name: t("analytics:chart.csv"), exact: true }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  for (const [days, impressions] of [
    [8, 1200],
    [7, 300],
    [3, 2000],
  ] as const)
    expect(csv).toMatch(new RegExp(`^"?${dayBack(days)}"?[;,]"?${impressions}"?[;,]`, "m"));

  // The width of A4 between its margins.
  await page.setViewportSize({ width: 720, height: 1_000 });
  await page.emulateMedia({ media: "print" });
  const isCut = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect.poll(isCut).toBe(false);
  await expect(metrics).toBeVisible();
  // On paper nothing can be chosen: the chart names its metric.
  await expect(chart.getByRole("combobox")).toBeHidden();
  await expect(chart.getByText(t("analytics:metrics.impressions"), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeHidden();
  if (process.env.TAKT_LOOK)
    await page.screenshot({ path: `${process.env.TAKT_LOOK}/analytics-print.png`, fullPage: true });
});
