// @vitest-environment happy-dom
import type { PostView } from "@takt/domain/posts/model/post-view";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { trpc } from "~/trpc/react";
import { shownPost, TEXTS, waitingPost } from "./inbox.fixture";
import { Inbox } from "./inbox";

setUpFrame();
beforeEach(
  () =>
    void vi.stubGlobal("matchMedia", () => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    })),
);
afterEach(() => void vi.unstubAllGlobals());

const { inbox } = TEXTS.approvals;
const ME = { id: "me", zone: "Europe/Berlin", hourCycle: "h23", shortcuts: true };

/** The inbox with three posts, beside each other as on a desk; decisions wait until the test settles them. */
async function start() {
  let stored = ["a", "b", "c"];
  const shown = new Map(stored.map((id) => [id, shownPost(id)]));
  const sent: { path: string; input: unknown }[] = [];
  const open: { resolve: (post: PostView) => void; reject: (error: Error) => void }[] = [];
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "users.me") return ME;
    if (path === "approvals.waiting") return { posts: stored.map(waitingPost), count: stored.length };
    if (path === "approvals.events") return [];
    if (path === "posts.get") return shown.get((input as { id: string }).id);
    if (path === "posts.overview")
      return { needsYou: 0, drafts: 0, waiting: stored.length, latestDrafts: [] };
    if (!path.startsWith("approvals.")) return null;
    sent.push({ path, input });
    return new Promise<PostView>((resolve, reject) => open.push({ resolve, reject }));
  };
  function Page() {
    const heading = useRef<HTMLHeadingElement>(null);
    const waiting = trpc.approvals.waiting.useQuery();
    const count = trpc.posts.overview.useQuery().data?.waiting;
    return (
      <main>
        <h1 ref={heading} tabIndex={-1}>
          Waiting: {count}
        </h1>
        {waiting.data && <Inbox {...waiting.data} hasStages={false} heading={heading} />}
      </main>
    );
  }
  render(
    <NuqsTestingAdapter hasMemory>
      <Page />
    </NuqsTestingAdapter>,
    { wrapper: appFrame({ texts: TEXTS, server }) },
  );
  const rows = () =>
    [...document.querySelectorAll<HTMLElement>("[data-waiting]")].map((row) => row.dataset.waiting);
  const current = () =>
    document.querySelector<HTMLElement>("[data-waiting]:has([aria-current])")?.dataset.waiting;
  const focused = () => document.activeElement?.closest<HTMLElement>("[data-waiting]")?.dataset.waiting;
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await waitFor(() => expect([rows().join(" "), current()]).toEqual(["a b c", "a"]));
  await screen.findByText("Text of a");
  await screen.findByText("Waiting: 3");
  return {
    rows,
    current,
    focused,
    press,
    sent,
    shown,
    settle: (id: string) => {
      stored = stored.filter((one) => one !== id);
      open.shift()!.resolve({
        ...shownPost(id),
        version: 2,
        approval: { ...shownPost(id).approval!, stage: null, mayApprove: false },
      });
    },
    fail: (error: Error) => open.shift()!.reject(error),
  };
}

test("J, K and arrows show the next and the previous post, and stop at both ends", async () => {
  const { press, current, focused } = await start();
  const seen = [];
  for (const key of ["j", "ArrowDown", "j", "k", "ArrowUp", "K"]) {
    press(key);
    await waitFor(() => expect(current()).toBe(focused() ?? "a"));
    seen.push(current());
  }
  expect(seen).toEqual(["b", "c", "c", "b", "a", "a"]);
});

test("an approval is of what is shown; its row and number go at once, and the next one is shown", async () => {
  const { press, rows, current, focused, sent, settle } = await start();
  press("j");
  await screen.findByText("Text of b");
  press("a");
  await waitFor(() => expect([rows().join(" "), current(), focused()]).toEqual(["a c", "c", "c"]));
  expect(screen.getByText("Waiting: 2")).toBeDefined();
  expect(sent).toEqual([
    { path: "approvals.approve", input: { ref: { id: "b", version: 1 }, hash: "b".repeat(64), note: "" } },
  ]);
  expect(shownToasts()).toEqual([]);
  settle("b");
  await waitFor(() =>
    expect(shownToasts()).toEqual([["success", inbox.approved.title, "It goes out Sun, 4 Jan 2099, 10:00."]]),
  );
  expect(rows()).toEqual(["a", "c"]);
});

test("Undo brings the row back at once, and asks for the version that the approval has made", async () => {
  const { press, rows, current, sent, settle } = await start();
  press("a");
  await waitFor(() => expect(rows()).toEqual(["b", "c"]));
  settle("a");
  fireEvent.click(await screen.findByRole("button", { name: TEXTS.common.undo }));
  await waitFor(() => expect([rows().join(" "), current()]).toEqual(["a b c", "a"]));
  expect(sent.at(-1)).toEqual({ path: "approvals.reopen", input: { id: "a", version: 2 } });
});

test("a post that has changed meanwhile is back, as it is now, and says so", async () => {
  const { press, rows, current, shown, fail } = await start();
  press("a");
  await waitFor(() => expect(rows()).toEqual(["b", "c"]));
  shown.set("a", { ...shownPost("a", "f".repeat(64)), content: "Another text" });
  fail(refusal("post_changed"));
  await waitFor(() => expect([rows().join(" "), current()]).toEqual(["a b c", "a"]));
  expect(await screen.findByText("Another text")).toBeDefined();
  expect(screen.getByText(inbox.changedTitle)).toBeDefined();
  expect(shownToasts()).toEqual([["error", inbox.approveFailed, inbox.changedSince]]);
});

test("C opens the note, in which no key is the inbox's, and Escape closes it; without words nothing is sent", async () => {
  const { press, rows, sent } = await start();
  press("c");
  const note = await screen.findByRole("textbox", { name: inbox.changes.label });
  for (const key of ["a", "j", "c"]) fireEvent.keyDown(note, { key });
  expect(rows()).toEqual(["a", "b", "c"]);
  fireEvent.keyDown(note, { key: "Escape" });
  const request = await screen.findByRole("button", { name: inbox.request });
  await waitFor(() => expect(document.activeElement).toBe(request));
  press("c");
  const again = await screen.findByRole("textbox", { name: inbox.changes.label });
  fireEvent.click(screen.getByRole("button", { name: inbox.changes.send }));
  expect(await screen.findByText(inbox.changes.required)).toBeDefined();
  fireEvent.change(again, { target: { value: " Name the customer " } });
  fireEvent.keyDown(again, { key: "Enter", ctrlKey: true });
  await waitFor(() => expect(rows()).toEqual(["b", "c"]));
  expect(sent).toEqual([
    { path: "approvals.requestChanges", input: { ref: { id: "a", version: 1 }, note: "Name the customer" } },
  ]);
});
