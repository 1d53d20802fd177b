import { useTestDatabase } from "@takt/db/testing/test-database";
import { captureLog } from "@takt/domain/testing/capture-log";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { createRemoteImageReader } from "@takt/pages/create-remote-image-reader";
import { INVALID_URLS, PRIVATE_HOSTS } from "@takt/pages/testing/hostile-addresses";
import { beforeEach, expect, test, vi } from "vitest";
import { createProgram } from "~/server/testing/create-program";

const now = vi.hoisted(() => ({ deps: null as unknown }));
vi.mock("~/server/deps", () => ({ deps: () => now.deps }));
vi.mock("~/env", () => ({ env: () => ({ AUTH_URL: "http://localhost:3000", TRUSTED_PROXY_HOPS: 0 }) }));
vi.mock("~/server/log", () => ({ log: { info() {}, warn() {}, error: console.error } }));

const database = useTestDatabase();
beforeEach(() => {
  // As it is composed in production.
  const readRemoteImage = createRemoteImageReader({ log: captureLog().log });
  now.deps = { ...fakeDeps(database.db), readRemoteImage };
});

/** Names a picture by each address in turn. Returns those that are answered otherwise, with the code. */
async function findOthers(urls: readonly string[], codes: readonly string[]) {
  const { call } = await createProgram(database.db);
  const others: [string, string][] = [];
  for (const url of urls) {
    await database.db.rateWindow.deleteMany();
    const { json } = await call("POST /media", { json: { url } });
    if (!codes.includes(json.code)) others.push([url, json.code]);
  }
  return others;
}

test("a picture is named by no address of a private network, and the program is told so", async () => {
  const urls = PRIVATE_HOSTS.map((host) => `https://${host}/x.png`);
  expect(await findOthers(urls, ["media_url_private"])).toEqual([]);
  expect(await database.db.media.count()).toBe(0);
});

test("what is no address of a picture is refused as such", async () => {
  expect(await findOthers([...INVALID_URLS], ["media_url_invalid", "request_invalid"])).toEqual([]);
  expect(await database.db.media.count()).toBe(0);
});
