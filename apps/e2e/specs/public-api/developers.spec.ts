import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");
const run = promisify(execFile);
/** The programs run in folders of their own. */
const TSX = import.meta.resolve("tsx");
const E2E = path.resolve(import.meta.dirname, "../..");

type Document = {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Refused> }>>;
  components: { schemas: object };
};
type Refused = { description: string };

const readDocument = async () =>
  JSON.parse(await readFile(path.join(E2E, "../../docs/api/openapi.json"), "utf8")) as Document;
const operationsOf = ({ paths }: Document) =>
  Object.values(paths).flatMap((methods) => Object.values(methods));
const idsOf = (page: Page) => page.locator("main [id]").evaluateAll((all) => all.map(({ id }) => id));

/** How the program of each example is run, and in which file it is. */
const PROGRAMS = [
  { language: "curl", file: "example.sh", command: "bash", options: ["-e"] },
  { language: "TypeScript", file: "example.mts", command: process.execPath, options: ["--import", TSX] },
  { language: "Python", file: "example.py", command: "python3", options: [] },
] as const;

/** Runs an example as it stands on the page, by a key of the world's user; answers what it wrote and where it worked. */
async function runExample(
  { page, world }: { page: Page; world: World },
  { language, file, command, options }: (typeof PROGRAMS)[number],
  name: "example" | "planning" | "file-example",
) {
  const hasCommand = await run(command, ["--version"]).then(
    () => true,
    () => false,
  );
  test.skip(!hasCommand, `${command} is not on this machine`);
  const { workspace } = await createTeam(world);
  const { token } = await createApiKey(world.db, { userId: world.user.id, workspaceId: workspace.id });
  await page.goto(at("/developers"));
  const code = await page.getByTestId(`${name}-${language}`).evaluate((element) => element.textContent);
  const program = test.info().outputPath(file);
  await writeFile(program, code);
  await writeFile(test.info().outputPath("chart.png"), sampleMedia.png());
  const env = { ...process.env, TAKT_API_KEY: token };
  const { stdout } = await run(command, [...options, program], { cwd: path.dirname(program), env });
  return { workspaceId: workspace.id, stdout };
}

for (const program of PROGRAMS) {
  test(`the example in ${program.language} creates and schedules a post as it stands on the page`, async ({
    page,
    world,
  }) => {
    const { workspaceId } = await runExample({ page, world }, program, "example");
    const posts = await world.db.post.findMany({ where: { workspaceId } });
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({ status: "scheduled", content: "What we learned this week." });
  });

  test(`the example in ${program.language} adds a file and writes a draft with it as it stands on the page`, async ({
    page,
    world,
  }) => {
    const { workspaceId } = await runExample({ page, world }, program, "file-example");
    const files = await world.db.media.findMany({ where: { workspaceId } });
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({ fileName: "chart.png", altText: "A line that rises.", kind: "image" });
    expect(files[0]!.postId).not.toBeNull();
  });

  test(`the example in ${program.language} bookmarks a topic and reads slots and figures`, async ({
    page,
    world,
  }) => {
    const { workspaceId, stdout } = await runExample({ page, world }, program, "planning");
    const topics = await world.db.topic.findMany({ where: { workspaceId } });
    expect(topics.map(({ title }) => title)).toEqual(["What our customers asked"]);
    expect(stdout).toContain("What our customers asked");
    expect(stdout).toMatch(/impressions/);
  });
}

test("code is copied by keyboard, and that it was is said", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(at("/developers"));
  const label = `${t("developers:guide.start.scheduling")}: Python`;
  const button = page.getByRole("button", { name: `${t("developers:copy.action")} ${label}`, exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  const status = page.getByRole("status").filter({ hasText: t("developers:copy.done") });
  await expect(status).toHaveCount(1);
  const code = await page.getByTestId("example-Python").evaluate((element) => element.textContent);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

for (const { language, at: atOf, t: tOf } of EVERY_LANGUAGE)
  test(`the changelog in ${language} says what is new, and how something goes away`, async ({ page }) => {
    await page.goto(atOf("/developers/changelog"));
    await expectAccessible(page, `api-changelog-${language}`);
    const policy = page.getByRole("region", { name: tOf("developers:changelog.policy.title") });
    await expect(policy).toContainText("Sunset");
    await expect(page.getByText("approvals:write", { exact: true })).toBeVisible();
  });

test("the reference has a place for each operation and object of the document", async ({ page }) => {
  const document = await readDocument();
  await page.goto(at("/developers"));
  await expect(
    page.getByRole("heading", { level: 1, name: t("developers:title"), exact: true }),
  ).toBeVisible();
  await expectAccessible(page, "developers");
  const ids = await idsOf(page);
  const wanted = operationsOf(document).map(({ operationId }) => operationId);
  expect(ids).toEqual(expect.arrayContaining([...wanted, ...Object.keys(document.components.schemas)]));
  const targets = await page
    .locator('main a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!.slice(1)));
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

for (const { language, at: atOf } of EVERY_LANGUAGE)
  test(`every code of a problem is explained in ${language} where its type leads`, async ({ page }) => {
    const refusals = operationsOf(await readDocument()).flatMap(({ responses }) =>
      Object.entries(responses).filter(([status]) => Number(status) >= 400),
    );
    const codes = refusals.flatMap(([, { description }]) => description.match(/\w+/g)!);
    await page.goto(atOf("/developers/errors#post_changed"));
    await expectAccessible(page, `api-errors-${language}`);
    expect(await idsOf(page)).toEqual(expect.arrayContaining([...new Set(codes)]));
    await expect(page.locator("#post_changed")).toBeInViewport();
  });
