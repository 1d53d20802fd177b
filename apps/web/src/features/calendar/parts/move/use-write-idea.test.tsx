// @vitest-environment happy-dom
import type { TopicView } from "@takt/domain/topics/model/topic-view";
import errors from "@takt/i18n/messages/en/errors.json";
import posts from "@takt/i18n/messages/en/posts.json";
import { act, renderHook, waitFor } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame, shownToasts } from "~/testing/app-frame";
import { useWriteIdea } from "./use-write-idea";

setUpFrame();

const topic = { id: "t", title: "Tides", angle: "They come twice a day." } as TopicView;

/** The texts of the posts that writing an idea for a time creates. */
async function write(wall?: string): Promise<string[]> {
  const created: string[] = [];
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "users.me") return { zone: "Europe/Berlin" };
    if (path === "posts.create") created.push((input as { content: string }).content);
    return { id: "p", posts: [] };
  };
  const texts = { errors, posts };
  const Frame = appFrame({ texts, server });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Frame>
      <Suspense>{children}</Suspense>
    </Frame>
  );
  const { result } = renderHook(useWriteIdea, { wrapper });
  await waitFor(() => expect(result.current).not.toBeNull());
  act(() => result.current.write(topic, wall));
  await waitFor(() => expect(created.length + shownToasts().length).toBe(1));
  return created;
}

test("an idea becomes a draft, for a time or for none", async () => {
  expect(await write("2999-01-01T09:00")).toEqual(["Tides\n\nThey come twice a day."]);
  expect(await write()).toHaveLength(1);
});

test("an idea is not written for a time that is over", async () => {
  expect(await write("2020-01-01T09:00")).toEqual([]);
  expect(shownToasts()).toEqual([["error", errors.slot_in_past]]);
});
