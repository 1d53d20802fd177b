import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { useTestDatabase } from "@takt/db/testing/test-database";
import superjson from "superjson";
import { beforeAll, describe, expect, test } from "vitest";
import { appRouter } from "./root";
import { callApi, callRaw, createContext, type ProcedureDef } from "./testing/call-api";
import { PROCEDURE_CASES } from "./testing/procedure-cases";
import { seedWorld, type World } from "./testing/seed-world";
import { listRows } from "./testing/world-rows";
import type { Context } from "./core/trpc";

/** Sends hostile inputs to every procedure that takes one: each is refused before the use case, with a short answer. */
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: ProcedureDef }>;
const PATHS = Object.keys(procedures).filter((path) => procedures[path]!._def.inputs.length > 0);
const database = useTestDatabase();
const getKind = (path: string) => procedures[path]!._def.type;
/**
 * One check guards the size of all inputs. These two procedures get inputs that take it seconds, the others inputs that
 * are refused as well.
 */
const FULL_SIZE = [
  PATHS.find((path) => getKind(path) === "query"),
  PATHS.find((path) => getKind(path) === "mutation"),
];

let world: World;
let context: Context;
let before: Awaited<ReturnType<typeof listRows>>;

beforeAll(async () => {
  // The operator, so that procedures for operators get as far as their input.
  world = await seedWorld(database.db, { email: "provider@example.com", emailVerified: new Date() });
  context = await createContext(fakeDeps(database.db), world.user.id);
  before = await listRows(database.db, world);
});

test("every procedure with an input has one in the table", () => {
  expect(PATHS.length).toBeGreaterThan(10);
  expect(PATHS.filter((path) => !PROCEDURE_CASES[path]?.input)).toEqual([]);
});

async function expectRefused(answer: ReturnType<typeof callRaw>, what: string) {
  const { status, text, error } = await answer;
  const short = text.length < 5000;
  const clean = !/stack|errorId|\.ts:/.test(text);
  expect({ what, status, code: error?.code, short, clean }).toEqual({
    what,
    status: 400,
    code: "BAD_REQUEST",
    short: true,
    clean: true,
  });
}

