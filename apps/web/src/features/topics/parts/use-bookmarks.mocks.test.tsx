import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { useBookmarks, type Bookmarks } from "./use-bookmarks";

/** The server's calls, which the test answers, and the cached list. */
const mocks = vi.hoisted(() => {
  const calls: { call: string; resolve: (topic: object) => void; reject: (error: Error) => void }[] = [];
  const cache = { topics: [] as { id: string; title: string }[] };
  const mutation = (name: string) => ({
    useMutation: () => ({
      mutateAsync: ({ id, title }: { id?: string; title?: string }) =>
        new Promise((resolve, reject) => calls.push({ call: `${name} ${id ?? title}`, resolve, reject })),
    }),
  });
  return { toast: vi.fn(), calls, cache, mutation };
});
vi.mock("@takt/ui/toast", () => ({ useToast: () => ({ toast: mocks.toast }) }));
vi.mock("~/i18n/use-t", () => ({ useT: () => ({ t: (key: string) => key }) }));
vi.mock("~/features/shared/use-error-text", () => ({ useErrorText: () => (error: Error) => error.message }));
vi.mock("~/features/shared/error-link", () => ({ useErrorAction: () => () => undefined }));
vi.mock("~/trpc/react", () => {
  const { cache, mutation } = mocks;
  const list = {
    useQuery: () => ({ data: cache }),
    getData: () => cache,
    setData: (_: unknown, page: typeof cache) => Object.assign(cache, page),
    cancel: () => Promise.resolve(),
  };
  const topics = { list, invalidate: () => Promise.resolve() };
  return {
    trpc: {
      useUtils: () => ({ topics }),
      topics: { list, add: mutation("add"), remove: mutation("remove"), restore: mutation("restore") },
    },
  };
});
beforeEach(() => {
  vi.resetAllMocks();
  mocks.calls.length = 0;
  mocks.cache.topics = [];
});

const topic = { id: "1", title: "Tides" } as TopicView;
const input = { title: "tides ", source: "typed", language: "en" } as const;
const sent = () => mocks.calls.map(({ call }) => call);

/** The bookmarks as they are drawn now: clicks on one drawing see the same state. */
function draw(): Bookmarks {
  let bookmarks!: Bookmarks;
  function Screen() {
    bookmarks = useBookmarks();
    return null;
  }
  renderToStaticMarkup(<Screen />);
  return bookmarks;
}

test("a topic is bookmarked, and removed by the next click", async () => {
  const added = draw().toggle(input);
  mocks.calls[0]!.resolve(topic);
  expect(await added).toBe(true);
  expect(draw().has("TIDES")).toBe(true);
  const removed = draw().toggle(input);
  mocks.calls[1]!.resolve({});
  expect(await removed).toBe(true);
  expect(sent()).toEqual(["add tides ", "remove 1"]);
  expect(draw().has("tides")).toBe(false);
});

test("a click that asks for what the running call does is done with it", async () => {
  const { toggle } = draw();
  const clicks = [toggle(input), toggle(input)];
  mocks.calls[0]!.resolve(topic);
  expect(await Promise.all(clicks)).toEqual([true, true]);
  expect(sent()).toEqual(["add tides "]);
});

test("a call that fails says so, and the topic is as it was", async () => {
  const click = draw().toggle(input);
  mocks.calls[0]!.reject(new Error("why"));
  expect(await click).toBe(false);
  expect(mocks.toast.mock.calls).toEqual([[{ tone: "error", title: "failedTo.update", description: "why" }]]);
  expect(draw().has("tides")).toBe(false);
});
