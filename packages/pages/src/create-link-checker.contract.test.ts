import { onTestFinished, expect, test } from "vitest";
import { createLinkChecker } from "./create-link-checker";
import type { Resolve } from "./fetch/connect-checked";
import { page, redirect, startSite, type Route } from "./testing/start-site";
import { toLoopback } from "./testing/test-reader";

const status =
  (code: number): Route =>
  (response) =>
    response.writeHead(code).end();

/** Starts a site and a check that reaches it, under any name that `resolve` knows. */
async function checkFixture(routes: Record<string, Route>, resolve: Resolve = toLoopback) {
  const site = await startSite(routes);
  onTestFinished(site.close);
  const limits = { refusal: 0, connect: 60_000, headers: 60_000, idle: 60_000, total: 60_000 };
  const check = createLinkChecker({ test: { allow: ["127.0.0.1"], ports: [site.port], resolve, limits } });
  const at = (path: string, host = "page.example") => `http://${host}:${site.port}${path}`;
  const ask = (url: string) => check(url, { signal: new AbortController().signal, owner: "a" });
  return { site, ask, at };
}

const notFound: Resolve = (host) => Promise.reject(Object.assign(new Error(host), { code: "ENOTFOUND" }));

test.each([
  [200, "alive"],
  [204, "alive"],
  [404, "gone"],
  [410, "gone"],
  [401, "unknown"],
  [403, "unknown"],
  [405, "unknown"],
  [429, "unknown"],
  [500, "unknown"],
  [503, "unknown"],
  [999, "unknown"],
])("a page that answers %s is %s", async (code, state) => {
  const { ask, at } = await checkFixture({ "/": status(code) });
  expect(await ask(at("/"))).toBe(state);
});

test("a redirect is followed to its page", async () => {
  const { ask, at } = await checkFixture({
    "/old": redirect("/new"),
    "/new": page("<p>here</p>"),
    "/lost": redirect("/gone"),
    "/loop": redirect("/loop"),
  });
  expect(await ask(at("/old"))).toBe("alive");
  expect(await ask(at("/lost"))).toBe("gone");
  expect(await ask(at("/loop"))).toBe("unknown");
});

test("a host that no name server knows is a fault, a name server that knows none is not", async () => {
  const one = await checkFixture({}, (host) =>
    host === "www.linkedin.com" ? toLoopback(host) : notFound(host),
  );
  expect(await one.ask("http://nobody.example/")).toBe("no_host");
  const other = await checkFixture({}, notFound);
  expect(await other.ask("http://nobody.example/")).toBe("unknown");
});

test("an address of a private network is not connected to", async () => {
  const site = await startSite({ "/": page("<p>secret</p>") });
  onTestFinished(site.close);
  const check = createLinkChecker({
    test: { allow: [], ports: [site.port], resolve: toLoopback, limits: { refusal: 0 } },
  });
  const url = `http://page.example:${site.port}/`;
  expect(await check(url, { signal: new AbortController().signal, owner: "a" })).toBe("unknown");
  expect(site.requests).toEqual([]);
});

test("a host that is private by its text is told without a connection, and an invalid address is unknown", async () => {
  const { ask, at, site } = await checkFixture({ "/": page("<p>here</p>") });
  expect(await ask(at("/", "127.0.0.1"))).toBe("private");
  expect(await ask("http://wiki.internal/")).toBe("private");
  expect(await ask("http://")).toBe("unknown");
  expect(site.requests).toEqual([]);
});

test("a link is asked for once in ten minutes", async () => {
  const { ask, at, site } = await checkFixture({ "/": page("<p>here</p>") });
  await ask(at("/"));
  await ask(at("/#part"));
  expect(site.requests).toHaveLength(1);
});

test("silence is no fault of a link, and ends with the caller", async () => {
  const { site, at } = await checkFixture({ "/": () => undefined });
  const check = createLinkChecker({
    test: { allow: ["127.0.0.1"], ports: [site.port], resolve: toLoopback, limits: { refusal: 0 } },
  });
  const caller = new AbortController();
  const asked = check(at("/"), { signal: caller.signal, owner: "a" });
  await expect.poll(() => site.requests.length).toBe(1);
  caller.abort();
  expect(await asked).toBe("unknown");
});
