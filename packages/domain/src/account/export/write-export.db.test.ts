import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { getColumns, exportedColumns, personalTables } from "../../privacy/model/inventory/data-inventory";
import { createFakeArchive } from "../../testing/fake-archive";
import { fakeDeps } from "../../testing/fake-deps";
import { fillAccount, toMark } from "../../testing/fill-account";
import { EXPORT_LIMITS } from "../model/data-export";
import { findDueExports } from "./find-due-exports";
import { getExport } from "./get-export";
import { purgeExports } from "./purge-exports";
import { requestExport } from "./request-export";
import { writeExport } from "./write-export";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

function make() {
  let now = Date.now();
  const stored = new Map<string, Buffer>();
  const { writeArchive, contents } = createFakeArchive();
  const clock = { now: () => now, sleep: () => Promise.resolve() };
  const deps = fakeDeps(database.db, { writeArchive, clock });
  deps.files.storeStream = async (id, stream) => {
    const bytes = await buffer(stream);
    stored.set(`key-${id}`, bytes);
    return { key: `key-${id}`, bytes: bytes.length };
  };
  deps.files.remove = (key) => Promise.resolve(void stored.delete(key));
  return { deps, stored, contents, pass: (hours: number) => (now += hours * 3_600_000) };
}

const SECRET_COLUMNS = [
  "users.linkedin_refresh_token",
  "linkedin_grants.access_token",
  "linkedin_grants.refresh_token",
  "sessions.session_token",
  "contract_notices.confirm_token",
  "data_requests.confirm_token",
  "webhook_endpoints.secret",
  "webhook_endpoints.old_secret",
];

test("an export of a full account has every exported column, and none of those that are left out", async () => {
  const { deps, contents } = make();
  const { user } = await fillAccount(database.db, "ada");
  await fillAccount(database.db, "somebody-else");
  // The filled row of exports waits.
  await database.db.dataExport.updateMany({ data: { status: "failed" } });
  const { id } = await requestExport(deps, { userId: user.id });
  expect(await writeExport(deps, id)).toBe("ready");

  const missing: string[] = [];
  const leaked: string[] = [];
  const all = [...contents.values()].join("\n");
  for (const [name, table] of personalTables()) {
    const shown = exportedColumns(table);
    const json = "file" in table.export ? (contents.get(`data/${table.export.file}.json`) ?? "") : "";
    const rows = json === "" ? [] : (JSON.parse(json) as Record<string, unknown>[]);
    for (const column of shown)
      if (rows.length === 0 || !(column in rows[0]!)) missing.push(`${name}.${column}`);
    for (const column of getColumns(table)) {
      const mark = toMark("ada", name, column);
      if (shown.includes(column)) {
        const [{ count }] = await database.db.$queryRawUnsafe<[{ count: number }]>(
          `select count(*)::int as count from "${name}" t where position($1 in "${column}"::text) > 0`,
          mark,
        );
        if (count > 0 && !json.includes(mark)) missing.push(`${name}.${column}: its value`);
      } else if (all.includes(mark)) leaked.push(`${name}.${column}`);
    }
  }
  expect({ missing, leaked }).toEqual({ missing: [], leaked: [] });
  expect(all).not.toContain("somebody-else");
  // Whatever the inventory says: nobody could sign in, publish or confirm with what is in the file.
  for (const secret of [user.linkedinAccessToken!, ...SECRET_COLUMNS.map((one) => `ada.${one}.`)])
    expect(all).not.toContain(secret);
});

test("an export names in both languages what each file is, and every column that is left out", async () => {
  const { deps, contents } = make();
  const user = await createUser(database.db);
  await writeExport(deps, (await requestExport(deps, { userId: user.id })).id);
  for (const readme of ["README.txt", "LIESMICH.txt"]) {
    const page = contents.get(readme)!;
    const explains = (file: string) => new RegExp(`^- ${file}\\.json: .{5}`, "m").test(page);
    const names = (table: string, column: string) =>
      page.includes(`${table}.${column}`) || new RegExp(`${table} \\([^)]*\\b${column}\\b`).test(page);
    const silentAbout = personalTables().flatMap(([name, table]) => [
      ...("file" in table.export && !explains(table.export.file) ? [name] : []),
      ...getColumns(table)
        .filter((column) => !exportedColumns(table).includes(column) && !names(name, column))
        .map((column) => `${name}.${column}`),
    ]);
    expect({ readme, silentAbout }).toEqual({ readme, silentAbout: [] });
  }
});

test("files are in the archive with their bytes; one that is missing is named, and ends nothing", async () => {
  const { deps, contents } = make();
  const user = await createUser(database.db);
  const post = await createPost(database.db, user);
  const present = await createMedia(database.db, user, { postId: post.id, fileName: "Bild: 1/2.png" });
  const lost = await createMedia(database.db, user, { postId: post.id });
  deps.files.read = (key) =>
    key === lost.storageKey
      ? Promise.reject(Object.assign(new Error("no such file"), { code: "ENOENT" }))
      : Promise.resolve({ stream: Readable.from("bytes"), bytes: 5 });
  await writeExport(deps, (await requestExport(deps, { userId: user.id })).id);
  expect(contents.get(`media/${present.id}-Bild_ 1_2.png`)).toBe("bytes");
  expect(JSON.parse(contents.get("manifest.json")!)).toMatchObject({
    rows: { posts: 1, media: 2, account: 1 },
    files: [`media/${present.id}-Bild_ 1_2.png`],
    missing: [`media/${lost.id}-${lost.fileName}`],
  });
});

