// @vitest-environment happy-dom
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import labels from "@takt/i18n/messages/en/labels.json";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { PostLabels } from "./post-labels";
import { useWaitingLabels } from "./use-waiting-labels";

setUpFrame();

/** A new post with the button that saves it, as the editor has them; it is shown as saved once the server is asked again. */
function NewPost() {
  const waiting = useWaitingLabels("post");
  const [exists, setExists] = useState(false);
  return (
    <>
      <PostLabels postId="post" exists={exists} waiting={waiting} />
      <button onClick={waiting.onCreated}>Save</button>
      <button onClick={() => setExists(true)}>Show saved</button>
    </>
  );
}

/** A server that has one label; `isRefusing` makes it fail to put it on a post, and `firstAnswer` is when its first answer about a post comes. */
function makeServer({
  isRefusing = false,
  firstAnswer,
}: { isRefusing?: boolean; firstAnswer?: Promise<void> } = {}) {
  const calls: { path: string; input: unknown }[] = [];
  let ids: string[] = [];
  let pending = firstAnswer;
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "labels.list") return [{ id: "series", name: "Series", color: "teal" }];
    if (path === "labels.ofPost") {
      const [answer, awaited] = [ids, pending];
      pending = undefined;
      return awaited ? awaited.then(() => answer) : answer;
    }
    calls.push({ path, input });
    if (isRefusing) throw refusal("post_not_found");
    ids = ["series"];
    return [{ kind: "done", id: "post", before: [] }];
  };
  render(<NewPost />, { wrapper: appFrame({ texts: { common, errors, labels }, server }) });
  return calls;
}

const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const chips = () => document.querySelector("[data-labels]")?.textContent ?? "";
const PUT = { path: "labels.labelPosts", input: { postIds: ["post"], add: ["series"], remove: [] } };

async function openPicker() {
  click("Labels");
  await screen.findByRole("option", { name: /Series/ });
  fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter" });
}

test("a label that is chosen before the first save is shown at once, and put on the post with the save", async () => {
  const calls = makeServer();
  await openPicker();
  click("Done");
  await waitFor(() => expect(chips()).toContain("Series"));
  expect(calls).toEqual([]);
  click("Save");
  await waitFor(() => expect(calls).toEqual([PUT]));
  click("Show saved");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Labels" }).hasAttribute("disabled")).toBe(false),
  );
  expect(chips()).toContain("Series");
  // A second save has nothing left to put on it.
  click("Save");
  expect(calls).toHaveLength(1);
});

test("a label is put on a post that was saved while it was chosen", async () => {
  const calls = makeServer();
  await openPicker();
  fireEvent.click(screen.getByText("Save"));
  expect(calls).toEqual([]);
  click("Done");
  await waitFor(() => expect(calls).toEqual([PUT]));
});

test("a label that is taken back before the first save is not put on the post", async () => {
  const calls = makeServer();
  await openPicker();
  click("Done");
  await waitFor(() => expect(chips()).toContain("Series"));
  await openPicker();
  click("Done");
  await waitFor(() => expect(chips()).toBe(""));
  click("Save");
  expect(calls).toEqual([]);
});

test("labels that could not be put on the post are not shown on it, and it is said", async () => {
  makeServer({ isRefusing: true });
  await openPicker();
  click("Done");
  click("Save");
  await waitFor(() => expect(shownToasts()).toEqual([["error", labels.failed, errors.post_not_found]]));
  await waitFor(() => expect(chips()).toBe(""));
});

test("a label stays where the first answer about the saved post is older, and late", async () => {
  let answer = () => {};
  const firstAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = makeServer({ firstAnswer });
  await openPicker();
  click("Done");
  click("Show saved");
  click("Save");
  await waitFor(() => expect(calls).toEqual([PUT]));
  // The page asks again what changed by then.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  answer();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Labels" }).hasAttribute("disabled")).toBe(false),
  );
  expect(chips()).toContain("Series");
});
