// @vitest-environment happy-dom
import type { ListedPost } from "@takt/domain/posts/model/post-view";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import labels from "@takt/i18n/messages/en/labels.json";
import posts from "@takt/i18n/messages/en/posts.json";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRef, useState } from "react";
import { expect, test, vi } from "vitest";
import { appFrame, setUpFrame, shownToasts } from "~/testing/app-frame";
import { NO_SELECTION } from "../selection";
import { ListTools } from "./list-tools";

setUpFrame();

const LIST = ["a", "b", "c"].map(
  (id) =>
    ({
      id,
      version: 1,
      status: "scheduled",
      mayWrite: true,
      mayPublish: true,
      excerpt: `Post ${id}`,
      labelIds: id === "a" ? ["series"] : [],
    }) as unknown as ListedPost,
);
const LABELS = [{ id: "series", name: "Series", color: "teal" }];
const slot = { wall: "2027-01-04T09:00", zone: "Europe/Berlin" };

/** The list with its tools, once its keys are heard; the server answers what the test says. */
async function start({ shortcuts = true, answer = () => [] as unknown, list = LIST } = {}) {
  const calls: { path: string; input: unknown }[] = [];
  const onAction = vi.fn();
  function Page() {
    const table = useRef<HTMLDivElement>(null);
    const [selection, setSelection] = useState(NO_SELECTION);
    return (
      <>
        <input aria-label="Search" />
        <div ref={table}>
          {list.map(({ id, excerpt }) => (
            <div key={id} data-post={id} data-selected={selection.ids.has(id)}>
              <a href={`/${id}`} data-post-link>
                {excerpt}
              </a>
            </div>
          ))}
        </div>
        <ListTools
          isSelectable
          table={table}
          posts={list}
          selection={selection}
          onChange={setSelection}
          onAction={onAction}
        />
      </>
    );
  }
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "users.me") return { shortcuts };
    if (path === "labels.list") return LABELS;
    calls.push({ path, input });
    return answer();
  };
  render(<Page />, { wrapper: appFrame({ texts: { common, errors, labels, posts }, server }) });
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
  const selected = () =>
    LIST.filter(({ id }) => document.querySelector(`[data-post=${id}][data-selected=true]`)).map(
      ({ id }) => id,
    );
  const focused = () => document.activeElement?.textContent ?? "";
  if (shortcuts)
    await waitFor(() => {
      press("j");
      if (focused() !== "Post a") throw new Error("the keys are not heard yet");
    });
  (document.activeElement as HTMLElement | null)?.blur();
  return { calls, onAction, press, selected, focused };
}

test("J and K move the focus over the posts, from the first one to the last", async () => {
  const { press, focused } = await start();
  const seen = ["j", "j", "j", "j", "k"].map((key) => (press(key), focused()));
  expect(seen).toEqual(["Post a", "Post b", "Post c", "Post c", "Post b"]);
});

test("Shift and J select on the way, X takes one out, Ctrl+A takes all, Escape none", async () => {
  const { press, selected } = await start();
  press("J", { shiftKey: true });
  press("J", { shiftKey: true });
  expect(selected()).toEqual(["a", "b"]);
  expect(screen.getByRole("status").textContent).toContain("2 selected");
  press("x");
  expect(selected()).toEqual(["a"]);
  press("a", { ctrlKey: true });
  expect(selected()).toEqual(["a", "b", "c"]);
  press("Escape");
  expect(selected()).toEqual([]);
});

test("E, M and # act on the focused post, and on none without the focus", async () => {
  const { press, onAction } = await start();
  for (const key of ["e", "m", "#"]) press(key);
  expect(onAction).not.toHaveBeenCalled();
  press("j");
  for (const key of ["e", "m", "#"]) press(key);
  expect(onAction.mock.calls).toEqual(["open", "schedule", "delete"].map((action) => [action, LIST[0]]));
});

test("in a field the keys type", async () => {
  const { press, focused, selected } = await start();
  act(() => screen.getByLabelText("Search").focus());
  for (const key of ["j", "x"]) press(key);
  expect([focused(), selected()]).toEqual(["", []]);
});

