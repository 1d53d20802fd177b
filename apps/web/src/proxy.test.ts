import { NextRequest } from "next/server";
import { beforeAll, describe, expect, it } from "vitest";
import { config, proxy } from "./proxy";
import { setEnv } from "./server/testing/set-env";

const origin = "http://localhost:3000";
beforeAll(() => setEnv());

function visit(
  path: string,
  { cookies = {}, ...headers }: Record<string, unknown> & { cookies?: object } = {},
) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join("; ");
  return proxy(
    new NextRequest(new URL(path, origin), {
      headers: {
        "sec-fetch-mode": "navigate",
        "sec-fetch-dest": "document",
        ...(headers as Record<string, string>),
        ...(cookie && { cookie }),
      },
    }),
  );
}
/** Headers of a browser's call by a script. */
const FETCHED = { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty" };
/** Headers that Chromium sends when a service worker loads the page that somebody navigates to. */
const BY_WORKER = { "sec-fetch-mode": "navigate", "sec-fetch-dest": "empty" };
const location = (response: Response) => response.headers.get("location")?.replace(origin, "");
const served = (response: Response) => response.headers.get("x-middleware-rewrite")?.replace(origin, "");

describe("languages", () => {
  it("serves English at the bare path and German under /de", () => {
    expect(served(visit("/login?x=1"))).toBe("/en/login?x=1");
    expect(served(visit("/"))).toBe("/en");
    expect(location(visit("/de/login"))).toBeUndefined();
  });

  it("follows the cookie, then the browser, on bare pages only", () => {
    expect(location(visit("/login?x=1", { cookies: { "takt-locale": "de" } }))).toBe("/de/login?x=1");
    expect(location(visit("/", { "accept-language": "de-DE,de;q=0.9" }))).toBe("/de");
    expect(
      location(visit("/", { "accept-language": "de", cookies: { "takt-locale": "en" } })),
    ).toBeUndefined();
    expect(location(visit("/de", { cookies: { "takt-locale": "en" } }))).toBeUndefined();
  });

  it("never redirects a request that is not for a document", () => {
    expect(location(visit("/", { rsc: "1", "accept-language": "de" }))).toBeUndefined();
    expect(location(visit("/", { ...FETCHED, "accept-language": "de" }))).toBeUndefined();
  });

  it("chooses English by /en, even against the cookie, and remembers it", () => {
    const response = visit("/en/login", { cookies: { "takt-locale": "de" } });
    expect(location(response)).toBe("/login");
    expect(response.headers.get("set-cookie")).toMatch(
      /takt-locale=en;.*Max-Age=31536000.*HttpOnly.*SameSite=lax/i,
    );
    expect(visit("/de").headers.get("set-cookie")).toContain("takt-locale=de");
  });

  it("sets no cookie as long as the page is in the language that the browser asks for", () => {
    const findCookie = (path: string, language: string) =>
      visit(path, { "accept-language": language }).headers.get("set-cookie");
    expect(findCookie("/", "en-GB")).toBeNull();
    expect(findCookie("/", "fr")).toBeNull();
    expect(findCookie("/", "de")).toBeNull();
    expect(findCookie("/de", "de-AT,en;q=0.5")).toBeNull();
    expect(findCookie("/de", "en")).toContain("takt-locale=de");
    expect(findCookie("/en", "de")).toContain("takt-locale=en");
  });

  it("leads from a language in capitals to its pages", () => {
    expect(location(visit("/DE"))).toBe("/de");
    expect(location(visit("/De/app/posts?a=B", { "accept-language": "en" }))).toBe("/de/app/posts?a=B");
    expect(location(visit("/EN/login"))).toBe("/en/login");
    expect(location(visit("/DEMO"))).toBeUndefined();
  });

  it("never leads to another host", () => {
    for (const path of ["/en//evil.example", "/en/\\evil.example", "/DE//evil.example", "/EN/\\evil.example"])
      expect(new URL(visit(path).headers.get("location") ?? "").origin).toBe(origin);
  });
});

describe("the guard", () => {
  it("sends visitors without a session to the login of their language, and remembers the page", () => {
    const response = visit("/de/app/posts?status=draft");
    expect(location(response)).toBe("/de/login");
    expect(response.headers.get("set-cookie")).toContain(
      `takt-return=${encodeURIComponent("/de/app/posts?status=draft")}`,
    );
    expect(location(visit("/app"))).toBe("/login");
  });

  it("answers client navigation and prefetches with 401, so that the document is requested and no prefetched link is remembered", async () => {
    for (const headers of [{ rsc: "1" }, { "next-router-prefetch": "1" }, FETCHED]) {
      const response = visit("/app/posts", headers);
      expect([response.status, location(response), response.headers.get("set-cookie")]).toEqual([
        401,
        undefined,
        null,
      ]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.json()).toEqual({ error: { code: "unauthorized", data: {} } });
    }
  });

  it("takes a page that a service worker loads for a visit like any other", () => {
    const response = visit("/app/posts", BY_WORKER);
    expect(location(response)).toBe("/login");
    expect(response.headers.get("set-cookie")).toContain(`takt-return=${encodeURIComponent("/app/posts")}`);
    expect(location(visit("/", { ...BY_WORKER, "accept-language": "de" }))).toBe("/de");
    const cookies = { "takt-locale": "en", "takt-errors": "x" };
    expect(visit("/de", { ...BY_WORKER, cookies }).headers.getSetCookie()).toEqual([
      expect.stringContaining("takt-locale=de"),
      "takt-errors=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
  });

  it("asks for the accepted types where a browser does not say how it loads", () => {
    const silent = { "sec-fetch-mode": "", "sec-fetch-dest": "" };
    const answerTo = (accept: string) => visit("/app", { ...silent, accept }).status;
    expect([answerTo("text/html,*/*;q=0.8"), answerTo("*/*")]).toEqual([307, 401]);
  });

  it.each(["/login", "/de/login", "/login?error=NoSession", "/", "/nope", "/provider"])(
    "leaves %s alone, and does not remember it",
    (path) => {
      const response = visit(path, { cookies: { "takt-locale": path.startsWith("/de") ? "de" : "en" } });
      expect([location(response), response.headers.get("set-cookie")]).toEqual([undefined, null]);
    },
  );

  it("does not remember a path that is too long", () => {
    for (const path of [`/app/${"a".repeat(1000)}`]) {
      const response = visit(path);
      expect(location(response)).toBe("/login");
      expect(response.headers.get("set-cookie") ?? "").not.toContain("takt-return");
    }
  });

  it("lets a session through", () => {
    expect(location(visit("/app/posts", { cookies: { "authjs.session-token": "x" } }))).toBeUndefined();
    expect(location(visit("/application"))).toBeUndefined();
  });
});

it("passes on whether the language was chosen before", () => {
  const chosenHeader = (response: Response) => response.headers.get("x-middleware-request-x-locale-chosen");
  expect(chosenHeader(visit("/", { cookies: { "takt-locale": "en" } }))).toBe("1");
  expect(chosenHeader(visit("/", { cookies: { "takt-locale": "fr" } }))).toBe("");
  expect(chosenHeader(visit("/de"))).toBe("");
  // A visitor cannot set this header.
  expect(chosenHeader(visit("/", { "x-locale-chosen": "1" }))).toBe("");
});

describe("headers of pages", () => {
  it("have a content security policy with a fresh nonce", () => {
    const [one, other] = [visit("/"), visit("/")].map(
      (page) => page.headers.get("content-security-policy") ?? "",
    );
    expect(one).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{20,}' 'strict-dynamic';/);
    expect(one).toMatch(
      /object-src 'none'; base-uri 'none'; form-action 'self' http:\/\/127.0.0.1:4010; frame-ancestors 'none'/,
    );
    expect(one).not.toContain("unsafe-eval");
    expect(one).not.toBe(other);
  });

  it("allow LinkedIn's measurements after consent alone", () => {
    setEnv({ LINKEDIN_INSIGHT_PARTNER_ID: "123" });
    const policy = (path: string, consent: string, headers = {}) =>
      visit(path, { cookies: { "takt-consent": consent }, ...headers }).headers.get(
        "content-security-policy",
      );
    expect(policy("/", "1.marketing-on")).toContain("connect-src 'self' https://px.ads.linkedin.com");
    for (const refused of [
      policy("/", "1.marketing-off"),
      policy("/", "0.marketing-on"),
      policy("/", "1.marketing-on", { "sec-gpc": "1" }),
      policy("/login", "1.marketing-on"),
    ])
      expect(refused).not.toContain("px.ads");
    setEnv();
  });

  it("delete the cookies of what is refused with the next page", () => {
    const cookies = { "takt-locale": "en", "takt-errors": "x" };
    expect(visit("/", { cookies }).headers.getSetCookie()).toEqual([
      "takt-errors=; Path=/; Max-Age=0; SameSite=Lax",
    ]);
    expect(visit("/", { cookies: { "takt-locale": "en" } }).headers.getSetCookie()).toEqual([]);
  });

  it("name both languages of public pages", () => {
    expect(visit("/de/login").headers.get("link")).toContain(
      '<http://localhost:3000/login>; rel="alternate"; hreflang="en"',
    );
    expect(visit("/app", { cookies: { "authjs.session-token": "x" } }).headers.get("link")).toBeNull();
  });
});

describe("a path that cannot be decoded", () => {
  const cookies = { "authjs.session-token": "x", "takt-locale": "en" };

  it("is served as a missing page of its language", () => {
    expect(served(visit("/app/content/edit/%", { cookies }))).toBe("/en/no-page");
    expect(served(visit("/de/blog/%E0%A4%A?a=1", { cookies }))).toBe("/de/no-page?a=1");
    expect(served(visit("/de/help/%FF", { rsc: "1" }))).toBe("/de/no-page");
    expect(served(visit("/de/blog/%E3%83%9A", { cookies }))).toBeUndefined();
  });

  it("is none of a route handler, whatever is sent", async () => {
    const pattern = new RegExp(`^${config.matcher[1]}$`);
    for (const path of ["/api/media/%", "/api/trpc/%E0%A4%A", "/auth/%2", "/icons/%FF.png", "/og/%zz"]) {
      expect(pattern.test(path)).toBe(true);
      for (const method of ["GET", "POST"]) {
        const response = proxy(new NextRequest(new URL(path, origin), { method }));
        expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
        expect(await response.json()).toEqual({ error: { code: "not_found", data: {} } });
      }
    }
    const read = ["/api/trpc/posts.get%2Cusers.me", "/api/media/%41", "/auth/callback/linkedin", "/de/%"];
    expect(read.filter((path) => pattern.test(path))).toEqual([]);
  });
});

it("does not match the api, the sign-in routes and files", () => {
  const pattern = new RegExp(`^${config.matcher[0]}$`);
  const covers = (path: string) => pattern.test(path);
  const doors = ["/api/trpc/x", "/api/media", "/auth/callback", "/_next/static/x.js"];
  const files = ["/icon.svg", "/favicon.ico", "/robots.txt", "/sitemap.xml"];
  // A deeper path is no file of ours, but a page that is missing.
  const missing = ["/icons/a/b", "/og/a/b", "/manifest/a/b", "/.well-known/a/b", "/offline/a/b"];
  const made = ["/icons/icon-192.png", "/og/de.png", "/manifest/en.webmanifest", "/.well-known/security.txt"];
  expect([...doors, ...files, ...made].filter(covers)).toEqual([]);
  const pages = [
    "/",
    "/og",
    "/icons",
    "/manifest",
    "/de/app",
    "/nope",
    "/apiary",
    "/authors",
    "/de/robots.txt",
    "/robots.txt/app",
    ...missing,
  ];
  expect(pages.filter(covers)).toEqual(pages);
});

describe("what is sent to a page", () => {
  const send = (method: string, headers: Record<string, string> = {}, body?: ReadableStream) =>
    proxy(new NextRequest(`${origin}/login`, { method, headers, ...(body && { body, duplex: "half" }) }));

  it("is refused, whatever it is, with the methods that pages have", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
      for (const headers of [
        {},
        { "next-action": "0".repeat(42) },
        { "content-type": "multipart/form-data; boundary=x" },
        { "content-type": "application/x-www-form-urlencoded" },
        { rsc: "1", "next-action": "x" },
      ]) {
        const response = send(method, headers as Record<string, string>);
        expect(response.status).toBe(405);
        expect(response.headers.get("allow")).toBe("GET, HEAD");
        expect(await response.json()).toEqual({ error: { code: "method_not_allowed", data: {} } });
      }
    expect(send("HEAD").status).toBe(200);
  });

  it("is not read", () => {
    let pulled = 0;
    const body = new ReadableStream({ pull: () => void (pulled += 1) }, { highWaterMark: 0 });
    expect(send("POST", { "content-type": "multipart/form-data; boundary=x" }, body).status).toBe(405);
    expect(pulled).toBe(0);
  });

  it("is passed on where it is a public form, in both languages, with the host that Next compares", () => {
    const headers = { origin, "content-type": "multipart/form-data; boundary=x", "content-length": "300" };
    for (const path of ["/data-request", "/contracts/confirm?token=x"])
      for (const prefix of ["", "/de"]) {
        const form = { method: "POST", headers: { ...headers, "x-forwarded-host": "evil.example" } };
        const sent = proxy(new NextRequest(origin + prefix + path, form)).headers;
        expect(sent.get("x-middleware-request-x-forwarded-host")).toBe(new URL(origin).host);
        expect(sent.get("x-middleware-request-x-locale")).toBe(prefix ? "de" : "en");
      }
  });
});
