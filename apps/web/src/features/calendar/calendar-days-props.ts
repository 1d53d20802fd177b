import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import type { Day } from "@takt/domain/shared/day-in";
import type { CalendarPeriod } from "./calendar-period";
import type { MoveTo } from "./parts/move/use-move";
import type { WriteIdea } from "./parts/move/use-write-idea";
import type { CalendarContent, HiddenContent } from "./use-calendar-posts";

/** The content of the calendar's days, and the actions on them. */
export type CalendarDaysProps = CalendarContent &
  HiddenContent & {
    period: CalendarPeriod;
    today: Day;
    now: Date | null;
    loading: boolean;
    onPeriod: (period: CalendarPeriod) => void;
    onOpen: (post: CalendarPost) => void;
    /** Writes a post for a day (YYYY-MM-DD), or a wall time (YYYY-MM-DDTHH:mm). */
    onNew: (wall: string) => void;
    onReschedule: (post: CalendarPost) => void;
    moveTo: MoveTo;
    ideas: WriteIdea;
  };
