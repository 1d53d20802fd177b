import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../../testing/fake-deps";
import { getExport } from "./get-export";
import { openExport } from "./open-export";

const database = useTestDatabase();
const DAY_MS = 86_400_000;

/** A vault like the real one: a sealed text opens for its own subject alone. */
const vault = {
  seal: (plain: string, subject: string) => `${subject}|${plain}`,
  open(sealed: string, subject: string) {
    const [known, plain] = sealed.split("|");
    if (known !== subject || plain === undefined) throw new Error("another subject");
    return plain;
  },
};

async function make() {
  const user = await createUser(database.db);
  const now = Date.now();
  const row = await database.db.dataExport.create({
    data: {
      userId: user.id,
      status: "ready",
      storageKey: `key-${user.id}`,
      bytes: 5n,
      createdAt: new Date("2026-11-25T23:30:00Z"),
      expiresAt: new Date(now + DAY_MS),
    },
  });
  const at = (later: number) =>
    fakeDeps(database.db, { vault, clock: { now: () => now + later, sleep: () => Promise.resolve() } });
  const link = (await getExport(at(0), { userId: user.id }, { withLink: true }))!.link!;
  return { actor: { userId: user.id, zone: "Europe/Berlin" }, id: row.id, at, token: getToken(link) };
}

const getToken = (link: string) => new URL(link, "http://localhost").searchParams.get("token")!;
const MISSING = { code: "export_not_found", data: {} };

test("the owner opens the file by its link, named by the day in their zone", async () => {
  const { actor, id, at, token } = await make();
  const opened = await openExport(at(0), actor, { id, token });
  expect(opened).toMatchObject({ fileName: "takt-export-2026-11-26.zip", bytes: 5 });
});

test("a foreign export, an altered link, another export's link and an ended one answer alike", async () => {
  const [mine, theirs] = [await make(), await make()];
  const { actor, id, at, token } = mine;
  await expect(openExport(at(0), theirs.actor, { id, token })).rejects.toMatchObject(MISSING);
  await expect(openExport(at(0), actor, { id: theirs.id, token: theirs.token })).rejects.toMatchObject(
    MISSING,
  );
  await expect(openExport(at(0), actor, { id, token: theirs.token })).rejects.toMatchObject(MISSING);
  await expect(openExport(at(0), actor, { id, token: "" })).rejects.toMatchObject(MISSING);
  await expect(openExport(at(DAY_MS + 1), actor, { id, token })).rejects.toMatchObject(MISSING);
});

test("a link ends although the row says otherwise", async () => {
  const { actor, id, at, token } = await make();
  await database.db.dataExport.update({
    where: { id },
    data: { expiresAt: new Date(Date.now() + 9 * DAY_MS) },
  });
  await expect(openExport(at(DAY_MS + 1), actor, { id, token })).rejects.toMatchObject(MISSING);
});
