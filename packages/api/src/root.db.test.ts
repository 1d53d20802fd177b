import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { appRouter } from "./root";
import { callApi, contextOf, ERROR_ID } from "./testing/call-api";
import { PROCEDURE_CASES } from "./testing/procedure-cases";
import { idsOf, rowsOf, seedProvider, seedWorld } from "./testing/seed-world";

/** Every procedure of the router, called as everybody: none can be forgotten. */
const PATHS = Object.keys(appRouter._def.procedures);
const database = useTestDatabase();

test("every procedure has a row in the table, and every row a procedure", () => {
  expect(PATHS.length).toBeGreaterThan(0);
  expect(Object.keys(PROCEDURE_CASES).sort()).toEqual([...PATHS].sort());
});

async function make(overrides: Parameters<typeof seedWorld>[1] = {}) {
  const world = await seedWorld(database.db, overrides);
  return { world, deps: fakeDeps(database.db) };
}

/** Who it is made for: the provider, who is another user, or the owner of the ids in its input. */
async function callerOf(path: string, ownerId: string): Promise<string> {
  return PROCEDURE_CASES[path]?.provider ? (await seedProvider(database.db)).id : ownerId;
}

describe.each(PATHS)("%s", (path) => {
  const { input, open, refuses, provider, output } = PROCEDURE_CASES[path] ?? { output: [] };

  test("a visitor: UNAUTHORIZED, and nothing changed", async () => {
    const { world, deps } = await make();
    const before = await rowsOf(database.db, world);
    const answer = await callApi(await contextOf(deps, null), path, input?.(world));
    expect(answer).toMatchObject({ status: 401, error: { code: "UNAUTHORIZED" } });
    expect(await rowsOf(database.db, world)).toEqual(before);
  });

  test.each(["waitlisted", "rejected"] as const)("%s: only what is open to them", async (waitlistStatus) => {
    const { world, deps } = await make({ waitlistStatus });
    const before = await rowsOf(database.db, world);
    const answer = await callApi(await contextOf(deps, world.user.id), path, input?.(world));
    const { status, error } = answer;
    const refusal = refuses?.[waitlistStatus];
    const shut = provider ? { status: 404, code: "NOT_FOUND" } : { status: 403, code: "FORBIDDEN" };
    const works = { status: 200, code: undefined };
    expect({ status, code: error?.domain?.code ?? error?.code }).toEqual(
      refusal ? { status: 409, code: refusal } : open ? works : shut,
    );
    expect(open && !refusal ? before : await rowsOf(database.db, world)).toEqual(before);
  });

  test("another user with the owner's ids: like missing ones, and nothing of the owner's", async () => {
    const { world, deps } = await make();
    const other = await seedWorld(database.db);
    const context = await contextOf(deps, other.user.id);
    const before = await rowsOf(database.db, world);
    const given = input?.(world);
    const answer = await callApi(context, path, given);
    const missing = withMissingIds(given);
    const namesIds = JSON.stringify(missing) !== JSON.stringify(given);
    // Without ids it would be the same call twice, and not everything can be asked for twice.
    const likeMissing = namesIds ? await callApi(context, path, missing) : answer;
    expect({ status: answer.status, error: answer.error }).toEqual({
      status: likeMissing.status,
      error: likeMissing.error,
    });
    expect(answer.status).toBe(namesIds || provider ? 404 : 200);
    for (const id of idsOf(world)) expect(answer.text).not.toContain(id);
    expect(answer.text).not.toContain(world.secret);
    expect(await rowsOf(database.db, world)).toEqual(before);
  });

  test("its owner, or the provider: works, with the keys allowed and no secret", async () => {
    const { world, deps } = await make();
    const caller = await callerOf(path, world.user.id);
    const answer = await callApi(await contextOf(deps, caller), path, input?.(world));
    expect(answer.error).toBeUndefined();
    expect(answer.status).toBe(200);
    const keys = keysOf(answer.data);
    expect([...keys].filter((key) => !output.includes(key))).toEqual([]);
    // Each key was seen, so none of the table is only imagined.
    expect(output.filter((key) => !keys.has(key) && !key.includes("media[]"))).toEqual([]);
    expect(answer.text).not.toContain(world.secret);
  });

  test("the database away: an id, and nothing of the inside", async () => {
    const { world, deps } = await make();
    const context = await contextOf(deps, await callerOf(path, world.user.id));
    const away = new Proxy(deps.db, {
      get: () => {
        throw new Error(`inside: ${world.secret} at 10.0.0.1`);
      },
    });
    const given = input?.(world);
    const answer = await callApi({ ...context, deps: { ...deps, db: away } }, path, given);
    expect(answer.text).not.toMatch(/inside|10\.0\.0\.1|s3cret|\.ts\b|stack/);
    const failed = { message: "Something went wrong", code: "INTERNAL_SERVER_ERROR", errorId: ERROR_ID };
    // It answers from the context alone.
    const needsDatabase = path !== "users.me";
    expect(answer.error).toEqual(needsDatabase ? failed : undefined);
  });
});

/** `a`, `a.b`, `a[].b` of a whole answer. */
function keysOf(value: unknown, at = "", found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const inner of value) keysOf(inner, `${at}[]`, found);
  else if (typeof value === "object" && value !== null && !(value instanceof Date))
    for (const [key, inner] of Object.entries(value)) {
      const path = at ? `${at}.${key}` : key;
      found.add(path);
      keysOf(inner, path, found);
    }
  return found;
}

/** Every id in it replaced by one that nobody has. */
function withMissingIds(value: unknown): unknown {
  if (typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value))
    return crypto.randomUUID();
  if (Array.isArray(value)) return value.map(withMissingIds);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMissingIds(inner)]));
}
