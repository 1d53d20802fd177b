import { expect, test, vi } from "vitest";
import { englishPage, germanPage, htmlPage } from "./testing/articles";
import { siteFixture, readerFixture } from "./testing/site-fixture";
import { page, redirect, startRaw } from "./testing/start-site";
import { leapingClock } from "./testing/test-reader";

test("a page is read with title, site, paragraphs and headings", async () => {
  const head = '<meta property="og:site_name" content="The Sorting Times">';
  const { read, at } = await siteFixture({
    "/": page(englishPage().replace("</head>", `${head}</head>`)),
    "/de": page(germanPage()),
  });
  expect(await read(at("/#part"))).toEqual({
    kind: "read",
    url: at("/"),
    title: "Sorting first",
    siteName: "The Sorting Times",
    text: [
      "A support team of three people answered four hundred letters a week before it sorted them.",
      "What triage means",
      "Triage means sorting incoming questions by topic, urgency and owner, before anybody answers one.",
      "After a month the first answer took two hours instead of nine, and nobody had been hired.",
    ].join("\n\n"),
    headings: ["What triage means"],
    truncated: false,
  });
  // A trailing dot after the host is the same page (RFC 1034, 3.1).
  expect(await read(at("/", "page.example."))).toMatchObject({ url: at("/") });
  expect(await read(at("/de"))).toMatchObject({ title: "Erst ordnen", siteName: null });
});

test("a long page is truncated and marked as such", async () => {
  const { read, at } = await siteFixture({
    "/": page(
      htmlPage({
        paragraphs: Array.from({ length: 300 }, (_, at) => `Paragraph ${at}: ${"words ".repeat(12)}`),
      }),
    ),
  });
  const outcome = await read(at("/"));
  expect(outcome).toMatchObject({ kind: "read", truncated: true });
  // Only whole paragraphs are included.
  expect(outcome).toHaveProperty("text", expect.stringMatching(/^.{9800,10000}$/s));
});

test("a reading requests only the page, sends no user data and closes the connection", async () => {
  const reader = readerFixture(
    await startRaw((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nset-cookie: id=1\r\n\r\n${englishPage()}`),
    ),
    { now: leapingClock() },
  );
  vi.stubEnv("HTTP_PROXY", "http://127.0.0.1:9");
  vi.stubEnv("http_proxy", "http://127.0.0.1:9");
  expect(await reader.read(reader.at("/a?b=c"))).toMatchObject({ kind: "read" });
  expect(await reader.read(reader.at("/a?b=c"))).toMatchObject({ kind: "read" });
  vi.unstubAllEnvs();
  const { port, requests } = reader.site;
  expect(requests).toHaveLength(2);
  expect(requests[1]!.trim().split("\r\n").sort()).toEqual([
    "GET /a?b=c HTTP/1.1",
    "accept-encoding: gzip, deflate, br",
    "accept-language: en, de;q=0.9",
    "accept: text/html, application/xhtml+xml, text/plain;q=0.9",
    "connection: close",
    `host: page.example:${port}`,
    "user-agent: Mozilla/5.0 (compatible; Takt Content Compass)",
  ]);
});

test("redirects of every status are followed, at most five", async () => {
  const statuses = [301, 302, 303, 307, 308];
  const { read, at, why } = await siteFixture({
    ...Object.fromEntries(
      statuses.map((status, step) => [`/${step + 1}`, redirect(`${step}?a=b#c`, status)]),
    ),
    "/6": redirect("/5"),
    "/0": page(englishPage()),
    "/loop": redirect("/loop"),
  });
  expect(await read(at("/5"))).toMatchObject({ kind: "read", url: at("/0?a=b") });
  expect(await read(at("/6"))).toEqual({ kind: "failed", reason: "unreachable" });
  expect(why()).toBe("redirects");
  expect(await read(at("/loop"))).toEqual({ kind: "failed", reason: "unreachable" });
});

