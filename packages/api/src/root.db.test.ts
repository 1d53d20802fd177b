import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeAll, describe, expect, test } from "vitest";
import { appRouter } from "./root";
import { callApi, createContext, ERROR_ID } from "./testing/call-api";
import { PROCEDURE_CASES } from "./testing/procedure-cases";
import { createPayments, SUBSCRIBED } from "./testing/seed-payments";
import { seedOperator, seedWorld, type World } from "./testing/seed-world";
import { getIds, listRows } from "./testing/world-rows";

/** Calls every procedure of the router as every kind of user, so that none is missed. */
const PATHS = Object.keys(appRouter._def.procedures);
const database = useTestDatabase();

test("every procedure has a row in the table, and every row a procedure", () => {
  expect(PATHS.length).toBeGreaterThan(0);
  expect(Object.keys(PROCEDURE_CASES).sort()).toEqual([...PATHS].sort());
});

/** The dependencies of calls of these worlds' users. */
const deps = (...worlds: World[]) => fakeDeps(database.db, { payments: createPayments(...worlds) });
const getOwner = (path: string) => {
  const { subscribed, plan, showsCustomer } = PROCEDURE_CASES[path] ?? {};
  const [stripeCustomerId, stripeSubscriptionId] = [crypto.randomUUID(), crypto.randomUUID()];
  return {
    ...(subscribed && SUBSCRIBED),
    ...(plan && { subscriptionStatus: "active", subscriptionPlan: plan }),
    ...(showsCustomer && { stripeCustomerId, stripeSubscriptionId }),
    ...getDeletion(path),
  };
};

/** An open deletion of the account, where a procedure is about it. */
const getDeletion = (path: string) =>
  PROCEDURE_CASES[path]?.deleting && {
    deletions: { create: { requestedAt: new Date(), dueAt: new Date(Date.now() + 864e5) } },
  };

/** A world, and its rows at the start. */
async function make(overrides: Parameters<typeof seedWorld>[1] = {}) {
  const world = await seedWorld(database.db, overrides);
  return { world, before: await listRows(database.db, world) };
}

/** Worlds for calls that must change nothing; because that is checked, they can be shared. */
let untouched: Record<"active" | "enterprise" | "waitlisted" | "rejected", { world: World; before: object }>;
let strangers: Record<"active" | "enterprise", World>;
let operator: { id: string };

beforeAll(async () => {
  const team = { subscriptionStatus: "active", subscriptionPlan: "enterprise" };
  const [active, enterprise, waitlisted, rejected] = [
    await make(),
    await make(team),
    await make({ waitlistStatus: "waitlisted" }),
    await make({ waitlistStatus: "rejected" }),
  ];
  untouched = { active, enterprise, waitlisted, rejected };
  strangers = { active: await seedWorld(database.db), enterprise: await seedWorld(database.db, team) };
  operator = await seedOperator(database.db);
});

/** The id of the workspace of a world in which a procedure is called; null: the personal one. */
function getWorkspace(path: string, world: World): string | null {
  const { within } = PROCEDURE_CASES[path] ?? {};
  return within ? world[within].id : null;
}

/** The user a procedure is made for: the operator, who is another user, or the owner of the ids in its input. */
function getCaller(path: string, { user }: World): string {
  return PROCEDURE_CASES[path]?.operator ? operator.id : user.id;
}

describe.each(PATHS)("%s", (path) => {
  const { input, plan = "active", output } = PROCEDURE_CASES[path] ?? { output: [] };

  test("the owner's or the operator's call succeeds, with the allowed keys and no secret", async () => {
    const world = await seedWorld(database.db, getOwner(path));
    const context = await createContext(deps(world), getCaller(path, world), getWorkspace(path, world));
    const answer = await callApi(context, path, input?.(world));
    expect(answer.error).toBeUndefined();
    expect(answer.status).toBe(200);
    const keys = getKeys(answer.data);
    expect([...keys].filter((key) => !output.includes(key))).toEqual([]);
    // Each key was seen, so the table lists no key that does not occur.
    expect(output.filter((key) => !keys.has(key) && !key.includes("media[]"))).toEqual([]);
    expect(answer.text.includes(world.secret)).toBe(PROCEDURE_CASES[path]?.answersSecret === true);
  });

  test("without a database the answer has an id and no internal details", async () => {
    const { world } = untouched[plan];
    const context = await createContext(deps(world), getCaller(path, world), getWorkspace(path, world));
    const away = new Proxy(database.db, {
      get: () => {
        throw new Error(`inside: ${world.secret} at 10.0.0.1`);
      },
    });
    const given = input?.(world);
    const answer = await callApi({ ...context, deps: { ...context.deps, db: away } }, path, given);
    expect(answer.text).not.toMatch(/inside|10\.0\.0\.1|s3cret|\.ts\b|stack/);
    const failed = { message: "Something went wrong", code: "INTERNAL_SERVER_ERROR", errorId: ERROR_ID };
    // It needs the context only.
    const needsDatabase = path !== "users.me";
    expect(answer.error).toEqual(needsDatabase ? failed : undefined);
  });
});

