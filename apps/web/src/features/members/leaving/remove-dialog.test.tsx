// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { appFrame, setUpFrame, shownToasts } from "~/testing/app-frame";
import { ME, member, TEXTS } from "../member-view.fixture";
import { RemoveDialog } from "./remove-dialog";

setUpFrame();

const { remove, plannedPosts } = TEXTS.members;

async function show(planned: number) {
  const calls: unknown[] = [];
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "users.me") return ME;
    if (path === "members.remove") calls.push(input);
    return { posts: planned };
  };
  const onClose = vi.fn();
  const onGone = vi.fn();
  render(
    <RemoveDialog member={member("Ben", { plannedPosts: planned })} onClose={onClose} onGone={onGone} />,
    { wrapper: appFrame({ texts: TEXTS, server }) },
  );
  await screen.findByRole("alertdialog");
  return { calls, onClose, onGone };
}

test("a member with planned posts is removed with what becomes of them, by default drafts", async () => {
  const { calls, onClose, onGone } = await show(2);
  expect(screen.getByRole("radio", { name: plannedPosts.drafts, checked: true })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: plannedPosts.take_along.replace("{{name}}", "Ben") }));
  fireEvent.click(screen.getByRole("button", { name: remove.action }));
  expect(onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(calls).toEqual([{ userId: "Ben", plannedPosts: "take_along" }]));
  await waitFor(() =>
    expect(shownToasts()).toContainEqual([
      "success",
      "Ben removed",
      "2 posts have moved to their personal workspace.",
    ]),
  );
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
});

test("a member without planned posts is removed without a question about them", async () => {
  const { calls } = await show(0);
  expect(screen.queryByRole("radiogroup")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: remove.action }));
  await waitFor(() => expect(calls).toEqual([{ userId: "Ben", plannedPosts: "drafts" }]));
  await waitFor(() => expect(shownToasts()).toContainEqual(["success", "Ben removed"]));
});
