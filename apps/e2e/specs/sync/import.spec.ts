import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");
const DAY_MS = 86_400_000;
const HEADER = "Date,ShareLink,ShareCommentary,SharedUrl,MediaUrl,Visibility";

async function openImport(page: Page) {
  await page.goto(at("/app/user/import"));
  await expect(page.getByRole("heading", { level: 1, name: t("sync:title"), exact: true })).toBeVisible();
  const imports = page.getByRole("region", { name: t("sync:imports.title"), exact: true });
  return { imports, items: imports.getByTestId("import"), picker: page.getByTestId("import-picker") };
}
/** Says yes to what was recognised in a file. */
const confirmImport = (page: Page) =>
  page
    .getByTestId("import-proposal")
    .getByRole("button", { name: t("sync:proposal.confirm"), exact: true })
    .click();
const csv = (...rows: string[]) => ({
  name: "Shares.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([HEADER, ...rows].join("\n")),
});
/** Downloads a file of the user's from LinkedIn. */
async function download({ linkedinUrl, user }: World, path: string, name: string) {
  const answer = await fetch(`${linkedinUrl}/files/${user.linkedinProfileId}/${path}`);
  expect(answer.status).toBe(200);
  return { name, mimeType: "application/octet-stream", buffer: Buffer.from(await answer.arrayBuffer()) };
}

test("posts and figures from LinkedIn's own files are imported, and a post of Takt is recognised", async ({
  page,
  world,
}) => {
  const { db, user, linkedin } = world;
  const sub = user.linkedinProfileId!;
  const elsewhere = await linkedin.addPost(sub, {
    text: "Made elsewhere\n\nwith two lines",
    at: Date.now() - 3 * DAY_MS,
  });
  const own = await linkedin.addPost(sub, { text: "Made with Takt", at: Date.now() - 2 * DAY_MS });
  const post = await createPost(db, user, {
    status: "published",
    content: "Made with Takt",
    hashtags: [],
    linkedinUrn: own.urn,
    publishedAt: new Date(own.createdAt),
  });
  await world.login(page);
  const { items, picker } = await openImport(page);
  await expect(page.getByText(t("sync:imports.empty"), { exact: true })).toBeVisible();

  await picker.setInputFiles(await download(world, "archive.zip", "Archive.zip"));
  const proposal = page.getByTestId("import-proposal");
  await expect(proposal).toContainText(t("sync:proposal.archive_file"));
  await expect(proposal).toContainText("Made elsewhere");
  await expectAccessible(page, "import-proposal");
  // Nothing is written before the member says yes.
  expect(await db.linkedinPost.count({ where: { userId: user.id, postId: null } })).toBe(0);
  await confirmImport(page);
  await expect(items.getByText(t("sync:status.done"), { exact: true })).toBeVisible();
  await expect(items.getByText("1 new · 0 updated · 1 skipped", { exact: true })).toBeVisible();
  const rows = await db.linkedinPost.findMany({
    where: { userId: user.id },
    orderBy: { publishedAt: "asc" },
  });
  expect(rows).toMatchObject([
    { urn: elsewhere.urn, text: "Made elsewhere\n\nwith two lines", postId: null, source: "archive_file" },
    { urn: own.urn, text: "Made with Takt", postId: post.id, source: "takt" },
  ]);

  await picker.setInputFiles(await download(world, "analytics.xlsx", "Analytics.xlsx"));
  await confirmImport(page);
  await expect(items).toHaveCount(2);
  await expect(items.first().getByText(t("sync:status.done"), { exact: true })).toBeVisible();
  expect(await db.linkedinPost.count({ where: { userId: user.id } })).toBe(2);
  expect(await db.memberDailyMetrics.count({ where: { userId: user.id } })).toBeGreaterThan(6);
  await page.reload();
  await expect(items).toHaveCount(2);
  await expectAccessible(page, "import-done");

  // The newer one is undone: its days go, the posts stay.
  await items
    .first()
    .getByRole("button", { name: t("sync:undo.label", { name: "Analytics.xlsx" }) })
    .click();
  await expect(items.first().getByText(t("sync:status.undone"), { exact: true })).toBeVisible();
  expect(await db.memberDailyMetrics.count({ where: { userId: user.id } })).toBe(0);
  expect(await db.linkedinPost.count({ where: { userId: user.id } })).toBe(2);
});

test("rows that cannot be read are listed and can be saved, and the others are imported", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  await world.login(page);
  const { items, picker } = await openImport(page);
  const link = "https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A7400000000000000001";
  await picker.setInputFiles(
    csv(
      `2026-03-02 10:20:30,${link},Good,,,MEMBER_NETWORK`,
      `soon,${link.replace(/1$/, "2")},No date,,,MEMBER_NETWORK`,
      "2026-03-02 10:20:30,https://example.com,Elsewhere,,,MEMBER_NETWORK",
    ),
  );
  await confirmImport(page);
  await expect(items.getByText("1 new · 0 updated · 0 skipped", { exact: true })).toBeVisible();
  await items.getByText("2 rows could not be read", { exact: true }).click();
  const table = items.getByRole("table");
  await expect(table.getByRole("row").nth(1)).toHaveText(`3${t("sync:reasons.date_invalid")}`);
  await expect(table.getByRole("row").nth(2)).toHaveText(`4${t("sync:reasons.link_invalid")}`);
  await expectAccessible(page, "import-refused-rows");
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    items.getByRole("button", { name: t("sync:download"), exact: true }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe("Shares.csv.csv");
  expect(await readFile(await saved.path(), "utf8")).toContain(`3,${t("sync:reasons.date_invalid")}`);
  expect(await db.linkedinPost.findMany({ where: { userId: user.id } })).toMatchObject([{ text: "Good" }]);
});

test("a wrong file is refused with a clear error, stays chosen, and a right one replaces it", async ({
  page,
  world,
}) => {
  await world.login(page);
  const { items, picker } = await openImport(page);
  const alert = page.getByRole("main").getByRole("alert");
  const refused = async (name: string, buffer: Buffer, code: "import_unknown" | "import_empty") => {
    await picker.setInputFiles({ name, mimeType: "text/csv", buffer });
    await expect(alert).toContainText(t("sync:upload.failed", { name }));
    await expect(alert).toContainText(t(`errors:${code}`));
  };
  await refused("Picture.png", Buffer.from("89504e470d0a1a0a", "hex"), "import_unknown");
  await expectAccessible(page, "import-wrong-file");
  await refused("Connections.csv", Buffer.from("First Name,Last Name\nAda,Lovelace"), "import_unknown");
  await refused("Empty.csv", Buffer.alloc(0), "import_empty");
  expect(await world.db.syncRun.count({ where: { userId: world.user.id } })).toBe(0);

  // Nothing is lost without a connection: the same file is sent again.
  await page.route("**/api/sync/imports", (route) => route.abort());
  const link = "https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A7400000000000000001";
  await picker.setInputFiles(csv(`2026-03-02 10:20:30,${link},Good,,,MEMBER_NETWORK`));
  await expect(alert).toContainText(t("sync:upload.noAnswer"));
  await page.unroute("**/api/sync/imports");
  await alert.getByRole("button", { name: t("sync:upload.retry"), exact: true }).click();
  const proposal = page.getByTestId("import-proposal");
  await expect(proposal).toBeVisible();
  await expect(alert).toHaveCount(0);
  await proposal.getByRole("button", { name: t("sync:proposal.discard"), exact: true }).click();
  await expect(proposal).toHaveCount(0);
  await expect(items).toHaveCount(0);
  expect(await world.db.syncRun.count({ where: { userId: world.user.id } })).toBe(0);
});
