import { Readable } from "node:stream";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { getExport } from "@takt/domain/account/export/get-export";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { beforeEach, expect, test, vi } from "vitest";
import { GET } from "./[id]/route";

const now = vi.hoisted(() => ({ deps: null as unknown, actor: null as unknown, session: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/server/log", () => ({ log: { error: console.error } }));
vi.mock("~/server/context", () => ({
  createContext: () => Promise.resolve({ user: { actor: now.actor }, session: now.session }),
}));

const database = useTestDatabase();
const BYTES = "0123456789";

async function make() {
  const user = await createUser(database.db);
  const deps = fakeDeps(database.db);
  deps.files.read = (_key, range) =>
    Promise.resolve({
      stream: Readable.from([Buffer.from(range ? BYTES.slice(range.first, range.last + 1) : BYTES)]),
      bytes: BYTES.length,
    });
  const { id } = await database.db.dataExport.create({
    data: {
      userId: user.id,
      status: "ready",
      storageKey: `key-${user.id}`,
      bytes: BigInt(BYTES.length),
      expiresAt: new Date(Date.now() + 60_000),
    },
  });
  const { link } = (await getExport(deps, { userId: user.id }, { withLink: true }))!;
  return { deps, id, link: link!, actor: { userId: user.id, zone: "Europe/Berlin" } };
}

let owner: Awaited<ReturnType<typeof make>>;
beforeEach(async () => {
  owner = await make();
  Object.assign(now, { deps: owner.deps, actor: owner.actor, session: { createdAt: new Date() } });
});
const get = (path: string, headers: Record<string, string> = {}, id = owner.id) =>
  GET(new Request(new URL(path, "http://localhost:3000"), { headers }), { params: Promise.resolve({ id }) });

test("the owner downloads the file by its link, whole or a range of it", async () => {
  const whole = await get(owner.link);
  expect(whole.status).toBe(200);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-length": "10",
    "cache-control": "private, no-store",
    "content-disposition": expect.stringMatching(/^attachment; filename\*=UTF-8''takt-export-/) as string,
  });
  expect(await whole.text()).toBe(BYTES);
  const part = await get(owner.link, { range: "bytes=4-" });
  expect([part.status, await part.text()]).toEqual([206, "456789"]);
});

test("an altered link, a foreign export and an invalid id are answered like a missing one", async () => {
  const foreign = await make();
  const answers = await Promise.all([
    get(`${owner.link}x`.replace("token=", "token=x")),
    get(owner.link.split("?")[0]!),
    get(foreign.link, {}, foreign.id),
    get(owner.link, {}, "not-an-id"),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: { code: "export_not_found", data: {} } });
  }
});

test("a sign-in of more than twelve hours ago downloads nothing", async () => {
  now.session = { createdAt: new Date(Date.now() - 12 * 3_600_000) };
  const refused = await get(owner.link);
  expect([refused.status, await refused.json()]).toEqual([
    412,
    { error: { code: "sign_in_stale", data: {} } },
  ]);
  now.session = { createdAt: new Date(Date.now() - 11 * 3_600_000) };
  expect((await get(owner.link)).status).toBe(200);
});
