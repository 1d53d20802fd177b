import { useTestDatabase } from "@takt/db/testing/test-database";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { expect, test } from "vitest";
import { z } from "zod";
import { createProgram } from "../testing/create-program";
import { createApiDocument } from "./document";
import { operation } from "./operation";
import { OPERATIONS } from "./operations";

const database = useTestDatabase();

const definition = {
  id: "getOld",
  tag: "Posts",
  method: "get",
  path: "/old",
  summary: "Get what goes away",
  scope: "posts:write",
  act: "content.read",
  status: 200,
  response: z.strictObject({ ok: z.boolean() }).meta({ id: "Old" }),
  errors: [],
  deprecated: { since: "2027-01-15", sunset: "2027-07-15" },
  run: () => Promise.resolve({ body: { ok: true } }),
} as const;
const old = operation(definition);
const operations = [...OPERATIONS, old];

const HEADERS = {
  deprecation: "@1799971200",
  sunset: "Thu, 15 Jul 2027 00:00:00 GMT",
  link: '</developers/changelog>; rel="deprecation"; type="text/html"',
};

test("every answer of an operation that goes away says since when and until when, refusals too", async () => {
  const { owner } = await createTeam(database.db);
  const place = { db: database.db, deps: fakeDeps(database.db), operations };
  const [{ call }, reader] = [
    await createProgram(place, owner),
    await createProgram(place, owner, ["posts:read"]),
  ];
  expect(await call("GET /old")).toMatchObject({ status: 200, headers: HEADERS, json: { ok: true } });
  expect(await call("GET /old?more=1")).toMatchObject({ status: 200, headers: HEADERS });
  expect(await reader.call("GET /old")).toMatchObject({ status: 403, headers: HEADERS });
  expect(await call("GET /old", { token: "guess" })).toMatchObject({ status: 401, headers: HEADERS });
  const stays = await call("GET /me");
  expect(Object.keys(stays.headers)).not.toEqual(expect.arrayContaining(["sunset"]));
  expect(stays.headers).not.toHaveProperty("deprecation");
});

test("the document marks it, and no other", () => {
  const { paths } = createApiDocument("https://takt.example.com/api/v1", operations);
  const marked = Object.values(paths ?? {}).flatMap((methods) =>
    Object.values(
      methods as Record<string, { operationId: string; deprecated?: boolean; description: string }>,
    ),
  );
  expect(marked.filter(({ deprecated }) => deprecated).map(({ operationId }) => operationId)).toEqual([
    "getOld",
  ]);
  expect(marked.at(-1)?.description).toContain("Deprecated since 2027-01-15. It ends on 2027-07-15.");
});

test("an operation cannot end sooner than programs were promised", () => {
  const deprecated = { since: "2027-01-15", sunset: "2027-07-14" };
  expect(() => operation({ ...definition, deprecated })).toThrow("getOld ends less than 6 months");
});
