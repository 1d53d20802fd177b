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
import { expect, test } from "../../fixtures/world";

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

const hasCommand = (command: string) =>
  run(command, ["--version"]).then(
    () => true,
    () => false,
  );

/** How the program of each example is run, and in which file it is. */
const PROGRAMS = [
  { language: "curl", file: "example.sh", command: "bash", options: ["-e"] },
  { language: "TypeScript", file: "example.mts", command: process.execPath, options: ["--import", TSX] },
  { language: "Python", file: "example.py", command: "python3", options: [] },
] as const;

for (const { language, file, command, options } of PROGRAMS)
  test(`the example in ${language} creates and schedules a post as it stands on the page`, async ({
    page,
    world,
  }) => {
    test.skip(!(await hasCommand(command)), `${command} is not on this machine`);
    const { workspace } = await createTeam(world);
    const { token } = await createApiKey(world.db, { userId: world.user.id, workspaceId: workspace.id });
    await page.goto(at("/developers"));
    const code = await page.getByTestId(`example-${language}`).evaluate((element) => element.textContent);
    const program = test.info().outputPath(file);
    await writeFile(program, code.replace("post.json", test.info().outputPath("post.json")));
    await run(command, [...options, program], { cwd: E2E, env: { ...process.env, TAKT_API_KEY: token } });
    const posts = await world.db.post.findMany({ where: { workspaceId: workspace.id } });
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({ status: "scheduled", content: "What we learned this week." });
  });

for (const { language, file, command, options } of PROGRAMS)
  test(`the example in ${language} adds a file and writes a draft with it as it stands on the page`, async ({
    page,
    world,
  }) => {
    test.skip(!(await hasCommand(command)), `${command} is not on this machine`);
    const { workspace } = await createTeam(world);
    const { token } = await createApiKey(world.db, { userId: world.user.id, workspaceId: workspace.id });
    await page.goto(at("/developers"));
    const code = await page
      .getByTestId(`file-example-${language}`)
      .evaluate((element) => element.textContent);
    const program = test.info().outputPath(file);
    await writeFile(program, code.replace("media.json", test.info().outputPath("media.json")));
    await writeFile(test.info().outputPath("chart.png"), sampleMedia.png());
    const env = { ...process.env, TAKT_API_KEY: token };
    await run(command, [...options, program], { cwd: path.dirname(program), env });
    const files = await world.db.media.findMany({ where: { workspaceId: workspace.id } });
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({ fileName: "chart.png", altText: "A line that rises.", kind: "image" });
    expect(files[0]!.postId).not.toBeNull();
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
