import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { SCOPES } from "@takt/domain/api-keys/model/scopes";
import { expect, test } from "vitest";
import type { z } from "zod";
import { createApiDocument } from "./document";
import { OPERATIONS } from "./operations";

const COMMITTED = fileURLToPath(new URL("../../../../docs/api/openapi.json", import.meta.url));
const documentAt = (server: string) => JSON.stringify(createApiDocument(server));

test("the document is the committed one: who changes an answer changes it too", () => {
  // `npm run docs:api` writes it.
  const made = JSON.parse(documentAt("https://takt.example.com/api/v1")) as unknown;
  expect(made).toEqual(JSON.parse(readFileSync(COMMITTED, "utf8")));
});

test("a linter for OpenAPI finds nothing in it", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  // The linter refuses servers of example domains, which another test has.
  const problems = await lintFromString({ source: documentAt("https://takt.app/api/v1"), config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

test("the names of operations are unique, and what they answer is all that they answer", () => {
  expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
  const open = OPERATIONS.filter(({ response }) => {
    const answer = response.safeParse({ "not documented": 1 });
    return !answer.error?.issues.some(({ code }) => code === "unrecognized_keys");
  });
  expect(open.map(({ id }) => id)).toEqual([]);
});

test("every operation has a scope that keys can have; what every key may is to ask as whom it acts", () => {
  const scopes = OPERATIONS.map(({ id, scope }) => [id, scope] as const);
  expect(scopes.filter(([, scope]) => scope === "any")).toEqual([["getMe", "any"]]);
  const known = scopes.filter(([, scope]) => (SCOPES as readonly string[]).includes(scope));
  expect(known).toHaveLength(OPERATIONS.length - 1);
});

test("every scope is that of an operation", () => {
  const asked = new Set(OPERATIONS.map(({ scope }) => scope));
  expect(SCOPES.filter((scope) => !asked.has(scope))).toEqual([]);
});

test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
  "the examples of %s are valid, and its parameters are described by schemas",
  (_, { method, body, response }) => {
    expect(response.parse(exampleOf(response))).toEqual(exampleOf(response));
    if (!body) return;
    expect(method).not.toBe("get");
    expect(body.safeParse(exampleOf(body)).error?.issues).toBeUndefined();
  },
);

/** Throws where there is none. */
function exampleOf(schema: z.ZodType): unknown {
  const example = schema.meta()?.["example"];
  if (example === undefined) throw new Error("no example");
  return example;
}
