"use client";

import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { SearchField } from "@takt/ui/search-field";
import { useAnnounce } from "@takt/ui/use-announce";
import { useT } from "~/i18n/use-t";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useEffect, useRef } from "react";
import { trpc } from "~/trpc/react";
import { PageHead } from "~/features/shared/page-head";
import { excerpt } from "../parts/post-summary";
import { WHOSE } from "../parts/whose/whose";
import { WhoseFilter } from "../parts/whose/whose-filter";
import { LabelFilter } from "~/features/labels/parts/label-filter";
import { FilterBar } from "./filter-bar";
import { POST_FILTERS, UNFILTERED, type ListState } from "./list-state";
import { PostResults } from "./post-results";
import { usePostList, type ListPage } from "./use-post-list";

const NONE: ListPage["posts"] = [];

/** All posts with filters, search and actions. */
export function PostsScreen({ start }: { start: { state: ListState; page: ListPage } | null }) {
  const { t } = useT("posts");
  const { announce, region } = useAnnounce();
  const [state, setState] = useListState();
  const list = usePostList(state, start);
  const posts = list.data?.pages.flatMap((page) => page.posts) ?? NONE;
  useStatusAnnouncements(posts, announce);
  return (
    <div className="grid gap-5">
      <PageHead title={t("list.title")}>
        <LabelFilter current={state.label} onChange={(label) => void setState({ label })} />
        <SearchField label={t("list.search")} value={state.q} onChange={(q) => void setState({ q })} />
      </PageHead>
      <div className="grid min-w-0 gap-4">
        <FilterBar current={state.status} onChange={(status) => void setState({ status })} />
        <WhoseFilter current={state.whose} onChange={(whose) => void setState({ whose })} />
        <PostResults list={list} posts={posts} state={state} onClear={() => void setState(UNFILTERED)} />
      </div>
      {region}
    </div>
  );
}

/** The filter and the search in the URL, so that a reload and the back button keep them. */
function useListState() {
  return useQueryStates(
    {
      status: parseAsStringLiteral(POST_FILTERS).withDefault("all"),
      whose: parseAsStringLiteral(WHOSE).withDefault("all"),
      q: parseAsString.withDefault(""),
      label: parseAsString.withDefault(""),
    },
    { history: "replace" },
  );
}

/** Announces status changes of posts in the list and refetches the counts. */
function useStatusAnnouncements(posts: readonly PostSummary[], announce: (text: string) => void): void {
  const { t } = useT("posts");
  const utils = trpc.useUtils();
  const known = useRef(new Map<string, PostSummary["status"]>());
  useEffect(() => {
    const changed = posts.filter(
      (post) => known.current.has(post.id) && known.current.get(post.id) !== post.status,
    );
    for (const post of posts) known.current.set(post.id, post.status);
    if (changed.length === 0) return;
    void utils.posts.counts.invalidate();
    announce(
      changed
        .map((post) =>
          t("list.changed", {
            excerpt: excerpt(post.excerpt, 40) || t("untitled"),
            status: t(`status.${post.status}`),
          }),
        )
        .join(". "),
    );
  }, [posts, announce, t, utils]);
}
