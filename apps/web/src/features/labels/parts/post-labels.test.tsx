// @vitest-environment happy-dom
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import labels from "@takt/i18n/messages/en/labels.json";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame, shownToasts } from "~/testing/app-frame";
import { PostLabels } from "./post-labels";

setUpFrame();

test("the label that is chosen for an open post is shown on it", async () => {
  let ids: string[] = [];
  const server = ({ path }: { path: string }) => {
    if (path === "labels.list") return [{ id: "series", name: "Series", color: "teal" }];
    if (path === "labels.ofPost") return ids;
    ids = ["series"];
    return [{ kind: "done", id: "post", before: [] }];
  };
  render(<PostLabels postId="post" />, { wrapper: appFrame({ texts: { common, errors, labels }, server }) });
  const open = await screen.findByRole("button", { name: "Labels" });
  await waitFor(() => expect(open.hasAttribute("disabled")).toBe(false));
  fireEvent.click(open);
  await screen.findByRole("option", { name: /Series/ });
  fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter" });
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(shownToasts()).toEqual([["success", "Labels of 1 post changed"]]));
  await waitFor(() => expect(document.querySelector("[data-labels]")?.textContent).toContain("Series"));
});
