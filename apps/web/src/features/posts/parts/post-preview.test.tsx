// @vitest-environment happy-dom
import type { PostAuthor } from "@takt/domain/posts/model/post-view";
import posts from "@takt/i18n/messages/en/posts.json";
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { PostPreview } from "./post-preview";

setUpFrame();

const POST = { content: "Hello", hashtags: [], visibility: "PUBLIC" as const, firstComment: "And more" };
const BEN: PostAuthor = {
  userId: "b",
  name: "Ben",
  image: null,
  isSelf: false,
  isConsented: true,
  headline: null,
};
const ME = { id: "a", displayName: "Ada", name: "Ada", image: null, headline: "Sails" };

async function show(author: PostAuthor | null) {
  const server = ({ path }: { path: string }) => (path === "users.me" ? ME : null);
  render(
    <Suspense>
      <PostPreview post={POST} author={author} media={[]} plain />
    </Suspense>,
    { wrapper: appFrame({ texts: { posts }, server }) },
  );
  await screen.findByText("Hello");
}

test("a post and its first comment are shown under the name of their author, without the reader’s headline", async () => {
  await show(BEN);
  expect(screen.getAllByText("Ben")).toHaveLength(2);
  expect(screen.queryByText("Ada")).toBeNull();
  expect(screen.queryByText("Sails")).toBeNull();
});

test("a post is shown with the headline of its author, where that is known", async () => {
  await show({ ...BEN, headline: "Builds boats" });
  expect(screen.getByText("Builds boats")).toBeTruthy();
});

test.each([null, { ...BEN, userId: "a", isSelf: true }])(
  "a post of the reader’s is shown as LinkedIn knows them",
  async (author) => {
    await show(author);
    expect(screen.getAllByText("Ada")).toHaveLength(2);
    expect(screen.getByText("Sails")).toBeTruthy();
  },
);
