// @vitest-environment happy-dom
import { EMPTY_POST } from "@takt/domain/posts/model/post-fields";
import type { PostAuthor, PostView } from "@takt/domain/posts/model/post-view";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import posts from "@takt/i18n/messages/en/posts.json";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { type DocumentWorkspace, WorkspaceProvider } from "~/features/shared/navigation/workspace";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import type { PostEditorState } from "../use-post-editor";
import { LazyAuthorField } from "./lazy-author-field";
import { useAuthor } from "./use-author";

setUpFrame();

const author = (id: string, changes: Partial<PostAuthor> = {}): PostAuthor => ({
  userId: id,
  name: id,
  image: null,
  isSelf: false,
  isConsented: false,
  headline: null,
  ...changes,
});
const ADA = author("Ada", { isSelf: true });
const BEN = author("Ben", { isConsented: true });
const CARL = author("Carl");
const TEAM: DocumentWorkspace = { slug: "studio", role: "editor" };

type Options = {
  post?: Partial<PostView> | null;
  workspace?: DocumentWorkspace;
  answer?: () => unknown;
  members?: PostAuthor[];
};

/** The field on an editor whose text is saved as version 2, with what it asks of the server and of the editor. */
async function show({ post = {}, workspace = TEAM, answer, members = [ADA, BEN, CARL] }: Options = {}) {
  const done: unknown[] = [];
  const shown =
    post && ({ id: "p", version: 1, status: "draft", author: ADA, writtenBy: null, ...post } as PostView);
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "members.list") {
      done.push(path);
      return { members, invitations: [], offer: null };
    }
    if (path !== "posts.setAuthor") return null;
    done.push(input);
    return answer ? answer() : { id: "p", version: 3, author: BEN };
  };
  const editor = {
    typed: () => EMPTY_POST,
    whilePaused: (run: () => unknown) => run(),
    flush() {
      done.push("saved");
      return Promise.resolve({ id: "p", version: 2 });
    },
    rebase: ({ version }: PostView) => void done.push(`version ${version}`),
  } as unknown as PostEditorState;
  let created = () => {};
  function Screen() {
    const choice = useAuthor(editor, shown);
    created = choice.onCreated;
    return <LazyAuthorField post={shown} choice={choice} />;
  }
  render(
    <WorkspaceProvider workspace={workspace}>
      <Suspense>
        <Screen />
      </Suspense>
    </WorkspaceProvider>,
    { wrapper: appFrame({ texts: { common, errors, posts }, server }) },
  );
  const field = () => screen.findByRole<HTMLSelectElement>("combobox", { name: posts.author.label });
  return { done, field, create: () => created() };
}

const names = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);

test("the author of a draft is chosen among the user and the members who agree", async () => {
  const { field } = await show();
  expect(names(await field())).toEqual(["Ada", "Ben"]);
});

test("a chosen author is shown at once, what is typed is saved first, and the editor goes on with the new version", async () => {
  const { field, done } = await show();
  fireEvent.change(await field(), { target: { value: "Ben" } });
  await waitFor(() => expect(done).toContain("version 3"));
  expect(done.slice(1)).toEqual(["saved", { ref: { id: "p", version: 2 }, authorId: "Ben" }, "version 3"]);
});

test("an author who is refused goes back, with the reason", async () => {
  let refuse = (_: unknown) => {};
  const answer = () => new Promise((_, reject) => void (refuse = reject));
  const { field, done } = await show({ answer });
  fireEvent.change(await field(), { target: { value: "Ben" } });
  await waitFor(() => expect(done).toHaveLength(3));
  expect((await field()).value).toBe("Ben");
  refuse(refusal("author_without_consent"));
  await waitFor(() =>
    expect(shownToasts()).toEqual([["error", posts.author.failed, errors.author_without_consent]]),
  );
  await waitFor(async () => expect((await field()).value).toBe("Ada"));
});

test("an author who is chosen before there is a text waits for the first save", async () => {
  const { field, done, create } = await show({ post: null });
  fireEvent.change(await field(), { target: { value: "Ben" } });
  await waitFor(async () => expect((await field()).value).toBe("Ben"));
  expect(done).toEqual(["members.list"]);
  create();
  await waitFor(() => expect(done).toContain("version 3"));
  expect(done).toContainEqual({ ref: { id: "p", version: 2 }, authorId: "Ben" });
});

test("the author of a draft who no longer agrees is shown, and can only be left", async () => {
  const { field } = await show({ post: { author: CARL, writtenBy: "Ada" } });
  const select = await field();
  expect(select.value).toBe("Carl");
  expect([...select.options].map(({ disabled }) => disabled)).toEqual([true, false, false]);
  expect(screen.getByText(/Written by/).textContent).toBe("Written by Ada");
});

test("the author of a scheduled post is only shown", async () => {
  const { done } = await show({ post: { status: "scheduled", author: BEN, writtenBy: "Ada" } });
  await screen.findByText("Ben");
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(done).toEqual([]);
});

test("in the personal workspace nothing is shown or asked for", async () => {
  const { done } = await show({ workspace: { slug: null, role: "owner" } });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(posts.author.label)).toBeNull();
  expect(done).toEqual([]);
});
