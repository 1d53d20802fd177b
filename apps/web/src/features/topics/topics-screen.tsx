"use client";

import { Tab, TabPanel, Tabs, TabsList } from "@takt/ui/tabs";
import { useT } from "~/i18n/use-t";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useRef } from "react";
import { useListFocus } from "@takt/ui/use-list-focus";
import { useAnnounce } from "@takt/ui/use-announce";
import { useCan } from "../shared/use-can";
import { PageHead } from "../shared/page-head";
import { AddTopic } from "./add-topic";
import { IdeasNav } from "./parts/ideas-nav";
import { TopicRows } from "./topic-rows";
import { TOPICS_FILTERS, parseTopicsFilter } from "./topics-filter";
import { useTopicList, type TopicListStart } from "./use-topic-list";
import { useTopicMutations } from "./use-topic-mutations";

const SHOW = parseAsStringLiteral(TOPICS_FILTERS)
  .withDefault("bookmarked")
  .withOptions({ history: "replace" });

/** The bookmarked topics, newest first, and those removed within the last day. */
export function TopicsScreen({ start }: { start: TopicListStart | null }) {
  const { t } = useT("topics");
  const { announce, region } = useAnnounce();
  const [filter, setFilter] = useQueryState("show", SHOW);
  const canAdd = useCan()("library.write");
  const list = useTopicList(filter, start);
  const mutations = useTopicMutations();
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const focus = useListFocus(heading, rows);
  const loaded = list.data?.pages.flatMap((page) => page.topics) ?? [];
  const topics = loaded.filter(({ id }) => mutations.isIn(filter, id));
  return (
    <div className="grid gap-5">
      <PageHead title={t("bookmarked")} headingRef={heading}>
        <IdeasNav current="bookmarks" />
      </PageHead>
      <p className="max-w-[68ch] text-pretty text-muted-fg">{t("intro")}</p>
      <Tabs
        value={filter}
        onValueChange={(show) => void setFilter(parseTopicsFilter(show))}
        activationMode="manual"
        className="grid min-w-0 gap-4"
      >
        <TabsList aria-label={t("filters.label")}>
          {TOPICS_FILTERS.map((one) => (
            <Tab key={one} value={one}>
              {t(`filters.${one}`)}
            </Tab>
          ))}
        </TabsList>
        <TabPanel value={filter} className="grid min-w-0 gap-4">
          {filter === "bookmarked"
            ? canAdd && <AddTopic newest={loaded[0]} ref={field} />
            : topics.length > 0 && <p className="text-sm text-muted-fg">{t("removedNote")}</p>}
          <TopicRows
            list={list}
            topics={topics}
            filter={filter}
            rowsRef={rows}
            focus={focus}
            onRemoveOrRestore={(topic) =>
              void (filter === "removed" ? mutations.restore(topic) : mutations.remove(topic))
            }
            onAdd={() => field.current?.focus()}
            announce={announce}
          />
        </TabPanel>
      </Tabs>
      {region}
    </div>
  );
}