test("onFetched is called once, and not for a failed or cached page", async () => {
  const { read, at } = await siteFixture({
    "/": redirect("/page"),
    "/page": page(englishPage()),
    "/short": page("<p>short</p>"),
    "/blocked": (response) => response.writeHead(403).end(),
  });
  const reported = async (path: string) => {
    const onFetched = vi.fn();
    await read(at(path), undefined, undefined, onFetched);
    return onFetched.mock.calls.length;
  };
  expect(await reported("/")).toBe(1);
  expect(await reported("/")).toBe(0);
  expect(await reported("/short")).toBe(1);
  expect(await reported("/blocked")).toBe(0);
  expect(await reported("/missing")).toBe(0);
});

test("LinkedIn's login wall is recognised by status, path and length", async () => {
  const short = htmlPage({
    heading: "",
    paragraphs: ["Sign in to see who you already know at this company here."],
  });
  const { read, at, site } = await siteFixture({
    "/posts/1": (response) => response.writeHead(999).end(),
    "/posts/2": redirect("/authwall?trk=x"),
    "/posts/3": redirect("/uas/login?session_redirect=x"),
    "/posts/4": page(short),
    "/posts/5": page(englishPage()),
    "/authwall": page(englishPage()),
  });
  const wall = { kind: "failed", reason: "login_wall" };
  for (const path of ["/posts/1", "/posts/2", "/posts/3", "/posts/4", "/authwall"]) {
    expect(await read(at(path, "www.linkedin.com"))).toEqual(wall);
    expect(await read(at(path, "de.linkedin.com"))).toEqual(wall);
  }
  expect(site.requests.filter((line) => line.includes("authwall"))).toEqual([]);
  expect(await read(at("/posts/5", "www.linkedin.com"))).toMatchObject({ kind: "read" });
  // The same page on another site is not a login wall.
  expect(await read(at("/posts/4", "notlinkedin.com"))).toMatchObject({ kind: "read" });
  expect(await read(at("/authwall"))).toMatchObject({ kind: "read" });
  expect(await read(at("/posts/1"))).toEqual({ kind: "failed", reason: "unreachable" });
});

test("pages are cached for a while, refusals are not", async () => {
  let now = 1;
  const { read, at, site } = await siteFixture(
    { "/": page(englishPage()), "/b": page(germanPage()), "/c": page(englishPage()) },
    { now: () => now, limits: { cacheTtlMs: 100, maxCachedPages: 2 } },
  );
  const visits = (path: string) => site.requests.filter((line) => line.endsWith(` ${path}`)).length;
  const first = await read(at("/"));
  expect(await read(at("/#elsewhere"))).toEqual(first);
  expect(visits("/")).toBe(1);
  now = 101;
  expect(await read(at("/"))).toEqual(first);
  expect(visits("/")).toBe(1);
  now = 102;
  await read(at("/"));
  expect(visits("/")).toBe(2);

  await read(at("/missing"));
  await read(at("/missing"));
  expect(visits("/missing")).toBe(2);

  // Two pages are cached: the third evicts the first.
  await read(at("/b"));
  await read(at("/c"));
  await read(at("/"));
  expect([visits("/"), visits("/b"), visits("/c")]).toEqual([3, 1, 1]);
});

test("concurrent readings are limited per owner and in total", async () => {
  const held: (() => void)[] = [];
  const { read, at } = await siteFixture(
    {
      "/": (response) =>
        void held.push(() => response.writeHead(200, { "content-type": "text/html" }).end(englishPage())),
    },
    { limits: { maxConcurrent: 3 } },
  );
  const started = (owner: string) => read(at(`/?${owner}`), undefined, owner);
  const under = [started("a"), started("a")];
  expect(await started("a")).toEqual({ kind: "failed", reason: "busy" });
  under.push(started("b"));
  expect(await started("c")).toEqual({ kind: "failed", reason: "busy" });
  await vi.waitFor(() => expect(held).toHaveLength(3), { timeout: 60_000 });
  held.forEach((answer) => answer());
  expect(await Promise.all(under)).toMatchObject([{ kind: "read" }, { kind: "read" }, { kind: "read" }]);

  // A finished reading frees its slot, also after a failure.
  expect(await read("no address", undefined, "a")).toMatchObject({ reason: "url_invalid" });
  const again = Promise.all([started("a"), started("a")]);
  expect(await again).toMatchObject([{ kind: "read" }, { kind: "read" }]);
});
