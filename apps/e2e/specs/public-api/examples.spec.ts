import { execFile } from "node:child_process";
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import { createTeam } from "../../fixtures/create-team";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t } = localized("en");
const EXAMPLE = path.resolve(import.meta.dirname, "../../../../examples/post-from-markdown");

/** A copy of the example's posts, with one for a day in a month, and the program with a key of the world's user. */
async function prepare(world: World) {
  const { workspace, slug } = await createTeam(world);
  const { token } = await createApiKey(world.db, { userId: world.user.id, workspaceId: workspace.id });
  const folder = test.info().outputPath("posts");
  await cp(path.join(EXAMPLE, "posts"), folder, { recursive: true });
  const wall = `${new Date(Date.now() + 30 * 864e5).toISOString().slice(0, 10)}T09:00`;
  await writeFile(path.join(folder, "3-later.md"), `---\nwhen: ${wall} Europe/Berlin\n---\nLater.\n`);
  const run = (options: string[] = [], key = token) =>
    runProgram([...options, folder], { TAKT_URL: world.webUrl, TAKT_KEY: key });
  const read = () =>
    world.db.post.findMany({
      where: { workspaceId: workspace.id },
      include: { media: { select: { fileName: true, altText: true } } },
      orderBy: { createdAt: "asc" },
    });
  return {
    folder,
    wall,
    run,
    read,
    linkTo: (id: string) => `${world.webUrl}/app/w/${slug}/content/edit/${id}`,
  };
}

/** Runs the program to its end, whatever that is. */
const runProgram = (args: string[], settings: Record<string, string>) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const program = [path.join(EXAMPLE, "main.mjs"), ...args];
    const env = { ...process.env, ...settings };
    execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === "number" ? error.code : error ? -1 : 0, stdout, stderr }),
    );
  });

test("a folder of Markdown is posted once, with its image and its times, however often it is run", async ({
  world,
}) => {
  const { folder, wall, run, read, linkTo } = await prepare(world);
  const tried = await run(["--dry-run"]);
  expect(tried).toMatchObject({ code: 0, stderr: "" });
  expect(tried.stdout).toContain(`3-later.md: would be posted, 6 characters, ${wall} Europe/Berlin`);
  expect(await read()).toEqual([]);

  const first = await run();
  expect(first).toMatchObject({ code: 0, stderr: "" });
  const posts = await read();
  expect(posts).toMatchObject([
    { status: "scheduled", hashtags: ["support", "listening"], media: [] },
    {
      status: "draft",
      media: [{ fileName: "chart.png", altText: "Five bars that rise from left to right." }],
    },
    { status: "scheduled", content: "Later.", scheduledWall: wall, scheduledZone: "Europe/Berlin" },
  ]);
  const [questions, chart] = posts.map(({ id }) => linkTo(id));
  expect(first.stdout).toMatch(/^1-three-questions\.md: scheduled for \S+ /);
  expect(first.stdout).toContain(questions);
  expect(first.stdout).toContain(`2-year-in-one-chart.md: draft ${chart}\n`);

  const again = await run();
  expect(again).toMatchObject({ code: 0, stderr: "" });
  expect(again.stdout).toContain(`2-year-in-one-chart.md: already posted ${chart}\n`);
  expect(await read()).toEqual(posts);

  // As after a run that broke off before it could note what it had done.
  await rm(path.join(folder, "posted.json"));
  expect(await run()).toMatchObject({ code: 0, stdout: first.stdout });
  expect(await read()).toEqual(posts);
  expect(await world.db.media.count({ where: { uploaderId: world.user.id } })).toBe(1);
});

test("a file that is refused says why and stops no other, and becomes one post once it is corrected", async ({
  world,
}) => {
  const { folder, run, read } = await prepare(world);
  const file = path.join(folder, "3-later.md");
  const source = await readFile(file, "utf8");
  await writeFile(file, source.replace("Europe/Berlin", "Europe/Nowhere"));
  await writeFile(path.join(folder, "4-unknown.md"), "---\ndate: tomorrow\n---\nA text.\n");
  const refused = await run();
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(`3-later.md: ${t("api:request_invalid")} (request_invalid, req_`);
  expect(refused.stderr).toContain("body.when.zone: ");
  expect(refused.stderr).toContain('4-unknown.md: "date: tomorrow" is none of hashtags, when, image, alt.');
  expect((await read()).map(({ status }) => status)).toEqual(["scheduled", "draft", "draft"]);

  await rm(path.join(folder, "4-unknown.md"));
  await writeFile(file, source);
  expect(await run()).toMatchObject({ code: 0, stderr: "" });
  expect((await read()).map(({ status }) => status)).toEqual(["scheduled", "draft", "scheduled"]);

  await writeFile(file, source.replace("Later.", "Even later."));
  expect((await run()).stdout).toContain("3-later.md: changed since it was posted");
  expect(await read()).toHaveLength(3);
});

test("a key that does not work is said before anything is done", async ({ world }) => {
  const { run, read } = await prepare(world);
  const refused = await run([], "takt_live_wrong");
  expect(refused).toMatchObject({ code: 1, stdout: "" });
  expect(refused.stderr).toContain(`${t("errors:api_key_invalid")} (api_key_invalid, req_`);
  expect(await read()).toEqual([]);
});