test.each(PATHS.filter((path) => PROCEDURE_CASES[path]?.guest))("a guest calls %s", async (path) => {
  const { world } = await make(getOwner(path));
  const answer = await callApi(
    await createContext(deps(), null),
    path,
    PROCEDURE_CASES[path]!.input?.(world),
  );
  expect([answer.status, answer.error]).toEqual([200, undefined]);
  expect(answer.text).not.toContain(world.secret);
});

// A guest is nobody in particular: the token stands for who they are.
describe.each(PATHS.filter((path) => !PROCEDURE_CASES[path]?.guest))("%s of others", (path) => {
  const {
    input,
    open,
    refuses,
    operator: forOperator,
    plan = "active",
  } = PROCEDURE_CASES[path] ?? { output: [] };

  test("a visitor gets UNAUTHORIZED, and nothing of the user changes", async () => {
    const { world, before } = untouched.active;
    const answer = await callApi(await createContext(deps(), null), path, input?.(world));
    expect(answer).toMatchObject({ status: 401, error: { code: "UNAUTHORIZED" } });
    expect(answer.text).not.toContain(world.secret);
    expect(await listRows(database.db, world)).toEqual(before);
  });

  test.each(["waitlisted", "rejected"] as const)(
    "a %s user may call only what is open to them",
    async (waitlistStatus) => {
      const refusal = refuses?.[waitlistStatus];
      const works = open && !refusal;
      const { world, before } = works
        ? await make({ waitlistStatus, ...getDeletion(path) })
        : untouched[waitlistStatus];
      const answer = await callApi(
        await createContext(deps(), world.user.id, getWorkspace(path, world)),
        path,
        input?.(world),
      );
      const { status, error } = answer;
      const shut = forOperator ? { status: 404, code: "NOT_FOUND" } : { status: 403, code: "FORBIDDEN" };
      const done = { status: 200, code: undefined };
      expect({ status, code: error?.domain?.code ?? error?.code }).toEqual(
        refusal ? { status: 409, code: refusal } : open ? done : shut,
      );
      expect(works ? before : await listRows(database.db, world)).toEqual(before);
    },
  );

  test("another user's call with the owner's ids answers as for missing ones, with nothing of the owner's", async () => {
    const { world, before } = untouched[plan];
    const given = input?.(world);
    const missing = withMissingIds(given, getIds(world));
    const namesIds = JSON.stringify(missing) !== JSON.stringify(given);
    const missed = namesIds || forOperator;
    const other = missed ? strangers[plan] : await seedWorld(database.db, getOwner(path));
    const context = await createContext(deps(world, other), other.user.id, getWorkspace(path, other));
    const answer = await callApi(context, path, given);
    // Without ids it would be the same call twice, and not everything may be requested twice.
    const likeMissing = namesIds ? await callApi(context, path, missing) : answer;
    expect({ status: answer.status, error: answer.error }).toEqual({
      status: likeMissing.status,
      error: likeMissing.error,
    });
    expect(answer.status).toBe(missed ? 404 : 200);
    for (const id of getIds(world)) expect(answer.text).not.toContain(id);
    expect(answer.text).not.toContain(world.secret);
    expect(await listRows(database.db, world)).toEqual(before);
  });
});

/** Lists all key paths of an answer: `a`, `a.b`, `a[].b`. */
function getKeys(value: unknown, at = "", found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const inner of value) getKeys(inner, `${at}[]`, found);
  else if (typeof value === "object" && value !== null && !(value instanceof Date))
    for (const [key, inner] of Object.entries(value)) {
      const path = at ? `${at}.${key}` : key;
      found.add(path);
      getKeys(inner, path, found);
    }
  return found;
}

/** Replaces the ids that the owner has by unknown ones; an id for something new stays. */
function withMissingIds(value: unknown, known: string[]): unknown {
  if (typeof value === "string") return known.includes(value) ? missingLike(value) : value;
  if (Array.isArray(value)) return value.map((one) => withMissingIds(one, known));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withMissingIds(inner, known)]));
}

/** Returns an unknown id of the same kind: a row's, or a checkout's at the payment provider. */
function missingLike(id: string): string {
  const unknown = crypto.randomUUID();
  return id.startsWith("cs_") ? `cs_${unknown.replaceAll("-", "")}` : unknown;
}

test("somebody whose account is being deleted may call what is open to everybody signed in, and nothing else", async () => {
  const deletions = { create: { requestedAt: new Date(), dueAt: new Date(Date.now() + 864e5) } };
  const world = await seedWorld(database.db, { deletions });
  const context = await createContext(deps(world), world.user.id);
  const refused = await Promise.all(
    ["posts.counts", "topics.list", "connections.get"].map((path) =>
      callApi(context, path, PROCEDURE_CASES[path]?.input?.(world)),
    ),
  );
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await callApi(context, "users.me")).status).toBe(200);
  expect((await callApi(context, "account.export")).status).toBe(200);
});