describe.each(PATHS)("%s", (path) => {
  const valid = () => PROCEDURE_CASES[path]!.input!(world);
  const expectBad = (input: unknown, what: string) => expectRefused(callApi(context, path, input), what);
  const expectBadRaw = (body: string, what: string) => expectRefused(callRaw(context, path, body), what);
  const isFullSize = FULL_SIZE.includes(path);

  test("unknown keys are refused on every level", async () => {
    for (const { at } of places(valid(), isObject))
      for (const key of ["extra", "authorId", "workspaceId", "status", "userId"]) {
        const level = { ...(read(valid(), at) as object) };
        if (key in level) continue;
        await expectBad(replaced(valid(), at, { ...level, [key]: "x" }), `${key} at ${at.join(".")}`);
      }
  });

  test("keys that change a prototype are refused on every level", async () => {
    for (const { at } of places(valid(), isObject))
      for (const key of ["__proto__", "constructor", "prototype"]) {
        const { json, meta } = superjson.serialize(valid());
        const marker = { ...(read(json, at) as object), MARK: { polluted: true } };
        const body = JSON.stringify({ json: replaced(json, at, marker), meta }).replace("MARK", key);
        await expectBadRaw(body, `${key} at ${at.join(".")}`);
      }
    for (const key of ["__proto__.polluted", "constructor.prototype.polluted"])
      await expectBadRaw(JSON.stringify({ json: {}, meta: { values: { [key]: ["Date"] } } }), key);
    expect({}).not.toHaveProperty("polluted");
  });

  test("numbers that no column holds are refused", async () => {
    for (const { at } of places(valid(), (inner) => typeof inner === "number"))
      for (const number of [2 ** 31, 2 ** 53, 1e308, 0.5, -1, Number.NaN, Number.POSITIVE_INFINITY])
        await expectBad(replaced(valid(), at, number), `${number} at ${at.join(".")}`);
  });

  test("dates that no calendar has are refused", async () => {
    for (const { at } of places(valid(), (inner) => inner instanceof Date))
      for (const date of [new Date(Number.NaN), new Date(8.64e15), new Date(-8.64e15)])
        await expectBad(replaced(valid(), at, date), `${String(date.getTime())} at ${at.join(".")}`);
    await expectBad(shiftedDates(valid(), -8.6e15) ?? null, "all dates long ago");
  });

  test("a value of another type is refused in every field", async () => {
    const others = [{ a: 1 }, [[]], new Set(["a"]), new Map(), true, 1n, /x/, new Error("x"), null];
    for (const { at, value } of places(valid(), () => true))
      for (const other of others) {
        // The other value of a boolean is valid.
        if (typeof other === "boolean" && typeof value === "boolean") continue;
        if (other === null && PROCEDURE_CASES[path]!.nullable?.includes(at.join("."))) continue;
        await expectBad(replaced(valid(), at, other), `${String(other)} at ${at.join(".")}`);
      }
  });

  test("huge lists and texts are refused in every field", async () => {
    const huge = isFullSize ? 10_000 : 2_000;
    for (const { at, value } of places(valid(), () => true)) {
      const inner = Array.isArray(value) ? (value[0] as unknown) : value;
      await expectBad(replaced(valid(), at, Array(huge).fill(inner ?? 1)), `list at ${at.join(".")}`);
      await expectBad(replaced(valid(), at, Array(huge).fill({})), `empty objects at ${at.join(".")}`);
      await expectBad(replaced(valid(), at, "x".repeat(30_000)), `text at ${at.join(".")}`);
    }
    const keys = Object.fromEntries(Array.from({ length: huge }, (_, i) => [`k${i}`, 1]));
    await expectBad(keys, "many keys");
  });

  test("a deeply nested input is refused", async () => {
    // Both are deeper than any call stack.
    for (const depth of [20, isFullSize ? 200_000 : 20_000]) {
      await expectBadRaw(`{"json":${"[".repeat(depth)}${"]".repeat(depth)}}`, `${depth} lists`);
      await expectBadRaw(`{"json":${'{"a":'.repeat(depth)}1${"}".repeat(depth)}}`, `${depth} objects`);
    }
  });

  test("malformed input is refused", async () => {
    for (const body of ["", "{", "null", "[]", "1", '"x"', '{"json":null}', '{"meta":{}}'])
      await expectBadRaw(body || " ", body);
    const { json } = superjson.serialize(valid());
    for (const [first] of Object.entries(json as object))
      for (const kind of ["bigint", "regexp", "URL", "set", "map", "Error", "symbol", "nothing"])
        await expectBadRaw(JSON.stringify({ json, meta: { values: { [first]: [kind] } } }), kind);
  });

  test("refused inputs change nothing", async () => {
    expect(await listRows(database.db, world)).toEqual(before);
  });
});

const isObject = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

type Path = (string | number)[];

/** Returns all paths of an input whose value is of a type, including the whole. */
function places(
  value: unknown,
  is: (inner: unknown) => boolean,
  at: Path = [],
): { at: Path; value: unknown }[] {
  const own = is(value) ? [{ at, value }] : [];
  if (typeof value !== "object" || value === null || value instanceof Date) return own;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return own.concat(keys.flatMap((key) => places(read(value, [key]), is, at.concat(key))));
}

function read(value: unknown, at: Path): unknown {
  return at.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const inner = read(value, [key]);
  return Object.assign(copy, { [key]: replaced(inner, rest, by) });
}

/** Returns the input with all its dates replaced, or undefined when it has none. */
function shiftedDates(value: unknown, ms: number): unknown {
  const dates = places(value, (inner) => inner instanceof Date);
  if (dates.length === 0) return undefined;
  return dates.reduce(
    (input, { at, value: date }) => replaced(input, at, new Date((date as Date).getTime() + ms)),
    value,
  );
}
