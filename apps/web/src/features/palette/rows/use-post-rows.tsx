import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { CalendarClock, Clock, List, ListPlus } from "lucide-react";
import { excerpt } from "~/features/posts/parts/post-summary";
import { STATUS_STYLE } from "~/features/posts/parts/status/status-badge";
import { useClock } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import type { NamedPost } from "../sentence/match-posts";
import type { ScheduleActions } from "../use-schedule-actions";
import { Highlight } from "./highlight";
import type { Row } from "./row";
import type { OpenPage } from "./use-open-page";

type Known = NamedPost & Partial<Pick<PostSummary, "scheduledAt" | "publishedAt">>;

/** Turns posts into rows that open them; `search` stands out in their texts. */
export function usePostRows(openPage: OpenPage): (posts: readonly Known[], search: string) => Row[] {
  const { t } = useT("posts");
  const clock = useClock();
  return (posts, search) =>
    posts.map((post) => {
      const text = excerpt(post.excerpt, 90);
      const path = `/app/content/edit/${post.id}`;
      const at = { scheduled: post.scheduledAt, published: post.publishedAt }[post.status as "scheduled"];
      return {
        id: `post-${post.id}`,
        Icon: STATUS_STYLE[post.status].icon,
        text: text ? (
          <span {...verbatim}>
            <Highlight text={text} search={search} />
          </span>
        ) : (
          t("untitled")
        ),
        hint: [t(`status.${post.status}`), at && clock.dayOfMonth(at)].filter(Boolean).join(", "),
        run: () => openPage(path),
        open: () => openPage(path),
      };
    });
}

/** Actions on the post that a text names. */
export function useNamedRows(
  actions: ScheduleActions,
  openPage: OpenPage,
): (post: NamedPost | null) => Row[] {
  const { t } = useT("posts");
  return (post) => {
    if (!post) return [];
    const open = () => openPage(`/app/content/edit/${post.id}`);
    const isScheduled = post.status === "scheduled";
    const schedule: Row = {
      id: "named-schedule",
      Icon: isScheduled ? CalendarClock : Clock,
      text: t(isScheduled ? "actions.reschedule" : "actions.schedule"),
      run: () => actions.ask(post.id, null),
      open,
    };
    const run = () => actions.addToQueue(post.id, null);
    const queue: Row = { id: "named-queue", Icon: ListPlus, text: t("actions.addToQueue"), run, open };
    return post.status === "draft" ? [schedule, queue] : [schedule];
  };
}

/** The way to the list of all posts that a search finds. */
export function useAllPostsRow(openPage: OpenPage): (search: string) => Row[] {
  const { t } = useT("palette");
  return (search) => {
    if (search === "") return [];
    const path = `/app/posts?q=${encodeURIComponent(search)}`;
    return [
      {
        id: "all-posts",
        Icon: List,
        text: withVerbatim(search, (typed) => t("search.all", { search: typed })),
        run: () => openPage(path),
        open: () => openPage(path, "beside"),
      },
    ];
  };
}
