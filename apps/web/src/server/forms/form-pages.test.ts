import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { setEnv } from "../testing/set-env";
import { checkFormPost, FORM_PAGES } from "./form-pages";

const SRC = path.join(import.meta.dirname, "../..");
const origin = "http://localhost:3000";
beforeAll(() => setEnv());

const send = (page: string, headers: Record<string, string> = {}, method = "POST") => {
  const form = { origin, "content-type": "multipart/form-data; boundary=x", "content-length": "65536" };
  return checkFormPost(new Request(origin + page, { method, headers: { ...form, ...headers } }), page);
};

test("the forms of these pages are taken, and those of no other", () => {
  for (const page of FORM_PAGES) expect(send(page)).toBeNull();
  for (const page of ["/", "/login", "/app", "/data-request/", "/data-request/other"])
    expect(send(page)?.status).toBe(405);
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"])
    expect(send("/data-request", {}, method)?.status).toBe(405);
});

test.each<[string, Record<string, string>, number, string]>([
  ["of another origin", { origin: "https://evil.example" }, 403, "foreign_origin"],
  ["of no origin", { origin: "null" }, 403, "foreign_origin"],
  ["of another site", { "sec-fetch-site": "cross-site" }, 403, "foreign_origin"],
  ["as JSON", { "content-type": "application/json" }, 415, "form_only"],
  ["as another form", { "content-type": "application/x-www-form-urlencoded" }, 415, "form_only"],
  ["as a text", { "content-type": "text/plain", "next-action": "0".repeat(42) }, 415, "form_only"],
  ["without a length", { "content-length": "" }, 411, "length_required"],
  ["that is too long", { "content-length": "65537" }, 413, "too_large"],
])("a form %s is refused", async (_, headers, status, code) => {
  const refusal = send("/data-request", headers)!;
  expect(refusal.status).toBe(status);
  expect(refusal.headers.get("cache-control")).toBe("no-store");
  expect(await refusal.json()).toEqual({ error: { code, data: {} } });
});

const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes(".test."),
);
const read = (file: string) => readFileSync(path.join(SRC, file), "utf8");

test("server functions are the exports of modules for forms, and bind no values", () => {
  const modules = sources.filter((file) => /^\s*["']use server["']/m.test(read(file)));
  expect(modules.length).toBeGreaterThan(0);
  for (const file of modules) {
    expect(file).toMatch(/^server\/forms\/[\w-]+-actions\.ts$/);
    expect(read(file)).toMatch(/^"use server";/);
    expect(read(file).match(/["']use server["']/g)).toHaveLength(1);
  }
});

test("the pages that take forms are those that hand on a server function", () => {
  const pages = sources.filter((file) => file.endsWith("page.tsx") && /-actions"/.test(read(file)));
  const paths = pages.map((file) => file.replace(/^app\/\[locale\]|\/\(\w+\)|\/page\.tsx$/g, ""));
  expect(paths.toSorted()).toEqual(FORM_PAGES.toSorted());
});
