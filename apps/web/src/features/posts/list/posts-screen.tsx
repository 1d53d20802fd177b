"use client";

import { TabPanel, Tabs } from "@takt/ui/tabs";
import { useT } from "next-i18next/client";
import { useAnnounce } from "@takt/ui/use-announce";
import { FilterTabs } from "./filter-tabs";
import type { ListState } from "./list-input";
import type { PostFilter } from "./post-filter";
import { PostResults } from "./post-results";
import { SearchField } from "@takt/ui/search-field";
import { useListState } from "./use-list-state";
import { usePostList, type ListPage } from "./use-post-list";
import { useStatusAnnouncements } from "./use-status-announcements";

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
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl/8">{t("list.title")}</h1>
        <SearchField label={t("list.search")} value={state.q} onChange={(q) => void setState({ q })} />
      </header>
      <Tabs
        value={state.status}
        onValueChange={(status) => void setState({ status: status as PostFilter })}
        activationMode="manual"
        className="grid min-w-0 gap-4"
      >
        <FilterTabs current={state.status} />
        <TabPanel value={state.status} className="grid min-w-0 gap-4">
          <PostResults
            list={list}
            posts={posts}
            state={state}
            onClearSearch={() => void setState({ q: "" })}
          />
        </TabPanel>
      </Tabs>
      {region}
    </div>
  );
}

const NONE: ListPage["posts"] = [];
