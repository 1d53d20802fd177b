import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");
const run = promisify(execFile);
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
  { language: "TypeScript", file: "example.mts", command: process.execPath, options: ["--import", "tsx"] },
  { language: "Python", file: "example.py", command: "python3", options: [] },
] as const;

for (const { language, file, command, options } of PROGRAMS)
  test(`the example in ${language} creates and schedules a post as it stands on the page`, async ({
    page,
    world,
  }) => {
    const hasCommand = await run(command, ["--version"]).then(
      () => true,
      () => false,
    );
    test.skip(!hasCommand, `${command} is not on this machine`);
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
