import { QueryObserver } from "@tanstack/react-query";
import type { AppRouter } from "@takt/api/root";
import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { createTRPCClient, type TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils, getQueryKey } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import { expect, onTestFinished, test } from "vitest";
import { makeQueryClient } from "~/trpc/query-client";
import { trpc } from "~/trpc/react";
import { BOOKMARKS_PAGE, changeBookmarks } from "./change-bookmarks";

const createTopic = (title: string) => ({ id: title, title }) as TopicView;

/** A screen with these bookmarks; the test answers each further request. */
function show(titles: string[]) {
  const answers: ((titles: string[]) => void)[] = [];
  const server: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      answers.push((now) => {
        observer.next({ result: { data: { topics: now.map(createTopic), nextCursor: null } } });
        observer.complete();
      });
    });
  const queryClient = makeQueryClient();
  const client = createTRPCClient<AppRouter>({ links: [server] });
  const utils = createTRPCQueryUtils<AppRouter>({ queryClient, client });
  utils.topics.list.setData(BOOKMARKS_PAGE, { topics: titles.map(createTopic), nextCursor: null });
  const queryKey = getQueryKey(trpc.topics.list, BOOKMARKS_PAGE, "query");
  const queryFn = () => client.topics.list.query(BOOKMARKS_PAGE);
  onTestFinished(new QueryObserver(queryClient, { queryKey, queryFn }).subscribe(() => undefined));
  const shown = () => utils.topics.list.getData(BOOKMARKS_PAGE)?.topics.map(({ title }) => title);
  return { topics: utils.topics, answers, shown };
}

test("a response that was under way before the change does not undo it", async () => {
  const { topics, answers, shown } = show(["one"]);
  void topics.list.invalidate();
  await expect.poll(() => answers).toHaveLength(1);

  changeBookmarks(topics, (all) => [createTopic("two"), ...all]);
  answers[0]!(["one"]);
  await expect.poll(() => answers).toHaveLength(2);
  expect(shown()).toEqual(["two", "one"]);

  answers[1]!(["two", "one", "from another tab"]);
  await expect.poll(() => shown()).toEqual(["two", "one", "from another tab"]);
});

test("two changes in quick succession are both kept", async () => {
  const { topics, answers, shown } = show(["one"]);
  changeBookmarks(topics, (all) => [createTopic("two"), ...all]);
  await expect.poll(() => answers).toHaveLength(1);
  changeBookmarks(topics, (all) => all.filter(({ title }) => title !== "one"));
  answers[0]!(["two", "one"]);
  await expect.poll(() => answers).toHaveLength(2);
  expect(shown()).toEqual(["two"]);
});
