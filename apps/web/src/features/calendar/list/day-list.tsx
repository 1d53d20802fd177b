import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import type { Day } from "@takt/domain/shared/day-in";
import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { CalendarDays } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";
import { useCan } from "~/features/shared/use-can";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { dayOfMonth, weekdayName } from "~/features/shared/time/day-names";
import { useSecondZone } from "../second-zone/use-second-zone";
import { UnlistedPosts } from "../unlisted-posts";
import type { CalendarContent } from "../use-calendar-posts";
import { dayItems } from "../week/day-items";
import { FreeSlot } from "../week/free-slot";
import { ListedPost } from "./listed-post";

type Props = CalendarContent & {
  days: readonly Day[];
  today: Day;
  loading: boolean;
  onOpen: (post: CalendarPost) => void;
};

/** The days that have posts or free slots, one below the other. */
export function DayList({ days, today, posts, more, slots, loading, onOpen }: Props) {
  const { t } = useT(["calendar", "posts"]);
  const locale = useLocale();
  const { zone } = useMe();
  const canWrite = useCan()("drafts.write");
  const [secondZone] = useSecondZone();
  const filled = days.filter((day) => posts.has(day) || slots.has(day));
  if (filled.length === 0 && !loading)
    return (
      <EmptyState
        icon={<CalendarDays />}
        title={t("empty")}
        description={t("emptyText")}
        action={
          canWrite && (
            <Button asChild>
              <LocaleLink href="/app/content/create">{t("posts:newPost")}</LocaleLink>
            </Button>
          )
        }
      />
    );
  return (
    <ol className="grid max-w-180 gap-5" data-testid="day-list">
      {filled.map((day) => (
        <li key={day} data-listed={day} className="grid gap-2">
          <h2 className="flex flex-wrap items-baseline gap-x-2 text-base/6 font-semibold sm:text-sm/5">
            {weekdayName(day, locale, "long")}
            <span className="text-caption font-normal text-muted-fg">
              {dayOfMonth(day, locale)}
              {day === today && <span className="ms-2 font-medium text-primary-text">{t("today")}</span>}
            </span>
          </h2>
          <ul className="grid gap-2">
            {dayItems(posts.get(day) ?? [], slots.get(day) ?? [], zone).map((item) => (
              <li key={item.key} className="grid">
                {item.kind === "post" ? (
                  <ListedPost post={item.post} secondZone={secondZone} onOpen={() => onOpen(item.post)} />
                ) : (
                  <FreeSlot wall={item.wall} isWide />
                )}
              </li>
            ))}
          </ul>
          <UnlistedPosts count={more.get(day) ?? 0} />
        </li>
      ))}
    </ol>
  );
}
