import { afterEach, expect, test, vi } from "vitest";
import { utcUrl } from "./utc.mjs";

afterEach(() => vi.unstubAllEnvs());

/** @param {string} url */
const findOptions = (url) => new URL(utcUrl(url)).searchParams.get("options");

test("UTC comes after the URL's own options, so that it wins", () => {
  expect(findOptions("postgresql://u:p@h/d")).toBe("-c timezone=UTC");
  expect(
    findOptions("postgresql://u:p@h/d?options=-c%20timezone%3DEurope/Berlin%20-c%20work_mem%3D8MB"),
  ).toBe("-c timezone=Europe/Berlin -c work_mem=8MB -c timezone=UTC");
});

test("settings come before the URL's own options, which win", () => {
  const settings = { statement_timeout: 10_000 };
  expect(new URL(utcUrl("postgresql://h/d?options=-c%20a%3Db", settings)).searchParams.get("options")).toBe(
    "-c statement_timeout=10000 -c a=b -c timezone=UTC",
  );
});

test("the rest of the URL stays as it is", () => {
  const url = "postgresql://us%40er:p%23w%2Fd@db.example:6543/na%20me?sslmode=require";
  expect(utcUrl(url)).toBe(`${url}&options=-c+timezone%3DUTC`);
});

test("PGOPTIONS is used where the URL has no options", () => {
  vi.stubEnv("PGOPTIONS", "-c work_mem=4MB");
  expect(findOptions("postgresql://h/d")).toBe("-c work_mem=4MB -c timezone=UTC");
  expect(findOptions("postgresql://h/d?options=-c%20a%3Db")).toBe("-c a=b -c timezone=UTC");
});
