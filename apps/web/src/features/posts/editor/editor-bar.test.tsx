// @vitest-environment happy-dom
import { EMPTY_POST } from "@takt/domain/posts/model/post-fields";
import type { PostAuthor } from "@takt/domain/posts/model/post-view";
import posts from "@takt/i18n/messages/en/posts.json";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { WorkspaceProvider } from "~/features/shared/navigation/workspace";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { EditorBar } from "./editor-bar";
import type { EditorActions } from "./use-editor-actions";
import type { PostEditorState } from "./use-post-editor";

setUpFrame();

const CARL: PostAuthor = {
  userId: "c",
  name: "Carl",
  image: null,
  isSelf: false,
  isConsented: false,
  headline: null,
};
const STATE = { value: EMPTY_POST, status: "clean" };
const store = { subscribe: () => () => {}, getState: () => STATE } as unknown as PostEditorState["store"];

function show(refusedAuthor: PostAuthor | null) {
  render(
    <WorkspaceProvider workspace={{ slug: "studio", role: "editor" }}>
      <EditorBar
        status="draft"
        store={store}
        actions={{ busy: null } as EditorActions}
        refusedAuthor={refusedAuthor}
      />
    </WorkspaceProvider>,
    { wrapper: appFrame({ texts: { posts }, server: () => null }) },
  );
}

test("a draft under a name that may be used can be scheduled and published", () => {
  show(null);
  expect(screen.getByRole("button", { name: posts.actions.schedule })).toBeTruthy();
  expect(screen.getByRole("button", { name: posts.actions.publishNow })).toBeTruthy();
});

test("a draft under a name that may not be used is only saved, and says why and what to do", () => {
  show(CARL);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    posts.actions.saveDraft,
  ]);
  expect(screen.getByRole("status").textContent).toContain(
    "Carl has not agreed that others publish under their name. Choose another name",
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe("/app/w/studio/members");
});
