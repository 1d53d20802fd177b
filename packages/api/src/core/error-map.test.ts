import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { expect, test } from "vitest";
import { ERROR_MAP } from "./error-map";

const DOMAIN = fileURLToPath(new URL("../../../domain/src", import.meta.url));
const sources = readdirSync(DOMAIN, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^testing/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(DOMAIN, file), "utf8") }));

test("every declared code is mapped, and no other", () => {
  const unions = sources.flatMap(({ text }) => text.match(/^export type \w+ErrorCode =[^]*?"\w+";$/gm) ?? []);
  const declared = unions.flatMap((union) =>
    [...union.matchAll(/(?:\||=|^)\s+"(\w+)"/gm)].map((match) => match[1]!),
  );
  expect(unions.length).toBeGreaterThan(10);
  expect(Object.keys(ERROR_MAP).sort()).toEqual(declared.sort());
});

test("every code that is thrown is declared", () => {
  const thrown = sources.flatMap(({ text }) =>
    [...text.matchAll(/new DomainError(?:<\w+>)?\(\s*"(\w+)"/g)].map((match) => match[1]!),
  );
  expect(thrown.length).toBeGreaterThan(10);
  expect(thrown.filter((code) => !(code in ERROR_MAP))).toEqual([]);
});

test("a refusal is a client error, never a server error", () => {
  for (const code of Object.values(ERROR_MAP)) {
    const status = getHTTPStatusCodeFromError(new TRPCError({ code }));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});
