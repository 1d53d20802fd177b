import { captureLog } from "@takt/domain/testing/capture-log";
import { onTestFinished, expect, test } from "vitest";
import { createPageReader } from "./create-page-reader";
import { LIMITS } from "./limits";
import { englishPage } from "./testing/articles";
import { page, redirect, startSite } from "./testing/start-site";
import { toLoopback } from "./testing/test-reader";

/** Two local sites, of which only the first is allowed; the test options `allow` and `ports` stay empty. */
async function localFixture(named = true) {
  const [site, other] = [await start(), await start()];
  const { log, entries } = captureLog();
  const reader = createPageReader({
    log,
    allowLocal: named ? [`127.0.0.1:${site.port}`] : [],
    test: { allow: [], ports: [], resolve: toLoopback, limits: { ...LIMITS, refusal: 0 } },
  });
  onTestFinished(async () => {
    await reader.dispose();
    await Promise.all([site.close(), other.close()]);
  });
  return {
    site,
    other,
    async read(url: string) {
      const outcome = await reader.read(url, { signal: new AbortController().signal, owner: "somebody" });
      return outcome.kind === "read" ? "read" : `${outcome.reason}: ${String(entries.at(-1)?.why)}`;
    },
  };
}

function start() {
  return startSite({
    "/": page(englishPage()),
    "/away": redirect("http://127.0.0.1:1/"),
  });
}

test("an allowed local server is read", async () => {
  const { read, site } = await localFixture();
  expect(await read(`http://127.0.0.1:${site.port}/`)).toBe("read");
});

test("no other port, name, notation or redirect reaches this machine", async () => {
  const { read, site, other } = await localFixture();
  expect(await read(`http://127.0.0.1:${other.port}/`)).toBe("url_invalid: port");
  expect(await read("http://127.0.0.1/")).toBe("unreachable: address");
  expect(await read(`http://127.0.0.2:${site.port}/`)).toBe("url_invalid: port");
  expect(await read(`http://localhost:${site.port}/`)).toBe("url_invalid: port");
  expect(await read(`http://[::ffff:127.0.0.1]:${site.port}/`)).toBe("url_invalid: port");
  expect(await read(`http://page.example:${site.port}/`)).toBe("url_invalid: port");
  expect(await read("http://page.example/")).toBe("unreachable: address");
  expect(await read(`http://127.0.0.1:${site.port}/away`)).toBe("unreachable: redirect: port");
  expect(other.requests).toEqual([]);
});

test("a local server that is not allowed is not read", async () => {
  const { read, site } = await localFixture(false);
  expect(await read(`http://127.0.0.1:${site.port}/`)).toBe("url_invalid: port");
  expect(site.requests).toEqual([]);
});
