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

/** What a gateway answers of the service behind it, with which trying again may help. */
const OF_THE_PAYMENT_PROVIDER = { payments_unavailable: 503, checkout_failed: 502, portal_failed: 502 };

test("a refusal is a client error, never a server error but what the payment provider has caused", () => {
  const statuses = Object.entries(ERROR_MAP).map(
    ([code, trpc]) => [code, getHTTPStatusCodeFromError(new TRPCError({ code: trpc }))] as const,
  );
  const notOfTheClient = statuses.filter(([, status]) => status < 400 || status >= 500);
  expect(Object.fromEntries(notOfTheClient)).toEqual(OF_THE_PAYMENT_PROVIDER);
});