test("posts are also a table, in which no text is a formula", async () => {
  const { deps, contents } = make();
  const user = await createUser(database.db, { preferredLanguage: "de" });
  await createPost(database.db, user, { content: '=HYPERLINK("x")', hashtags: ["a", "b"] });
  await writeExport(deps, (await requestExport(deps, { userId: user.id })).id);
  const csv = contents.get("tables/posts.csv")!;
  expect(csv.split("\r\n")[0]).toContain(";content;");
  expect(csv).toContain(`;"'=HYPERLINK(""x"")";a b;`);
});

test("rows are read page by page, and none is left out", async () => {
  const { deps, contents } = make();
  const user = await createUser(database.db);
  const count = EXPORT_LIMITS.pageSize + 3;
  await database.db.topic.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      userId: user.id,
      workspaceId: user.workspaceId,
      title: `Topic ${n}`,
      source: "typed" as const,
      language: "en",
    })),
  });
  await writeExport(deps, (await requestExport(deps, { userId: user.id })).id);
  expect(JSON.parse(contents.get("data/topics.json")!)).toHaveLength(count);
});

test("one export is written at a time, and each replaces the one before", async () => {
  const { deps, stored, pass } = make();
  const { id: userId } = await createUser(database.db);
  const first = await requestExport(deps, { userId });
  await expect(requestExport(deps, { userId })).rejects.toMatchObject({ code: "export_running" });
  await writeExport(deps, first.id);
  expect(await getExport(deps, { userId }, { withLink: true })).toMatchObject({
    status: "ready",
    progress: 100,
    bytes: 7,
  });
  pass(0.1);
  const second = await requestExport(deps, { userId });
  await writeExport(deps, second.id);
  expect(await purgeExports(deps)).toEqual({ purged: 1, more: false });
  expect([...stored.keys()]).toEqual([`key-${second.id}`]);
});

test("the file of an export is purged a day later, and its link ends with it", async () => {
  const { deps, stored, pass } = make();
  const { id: userId } = await createUser(database.db);
  await writeExport(deps, (await requestExport(deps, { userId })).id);
  pass(23.9);
  expect(await purgeExports(deps)).toEqual({ purged: 0, more: false });
  pass(0.2);
  expect(await getExport(deps, { userId }, { withLink: true })).toMatchObject({
    status: "expired",
    link: null,
  });
  expect(await purgeExports(deps)).toEqual({ purged: 1, more: false });
  expect(stored.size).toBe(0);
});

test("an export whose process dies is started again, and fails after three times", async () => {
  const { deps } = make();
  const { id: userId } = await createUser(database.db);
  const { id } = await requestExport(deps, { userId });
  const broken = {
    ...deps,
    files: { ...deps.files, storeStream: () => Promise.reject(new Error("disk full")) },
  };
  expect(await writeExport(broken, id)).toBe("again");
  // A process that is killed leaves its lease.
  await database.db.dataExport.update({
    where: { id },
    data: { status: "running", tries: 2, leasedUntil: new Date(Date.now() + 60_000) },
  });
  expect(await writeExport(deps, id)).toBe("busy");
  await database.db.dataExport.update({ where: { id }, data: { leasedUntil: new Date(0) } });
  expect(await findDueExports(deps)).toEqual([{ exportId: id, userId }]);
  expect(await writeExport(broken, id)).toBe("failed");
  expect(await getExport(deps, { userId }, { withLink: true })).toMatchObject({
    status: "failed",
    link: null,
  });
});

test("a process that was taken for dead finishes nothing", async () => {
  const { deps } = make();
  const { id: userId } = await createUser(database.db);
  const { id } = await requestExport(deps, { userId });
  const slow = {
    ...deps,
    files: {
      ...deps.files,
      async storeStream(key: string, stream: Readable) {
        await database.db.dataExport.update({ where: { id }, data: { leasedUntil: new Date(0) } });
        await writeExport(deps, id);
        return deps.files.storeStream(key, stream).catch(() => ({ key, bytes: 1 }));
      },
    },
  };
  expect(await writeExport(slow, id)).toBe("busy");
  expect(await getExport(deps, { userId }, { withLink: true })).toMatchObject({ status: "ready", bytes: 7 });
});

test("one that took longer than a minute is announced by email", async () => {
  const { deps, pass } = make();
  const { id: userId } = await createUser(database.db);
  const { id } = await requestExport(deps, { userId });
  pass(0.1);
  await writeExport(deps, id);
  expect(await database.db.outboxEmail.findMany({ where: { userId } })).toMatchObject([
    { kind: "data_export_ready", dataExportId: id },
  ]);
});

test("exports beyond the rate limit are refused", async () => {
  const { deps } = make();
  const { id: userId } = await createUser(database.db);
  for (let n = 0; n < 5; n++) await writeExport(deps, (await requestExport(deps, { userId })).id);
  await expect(requestExport(deps, { userId })).rejects.toMatchObject({ code: "rate_exceeded" });
});

test("an export marks the origin of each text for machines, in JSON and in CSV", async () => {
  const { deps, contents } = make();
  const user = await createUser(database.db);
  await createPost(database.db, user, { content: "By a model", aiOrigin: "generated" });
  await createPost(database.db, user, { content: "By hand", aiOrigin: "none" });
  const { id } = await requestExport(deps, { userId: user.id });
  expect(await writeExport(deps, id)).toBe("ready");
  const posts = JSON.parse(contents.get("data/posts.json")!) as Record<string, unknown>[];
  const model = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";
  expect(Object.fromEntries(posts.map((post) => [post["content"], post["digital_source_type"]]))).toEqual({
    "By a model": model,
    "By hand": null,
  });
  const [head, ...lines] = contents.get("tables/posts.csv")!.trim().split("\r\n");
  expect(head).toMatch(/digital_source_type"?$/);
  expect(lines.filter((line) => line.includes(model))).toEqual([expect.stringContaining("By a model")]);
});
