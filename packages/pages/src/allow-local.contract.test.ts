import { quietLog } from "@takt/domain/testing/quiet-log";
import { onTestFinished, expect, test } from "vitest";
import { createPageReader } from "./create-page-reader";
import { LIMITS } from "./limits";
import { englishPage } from "./testing/articles";
import { page, redirect, startSite } from "./testing/start-site";
import { toLoopback } from "./testing/test-reader";

/** Two sites of this machine, of which the first is named; `allow` and `ports` of tests are left empty. */
async function meetLocal(named = true) {
  const [site, other] = [await start(), await start()];
  const { log, entries } = quietLog();
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

test("a server that was named is read, as it stands", async () => {
  const { read, site } = await meetLocal();
  expect(await read(`http://127.0.0.1:${site.port}/`)).toBe("read");
});

test("and nothing else of this machine: no other port, name, form or redirect", async () => {
  const { read, site, other } = await meetLocal();
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

test("not named, it is not read", async () => {
  const { read, site } = await meetLocal(false);
  expect(await read(`http://127.0.0.1:${site.port}/`)).toBe("url_invalid: port");
  expect(site.requests).toEqual([]);
});
