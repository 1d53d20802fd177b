"use client";

import { Tab, TabPanel, Tabs, TabsList } from "@takt/ui/tabs";
import { useT } from "next-i18next/client";
import { parseAsStringLiteral, useQueryState } from "nuqs";
import { useRef } from "react";
import { useListFocus } from "../shared/list/use-list-focus";
import { useAnnounce } from "../shared/use-announce";
import { AddBookmark } from "./add-bookmark";
import { BookmarkCards } from "./bookmark-cards";
import { BOOKMARK_FILTERS, bookmarkFilter } from "./bookmark-filter";
import { useBookmarkList, type BookmarkStart } from "./use-bookmark-list";
import { useBookmarkMoves } from "./use-bookmark-moves";

const SHOW = parseAsStringLiteral(BOOKMARK_FILTERS)
  .withDefault("bookmarked")
  .withOptions({ history: "replace" });

/** The bookmarked topics, the newest first, and for a day what was removed of them. */
export function BookmarksScreen({ start }: { start: BookmarkStart | null }) {
  const { t } = useT("topics");
  const { announce, region } = useAnnounce();
  const [filter, setFilter] = useQueryState("show", SHOW);
  const list = useBookmarkList(filter, start);
  const moves = useBookmarkMoves();
  const heading = useRef<HTMLHeadingElement>(null);
  const cards = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const focus = useListFocus(heading, cards);
  const loaded = list.data?.pages.flatMap((page) => page.topics) ?? [];
  const topics = loaded.filter(({ id }) => moves.isIn(filter, id));
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-2xl/8 outline-hidden">
          {t("bookmarked")}
        </h1>
        <p className="text-sm text-pretty text-muted-fg">{t("intro")}</p>
      </header>
      <Tabs
        value={filter}
        onValueChange={(show) => void setFilter(bookmarkFilter(show))}
        activationMode="manual"
        className="grid min-w-0 gap-4"
      >
        <TabsList aria-label={t("filters.label")}>
          {BOOKMARK_FILTERS.map((one) => (
            <Tab key={one} value={one}>
              {t(`filters.${one}`)}
            </Tab>
          ))}
        </TabsList>
        <TabPanel value={filter} className="grid min-w-0 gap-4">
          {filter === "bookmarked" ? (
            <AddBookmark newest={loaded[0]} ref={field} />
          ) : (
            topics.length > 0 && <p className="text-sm text-muted-fg">{t("removedNote")}</p>
          )}
          <BookmarkCards
            list={list}
            topics={topics}
            filter={filter}
            cardsRef={cards}
            focus={focus}
            onMove={(topic) => void (filter === "removed" ? moves.restore(topic) : moves.remove(topic))}
            onAdd={() => field.current?.focus()}
            announce={announce}
          />
        </TabPanel>
      </Tabs>
      {region}
    </div>
  );
}
