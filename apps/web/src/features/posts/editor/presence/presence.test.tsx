// @vitest-environment happy-dom
import { EDITING_INTERVAL_MS, type PostEditorView } from "@takt/domain/posts/model/post-editors";
import posts from "@takt/i18n/messages/en/posts.json";
import { act, render, screen, waitFor } from "@testing-library/react";
import { TRPCClientError } from "@trpc/client";
import { afterEach, expect, test, vi } from "vitest";
import { type DocumentWorkspace, WorkspaceProvider } from "~/features/shared/navigation/workspace";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { LazyPresence } from "./lazy-presence";

setUpFrame();
afterEach(() => vi.useRealTimers());

const TEAM: DocumentWorkspace = { slug: "studio", role: "editor" };
const person = (name: string | null): PostEditorView => ({ userId: name ?? "?", name, image: null });
const ADA = person("Ada");
const BEN = person("Ben");
const REFUSED = new TRPCClientError("refused", {
  result: { error: { code: 0, message: "refused", data: { httpStatus: 404 } } } as never,
});
const RULE = "Whoever saves second is asked.";

/** The line on an editor, what it asks of the server, and what it announces. */
async function show(answers: (PostEditorView[] | Error)[], { workspace = TEAM, exists = true } = {}) {
  const asked: unknown[] = [];
  const announced: string[] = [];
  const server = ({ input }: { path: string; input: unknown }) => {
    asked.push(input);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const Frame = appFrame({ texts: { posts }, server });
  const announce = (text: string) => void announced.push(text);
  const page = (
    <Frame>
      <WorkspaceProvider workspace={workspace}>
        <LazyPresence postId="p" exists={exists} announce={announce} />
      </WorkspaceProvider>
    </Frame>
  );
  const view = render(page);
  await act(() => import("./presence"));
  return { asked, announced, ...view };
}

const line = () => screen.queryByTestId("presence")?.textContent ?? null;
/** Lets the time until the next call pass. */
const pass = () => act(() => vi.advanceTimersByTimeAsync(EDITING_INTERVAL_MS));

test("who else has the post open is named, and announced once, until they have gone", async () => {
  vi.useFakeTimers();
  const { asked, announced, unmount } = await show([[], [ADA], [ADA, BEN], [BEN], [], [ADA]]);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asked).toEqual([{ id: "p", isOpen: true }]);
  expect(line()).toBeNull();
  await pass();
  expect(line()).toBe(`AAda is editing this post too.${RULE}`);
  await pass();
  expect(line()).toBe(`ABAda and Ben are editing this post too.${RULE}`);
  await pass();
  expect(line()).toBe(`BBen is editing this post too.${RULE}`);
  await pass();
  expect(line()).toBeNull();
  await pass();
  expect(announced).toEqual([
    `Ada is editing this post too. ${RULE}`,
    `Ada and Ben are editing this post too. ${RULE}`,
  ]);
  unmount();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asked).toHaveLength(7);
  expect(asked.at(-1)).toEqual({ id: "p", isOpen: false });
});

test("a member without a name is somebody all the same", async () => {
  await show([[person(null)]]);
  await waitFor(() => expect(line()).toContain("No name is editing this post too."));
});

test("what is not known is not shown, and after a refusal nothing is asked again", async () => {
  vi.useFakeTimers();
  const { asked } = await show([[ADA], new Error("away"), [ADA], REFUSED]);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(line()).toContain("Ada");
  await pass();
  expect(line()).toBeNull();
  await pass();
  expect(line()).toContain("Ada");
  await pass();
  expect(line()).toBeNull();
  await pass();
  expect(asked).toHaveLength(4);
});

test("closing the page says that the editor is closed", async () => {
  const { asked } = await show([[ADA]]);
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => void window.dispatchEvent(new Event("pagehide")));
  await waitFor(() =>
    expect(asked).toEqual([
      { id: "p", isOpen: true },
      { id: "p", isOpen: false },
    ]),
  );
});

test("nothing is asked in the personal workspace, or before the server has the post", async () => {
  vi.useFakeTimers();
  const personal = await show([[ADA]], { workspace: { slug: null, role: "owner" } });
  const unsaved = await show([[ADA]], { exists: false });
  await pass();
  expect([personal.asked, unsaved.asked]).toEqual([[], []]);
});
