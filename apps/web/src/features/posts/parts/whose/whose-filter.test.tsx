// @vitest-environment happy-dom
import posts from "@takt/i18n/messages/en/posts.json";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { trpc } from "~/trpc/react";
import { WorkspaceProvider } from "~/features/shared/navigation/workspace";
import type { Whose } from "./whose";
import { WhoseFilter } from "./whose-filter";

setUpFrame();

type World = { waiting: number | null; slug?: string | null; current?: Whose };

/** The filter, once the server has said what waits. */
async function show({ waiting, slug = "studio", current = "all" }: World) {
  const onChange = vi.fn();
  function Loaded() {
    return <p>{trpc.posts.overview.useQuery().data ? "loaded" : ""}</p>;
  }
  render(
    <WorkspaceProvider workspace={{ slug, role: "approver" }}>
      <WhoseFilter current={current} onChange={onChange} />
      <Loaded />
    </WorkspaceProvider>,
    { wrapper: appFrame({ texts: { posts }, server: () => ({ waiting }) }) },
  );
  await screen.findByText("loaded");
  const offered = () => screen.queryAllByRole("radio").map((radio) => radio.getAttribute("aria-label"));
  return { onChange, offered };
}

const { all, mine, waiting } = posts.list.whose;

test("who approves here chooses among everyone's posts, their own, and those that wait for them", async () => {
  const { offered, onChange } = await show({ waiting: 0 });
  await waitFor(() => expect(offered()).toEqual([all, mine, waiting]));
  fireEvent.click(screen.getByRole("radio", { name: waiting }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith("waiting");
});

test("who approves nothing here is not offered what waits for them", async () => {
  expect((await show({ waiting: null })).offered()).toEqual([all, mine]);
});

test("a filter of the URL is shown, also where it would not be offered", async () => {
  expect((await show({ waiting: null, current: "waiting" })).offered()).toEqual([all, mine, waiting]);
});

test("in the personal workspace all posts are the user's, and there is no such filter", async () => {
  expect((await show({ waiting: null, slug: null })).offered()).toEqual([]);
});
