import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { fakeMemberFiles, memoryFiles } from "../testing/fake-member-file";
import { startImport } from "../testing/start-import";
import { advanceRun } from "./advance-run";
import { findDueRuns } from "./find-due-runs";
import type { FileItem, MemberFiles } from "./ports/member-files";

const database = useTestDatabase();
const FILE = { bytes: new Uint8Array([1, 2, 3]), fileName: "Shares.csv" };
const REFUSED: FileItem = { kind: "refused", refused: { row: 2, reason: "date_invalid" } };

function createDeps(memberFiles: MemberFiles = fakeMemberFiles("archive_file", [REFUSED])) {
  const deps = fakeDeps(database.db, { memberFiles });
  return { ...deps, files: memoryFiles(deps.files) };
}
const getRun = (id: string) => database.db.syncRun.findUniqueOrThrow({ where: { id } });
/** Lets the lease of a run end, as when its process has died. */
const loseProcess = (id: string) =>
  database.db.syncRun.update({ where: { id }, data: { leasedUntil: new Date(Date.now() - 1_000) } });

test("a run that throws twice without getting further has failed, and its file is removed", async () => {
  const user = await createUser(database.db);
  let opened = 0;
  const open = () => {
    opened += 1;
    return Promise.reject(new RangeError("too deep"));
  };
  const deps = createDeps({ ...createDeps().memberFiles, open });
  const { id } = await startImport({ ...deps, memberFiles: createDeps().memberFiles }, toActor(user), FILE);
  for (let n = 0; n < 2; n++) {
    await expect(advanceRun(deps, id)).rejects.toThrow("too deep");
    await loseProcess(id);
  }
  expect(await advanceRun(deps, id)).toBe("ended");
  expect(opened).toBe(2);
  expect(await getRun(id)).toMatchObject({ status: "failed", reason: "sync_crashed", storageKey: null });
  expect(deps.files.stored.size).toBe(0);
  await startImport(createDeps(), toActor(user), FILE);
});

test("a run that got further since its process died starts to count again", async () => {
  const user = await createUser(database.db);
  const deps = createDeps();
  const { id } = await startImport(deps, toActor(user), FILE);
  await database.db.syncRun.update({ where: { id }, data: { status: "running", crashes: 1 } });
  await advanceRun(deps, id, 0);
  expect(await getRun(id)).toMatchObject({ crashes: 0 });
});

test("a file that the store does not remove holds up neither the run nor the others of the sweep", async () => {
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const deps = createDeps();
  const { id } = await startImport(deps, toActor(user), FILE);
  const waiting = await startImport(deps, toActor(other), FILE);
  await database.db.syncRun.update({ where: { id }, data: { status: "failed", reason: "import_damaged" } });
  const createdAt = new Date(Date.now() - 60_000);
  await database.db.syncRun.update({ where: { id: waiting.id }, data: { createdAt } });
  const remove = () => Promise.reject(new Error("no such key"));
  const due = await findDueRuns({ ...deps, files: { ...deps.files, remove } });
  expect(due).toContainEqual({ runId: waiting.id, userId: other.id });
  expect(await getRun(id)).toMatchObject({ storageKey: null });
});
