import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { CalendarDays } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";
import { useLocale } from "../shared/use-locale";
import type { Day, Month } from "./month";
import { dayName, monthName } from "./month-names";
import { PostChip } from "./post-chip";
import { UnlistedPosts } from "./unlisted-posts";

type Props = {
  month: Month;
  weeks: Day[][];
  days: Map<Day, CalendarPost[]>;
  /** The number of further posts per day. */
  more: Map<Day, number>;
  today: Day;
  loading: boolean;
  onOpen: (post: CalendarPost) => void;
};

/** The month as a list of days with posts, below 640 px. */
export function Agenda({ month, weeks, days, more, today, loading, onOpen }: Props) {
  const { t } = useT(["calendar", "posts"]);
  const locale = useLocale();
  const filled = weeks.flat().filter((day) => day.startsWith(month) && days.has(day));
  return (
    <div className="sm:hidden" data-testid="agenda">
      {filled.length === 0 && !loading ? (
        <EmptyState
          icon={<CalendarDays />}
          title={t("emptyMonth", { month: monthName(month, locale) })}
          description={t("emptyMonthText")}
          action={
            <Button asChild>
              <LocaleLink href="/app/content/create">{t("posts:newPost")}</LocaleLink>
            </Button>
          }
        />
      ) : (
        <ol className="grid gap-5">
          {filled.map((day) => (
            <li key={day} className="grid gap-2">
              <h3 className="text-caption font-medium text-muted-fg">
                {dayName(day, locale)}
                {day === today && <span className="ms-2 text-primary-text">{t("today")}</span>}
              </h3>
              {days.get(day)!.map((post) => (
                <PostChip
                  key={post.id}
                  post={post}
                  onOpen={() => onOpen(post)}
                  className="min-h-11 rounded-lg px-3 text-sm"
                />
              ))}
              <UnlistedPosts count={more.get(day) ?? 0} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
