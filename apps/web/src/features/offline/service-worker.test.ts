import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { serviceWorkerScript } from "./service-worker";

type Handler = (event: Record<string, unknown>) => void;

const PAGES = ["an English page", "eine deutsche Seite"];

/** Runs the script in a worker's surroundings, whose network answers or fails. */
function startWorker(fetch: () => Promise<unknown>, pages = PAGES, preloads = true) {
  const handlers: Record<string, Handler> = {};
  const stored: string[] = [];
  const opened: string[] = [];
  const cache = { addAll: (paths: string[]) => Promise.resolve(void stored.push(...paths)) };
  const deleted: string[] = [];
  const enabled: boolean[] = [];
  const self = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    skipWaiting: () => {},
    clients: { claim: () => {} },
    registration: preloads
      ? { navigationPreload: { enable: () => Promise.resolve(enabled.push(true)) } }
      : {},
  };
  const caches = {
    open: (name: string) => {
      opened.push(name);
      return Promise.resolve(cache);
    },
    keys: () => Promise.resolve(["takt-offline-0", ...opened]),
    delete: (name: string) => Promise.resolve(void deleted.push(name)),
    match: (path: string) => Promise.resolve(`page ${path}`),
  };
  runInNewContext(serviceWorkerScript(["en", "de"], pages), {
    self,
    caches,
    fetch,
    URL,
    Response: { error: () => "error" },
  });
  const run = async (name: string) => {
    const waits: unknown[] = [];
    handlers[name]!({ waitUntil: (promise: unknown) => waits.push(promise) });
    await Promise.all(waits);
  };
  type Load = { mode?: string; method?: string; preloadResponse?: Promise<unknown> };
  const load = async (url: string, { mode = "navigate", method = "GET", ...event }: Load = {}) => {
    const answers: unknown[] = [];
    handlers["fetch"]!({
      request: { url, mode, method },
      ...event,
      respondWith: (answer: unknown) => answers.push(answer),
    });
    return answers.length ? await answers[0] : "untouched";
  };
  return { run, load, stored, deleted, opened, enabled };
}

const refused = () => Promise.reject(new TypeError("Failed to fetch"));

test("the offline page of the address's language stands in for a page that cannot be loaded", async () => {
  const { load } = startWorker(refused);
  expect(await load("http://localhost/app/posts?a=/de")).toBe("page /offline/en");
  expect(await load("http://localhost/de/app/posts")).toBe("page /offline/de");
  expect(await load("http://localhost/de")).toBe("page /offline/de");
});

test("what the network answers is what is shown, also an error", async () => {
  const { load } = startWorker(() => Promise.resolve("answer 500"));
  expect(await load("http://localhost/app")).toBe("answer 500");
});

test("a page is loaded by the browser's own request, which the worker does not repeat", async () => {
  let fetched = 0;
  const { run, load, enabled } = startWorker(() => Promise.resolve(`fetched ${++fetched}`));
  await run("activate");
  expect(enabled).toEqual([true]);
  const preloadResponse = Promise.resolve("the browser's answer");
  expect(await load("http://localhost/app", { preloadResponse })).toBe("the browser's answer");
  expect(fetched).toBe(0);
  // Preload was not on yet when this navigation began.
  expect(await load("http://localhost/app", { preloadResponse: Promise.resolve(undefined) })).toBe(
    "fetched 1",
  );
});

test("a preload that fails shows the offline page, and a browser without preload works", async () => {
  const { load } = startWorker(refused);
  const preloadResponse = refused();
  expect(await load("http://localhost/de/app", { preloadResponse })).toBe("page /offline/de");
  const old = startWorker(() => Promise.resolve("answer"), PAGES, false);
  await old.run("activate");
  expect(await old.load("http://localhost/app")).toBe("answer");
});

test("calls, files and forms are left to the browser", async () => {
  const { load } = startWorker(refused);
  expect(await load("http://localhost/api/trpc/posts.list", { mode: "cors" })).toBe("untouched");
  expect(await load("http://localhost/app", { method: "POST" })).toBe("untouched");
});

test("the offline pages alone are stored, and caches of an older script are deleted", async () => {
  const { run, stored, deleted } = startWorker(refused);
  await run("install");
  await run("activate");
  expect([stored, deleted]).toEqual([["/offline/en", "/offline/de"], ["takt-offline-0"]]);
});

test("a changed page is stored in a cache of another name, an unchanged one is not", async () => {
  const nameOf = async (pages: string[]) => {
    const { run, opened } = startWorker(refused, pages);
    await run("install");
    return opened[0];
  };
  expect(await nameOf([...PAGES])).toBe(await nameOf(PAGES));
  expect(await nameOf([PAGES[0]!, "eine andere Seite"])).not.toBe(await nameOf(PAGES));
});
