import { useMemo } from "react";
import { excerpt } from "~/features/posts/parts/post-summary";
import { now } from "~/features/shared/time/now";
import { useCan } from "~/features/shared/use-can";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { useT } from "~/i18n/use-t";
import type { Theme } from "~/server/theme";
import type { Row } from "./rows/row";
import { toIdeaRows } from "./rows/to-idea-rows";
import { useDoRows } from "./rows/use-do-rows";
import type { OpenPage } from "./rows/use-open-page";
import { usePageRows } from "./rows/use-page-rows";
import { useAllPostsRow, useNamedRows, usePostRows } from "./rows/use-post-rows";
import { useSentenceRows } from "./rows/use-sentence-rows";
import { matchPosts } from "./sentence/match-posts";
import { readSentence } from "./sentence/read-sentence";
import { usePaletteSearch } from "./use-palette-search";
import type { ScheduleActions } from "./use-schedule-actions";

/** How many posts are shown; the last row leads to all of them. */
const SHOWN_POSTS = 6;

type Group = { key: string; heading: string; rows: Row[] };
type Props = { theme: Theme; actions: ScheduleActions; openPage: OpenPage };

/** The groups of rows that a text finds, in their order. */
export function usePaletteRows(text: string, { theme, actions, openPage }: Props) {
  const { t } = useT(["palette", "posts"]);
  const language = useLocale();
  const search = usePaletteSearch(text);
  const reading = useReading(text, search.known);
  const isUndecided = reading !== null && reading.subject !== "" && reading.post === null && search.isBusy;
  const toPostRows = usePostRows(openPage);
  const toNamedRows = useNamedRows(actions, openPage);
  const toAllRow = useAllPostsRow(openPage);
  const canWrite = useCan()("drafts.write");
  // Those who do not write plan nothing by a sentence either.
  const sentence = useSentenceRows({
    reading: canWrite ? reading : null,
    isBusy: isUndecided,
    actions,
    openPage,
  });
  const doRows = useDoRows(text, openPage, theme);
  const pages = usePageRows(text, openPage);
  const isTyped = text.trim() !== "";
  const named =
    reading || search.search === "" ? null : (matchPosts(text, search.known, language)[0] ?? null);
  const posts = search.posts.slice(0, SHOWN_POSTS);
  const groups: Group[] = [
    { key: "do", heading: t("groups.do"), rows: [...sentence, ...doRows] },
    isTyped
      ? {
          key: "posts",
          heading: t("groups.posts"),
          rows: [
            ...toPostRows(posts, search.search),
            ...toAllRow(search.isBusy && posts.length === 0 ? "" : search.search),
          ],
        }
      : { key: "drafts", heading: t("groups.drafts"), rows: toPostRows(search.drafts, "") },
    {
      key: "named",
      heading: named ? t("groups.named", { post: excerpt(named.excerpt, 40) }) : "",
      rows: canWrite ? toNamedRows(named) : [],
    },
    {
      key: "ideas",
      heading: t("groups.ideas"),
      rows: canWrite ? toIdeaRows(search.topics, search.search, openPage) : [],
    },
    { key: "pages", heading: t("groups.pages"), rows: pages },
  ];
  const isFound = [sentence, doRows, pages, search.posts, search.topics].some(({ length }) => length > 0);
  return {
    groups: groups.filter(({ rows }) => rows.length > 0),
    search,
    isUndecided,
    isFound,
    /** The note on a sentence that cannot run, or waits. */
    unread: sentence.find(({ run }) => !run)?.text,
  };
}

function useReading(text: string, known: ReturnType<typeof usePaletteSearch>["known"]) {
  const language = useLocale();
  const { zone, weekStart, hourCycle } = useMe();
  return useMemo(
    () => readSentence(text, known, { language, now: now(), zone, weekStart, hourCycle }),
    [text, known, language, zone, weekStart, hourCycle],
  );
}
