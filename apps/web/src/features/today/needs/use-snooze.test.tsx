// @vitest-environment happy-dom
import errors from "@takt/i18n/messages/en/errors.json";
import today from "@takt/i18n/messages/en/today.json";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame, shownToasts } from "~/testing/app-frame";
import { trpc } from "~/trpc/react";
import type { Needed } from "./needed";
import { useSnooze } from "./use-snooze";

setUpFrame();

const toNeeded = (id: string) => ({ need: "failed", occasion: `failed:${id}`, post: { id } }) as Needed;

/** The needs of the user with their number, as shown, and the calls that change them; the server takes none up. */
async function show() {
  let fail: ((error: Error) => void) | null = null;
  let end: (() => void) | null = null;
  const sent: unknown[] = [];
  const stored = [toNeeded("a"), toNeeded("b")];
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "posts.needs") return stored;
    if (path === "posts.overview") return { needsYou: stored.length, drafts: 0, latestDrafts: [] };
    sent.push([path, input]);
    return new Promise((resolve, reject) => {
      end = () => {
        if (path === "posts.snooze") stored.shift();
        resolve(null);
      };
      fail = reject;
    });
  };
  const { result } = renderHook(
    () => ({
      snooze: useSnooze(),
      rows: trpc.posts.needs.useQuery().data?.map(({ post }) => post.id),
      count: trpc.posts.overview.useQuery().data?.needsYou,
    }),
    { wrapper: appFrame({ texts: { errors, today }, server }) },
  );
  await waitFor(() => expect([result.current.rows, result.current.count]).toEqual([["a", "b"], 2]));
  const shown = () => [result.current.rows, result.current.count];
  return { result, sent, shown, fail: (error: Error) => fail?.(error), end: () => end?.() };
}

test("a row that is put off goes with its number before the server has answered, and stays away", async () => {
  const { result, sent, shown, end } = await show();
  act(() => result.current.snooze(toNeeded("a")));
  await waitFor(() => expect(shown()).toEqual([["b"], 1]));
  expect(sent).toEqual([["posts.snooze", { id: "a", occasion: "failed:a" }]]);
  expect(shownToasts()).toEqual([]);
  act(end);
  await waitFor(() => expect(shownToasts()).toEqual([["success", today.needs.snoozed]]));
  expect(shown()).toEqual([["b"], 1]);
});

test("a row that could not be put off is back with its number", async () => {
  const { result, shown, fail } = await show();
  act(() => result.current.snooze(toNeeded("a")));
  await waitFor(() => expect(shown()).toEqual([["b"], 1]));
  act(() => fail(new Error("down")));
  await waitFor(() => expect(shown()).toEqual([["a", "b"], 2]));
  expect(shownToasts()).toEqual([["error", today.needs.notSnoozed, errors.unexpected]]);
});