test("with single keys off the keys do nothing", async () => {
  const { press } = await start({ shortcuts: false });
  press("j");
  expect(document.activeElement).toBe(document.body);
});

test("Shift and an arrow move what is selected by a day; what is refused is told, and one Undo takes back the others", async () => {
  const outcomes = [
    { kind: "done", id: "a", version: 2, before: { status: "scheduled", slot } },
    { kind: "refused", id: "b", code: "post_not_in_state", status: "publishing" },
  ];
  const { press, calls } = await start({ answer: () => outcomes });
  press("J", { shiftKey: true });
  press("J", { shiftKey: true });
  press("ArrowRight", { shiftKey: true });
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  expect(calls).toEqual([
    {
      path: "posts.moveMany",
      input: {
        refs: [
          { id: "a", version: 1 },
          { id: "b", version: 1 },
        ],
        direction: "later",
        days: 1,
      },
    },
  ]);
  expect(shownToasts()).toEqual([["success", "1 post moved", "1 not: its status is “Publishing”."]]);
  fireEvent.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toEqual({
    path: "posts.scheduleMany",
    input: { posts: [{ ref: { id: "a", version: 2 }, slot }] },
  });
});

test("an act that changes nothing says so as an error, and has no Undo", async () => {
  const { press } = await start({
    answer: () => [{ kind: "refused", id: "a", code: "post_changed", status: null }],
  });
  press("J", { shiftKey: true });
  press("#");
  await waitFor(() =>
    expect(shownToasts()).toEqual([["error", "Nothing changed", "1 not: it was changed elsewhere."]]),
  );
  expect(screen.queryByRole("button", { name: "Undo", hidden: true })).toBeNull();
});

test("L opens the labels of what is selected; what was ticked is applied once it closes, with one Undo", async () => {
  const { press, calls } = await start({
    answer: () => [
      { kind: "done", id: "a", before: ["series"] },
      { kind: "done", id: "b", before: [] },
    ],
  });
  press("l");
  expect(screen.queryByRole("dialog")).toBeNull();
  press("J", { shiftKey: true });
  press("J", { shiftKey: true });
  press("l");
  const field = await screen.findByRole("combobox");
  const option = await screen.findByRole("option", { name: /Series/ });
  expect(option.getAttribute("aria-checked")).toBe("mixed");
  fireEvent.keyDown(field, { key: "Enter" });
  expect(option.getAttribute("aria-checked")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(shownToasts()).toEqual([["success", "Labels of 2 posts changed"]]));
  fireEvent.click(screen.getByRole("button", { name: "Undo", hidden: true }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([
    { path: "labels.labelPosts", input: { postIds: ["a", "b"], add: ["series"], remove: [] } },
    {
      path: "labels.setPostLabels",
      input: {
        posts: [
          { id: "a", labelIds: ["series"] },
          { id: "b", labelIds: [] },
        ],
      },
    },
  ]);
});

test("of posts that the reader may neither change nor publish nothing but labels is offered", async () => {
  const locked = LIST.map((post) => ({ ...post, mayWrite: false, mayPublish: false }));
  const { press, calls } = await start({ list: locked });
  for (const key of ["j", "x"]) press(key);
  press("a", { ctrlKey: true });
  const bar = screen.getByRole("region", { name: posts.bulk.title });
  expect([...bar.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual([
    labels.picker.open,
    posts.bulk.clear,
  ]);
  press("ArrowRight", { shiftKey: true });
  press("#");
  expect(calls).toEqual([]);
});

test("where one of the selected posts may be moved and deleted, both are offered", async () => {
  const [first, ...others] = LIST;
  const list = [first!, ...others.map((post) => ({ ...post, mayWrite: false, mayPublish: false }))];
  const { press } = await start({ list });
  for (const key of ["j", "x"]) press(key);
  press("a", { ctrlKey: true });
  for (const name of [posts.bulk.toDrafts, common.delete])
    expect(screen.getByRole("button", { name })).toBeTruthy();
});
