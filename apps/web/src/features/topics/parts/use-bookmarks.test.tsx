// @vitest-environment happy-dom
import type { TopicView } from "@takt/domain/topics/model/topic-view";
import errors from "@takt/i18n/messages/en/errors.json";
import topicTexts from "@takt/i18n/messages/en/topics.json";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame, shownToasts, type FakeServer } from "~/testing/app-frame";
import { useBookmarks } from "./use-bookmarks";

setUpFrame();

const topic = { id: "1", title: "Tides" } as TopicView;
const input = { title: "tides ", source: "typed", language: "en" } as const;

/** The bookmarks of a page, and the changes that the server was sent: the test ends each as `end` says. */
async function show() {
  const sent: string[] = [];
  const ends: { done: () => void; fail: (error: Error) => void }[] = [];
  let stored: TopicView[] = [];
  const server: FakeServer = ({ path, input: given }) => {
    if (path === "topics.list") return { topics: stored, total: stored.length };
    const { id, title } = given as { id?: string; title?: string };
    sent.push(`${path} ${id ?? title}`);
    return new Promise((resolve, reject) =>
      ends.push({
        done() {
          stored = path === "topics.remove" ? [] : [topic];
          resolve(path === "topics.remove" ? {} : topic);
        },
        fail: reject,
      }),
    );
  };
  const texts = { errors, topics: topicTexts };
  const { result } = renderHook(useBookmarks, { wrapper: appFrame({ texts, server }) });
  await waitFor(() => expect(result.current.list.isSuccess).toBe(true));
  /** Clicks so often on one drawing, and ends the one call of them. */
  async function click(times: number, end: (call: (typeof ends)[number]) => void): Promise<boolean[]> {
    let clicks: Promise<boolean>[] = [];
    const { toggle } = result.current;
    act(() => void (clicks = Array.from({ length: times }, () => toggle(input))));
    await waitFor(() => expect(ends).toHaveLength(1));
    return act(() => {
      end(ends.pop()!);
      return Promise.all(clicks);
    });
  }
  return { sent, click, has: (title: string) => result.current.has(title) };
}

test("a topic is bookmarked, and removed by the next click", async () => {
  const { click, has, sent } = await show();
  expect(await click(1, ({ done }) => done())).toEqual([true]);
  expect(has("TIDES")).toBe(true);
  expect(await click(1, ({ done }) => done())).toEqual([true]);
  expect(sent).toEqual(["topics.add tides ", "topics.remove 1"]);
  expect(has("tides")).toBe(false);
});

test("a click that asks for what the running call does is done with it", async () => {
  const { click, sent } = await show();
  expect(await click(2, ({ done }) => done())).toEqual([true, true]);
  expect(sent).toEqual(["topics.add tides "]);
});

test("a call that fails says so, and the topic is as it was", async () => {
  const { click, has } = await show();
  expect(await click(1, ({ fail }) => fail(new Error("why")))).toEqual([false]);
  await waitFor(() =>
    expect(shownToasts()).toEqual([["error", topicTexts.failedTo.update, errors.unexpected]]),
  );
  expect(has("tides")).toBe(false);
});
