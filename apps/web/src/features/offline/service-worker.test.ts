import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { serviceWorkerScript } from "./service-worker";

type Handler = (event: Record<string, unknown>) => void;

const PAGES = ["an English page", "eine deutsche Seite"];

/** Runs the script in a worker's surroundings, whose network answers or fails. */
function startWorker(fetch: () => Promise<unknown>, { pages = PAGES, preloads = true } = {}) {
  const enabled: string[] = [];
  const handlers: Record<string, Handler> = {};
  const stored: string[] = [];
  const opened: string[] = [];
  const cache = { addAll: (paths: string[]) => Promise.resolve(void stored.push(...paths)) };
  const deleted: string[] = [];
  const self = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    skipWaiting: () => {},
    clients: { claim: () => {} },
    registration: preloads ? { navigationPreload: { enable: () => void enabled.push("preload") } } : {},
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
  const load = async (
    url: string,
    { mode = "navigate", method = "GET", preloadResponse = Promise.resolve<unknown>(undefined) } = {},
  ) => {
    const answers: unknown[] = [];
    handlers["fetch"]!({
      request: { url, mode, method },
      preloadResponse: preloads ? preloadResponse : undefined,
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

test("a page is loaded by the browser itself, and never a second time", async () => {
  const fetched: unknown[] = [];
  const { run, load, enabled } = startWorker(() => Promise.resolve(void fetched.push(1)));
  await run("activate");
  expect(enabled).toEqual(["preload"]);
  const preloadResponse = Promise.resolve("what the browser loaded");
  expect(await load("http://localhost/app", { preloadResponse })).toBe("what the browser loaded");
  const failed = Promise.reject(new TypeError("no network"));
  expect(await load("http://localhost/de/app", { preloadResponse: failed })).toBe("page /offline/de");
  expect(fetched).toEqual([]);
});

test("a browser that cannot load pages for a worker has it load them", async () => {
  const { run, load } = startWorker(() => Promise.resolve("fetched"), { preloads: false });
  await run("activate");
  expect(await load("http://localhost/app")).toBe("fetched");
});

test("what the network answers is what is shown, also an error", async () => {
  const { load } = startWorker(() => Promise.resolve("answer 500"));
  expect(await load("http://localhost/app")).toBe("answer 500");
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
  const findName = async (pages: string[]) => {
    const { run, opened } = startWorker(refused, { pages });
    await run("install");
    return opened[0];
  };
  expect(await findName([...PAGES])).toBe(await findName(PAGES));
  expect(await findName([PAGES[0]!, "eine andere Seite"])).not.toBe(await findName(PAGES));
});
