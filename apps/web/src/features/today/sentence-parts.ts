import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { dayIn, type Day } from "@takt/domain/shared/day-in";
import { addDays } from "@takt/domain/shared/day-steps";

/** A part of the sentence on Today: its message, `today:sentence.…`, its number, and where it leads. */
export type SentencePart = {
  key: "out" | "planned" | "more" | "none" | "tomorrow" | "needs";
  count: number;
  href: string;
};

type Facts = {
  /** The posts of today and tomorrow; others are passed over. */
  posts: readonly Pick<CalendarPost, "status" | "scheduledAt">[];
  today: Day;
  zone: string;
  /** Posts that need the user. */
  needs: number;
};

const CALENDAR = "/app/content/calendar";
const PLANNED = ["scheduled", "publishing"];

/** Says in one to three parts how today went and goes on, what goes out tomorrow, and how much needs the user. */
export function sentenceParts({ posts, today, zone, needs }: Facts): SentencePart[] {
  const count = (day: Day, isCounted: (status: string) => boolean) =>
    posts.filter(({ status, scheduledAt }) => isCounted(status) && dayIn(scheduledAt, zone) === day).length;
  const isPlanned = (status: string) => PLANNED.includes(status);
  const out = count(today, (status) => status === "published");
  const planned = count(today, isPlanned);
  const tomorrow = count(addDays(today, 1), isPlanned);
  const ofToday = planned > 0 ? (out > 0 ? "more" : "planned") : out > 0 ? "out" : "none";
  const parts: SentencePart[] = [{ key: ofToday, count: planned || out, href: CALENDAR }];
  if (tomorrow > 0) parts.push({ key: "tomorrow", count: tomorrow, href: CALENDAR });
  if (needs > 0) parts.push({ key: "needs", count: needs, href: "#needs" });
  return parts;
}

/** The part of the day that a greeting names, by the hour in the user's zone. */
export function partOfDay(hour: number): "morning" | "afternoon" | "evening" {
  if (hour >= 4 && hour < 12) return "morning";
  return hour >= 12 && hour < 18 ? "afternoon" : "evening";
}

/**
 * The name that a greeting uses: the first one in English, all of it in German, where Sie and a first name do not go
 * together; all of it as well when it begins with a title ("Dr. Ada Lovelace").
 */
export function greetedName(name: string, locale: "en" | "de"): string {
  const [first = ""] = name.trim().split(/\s+/);
  return locale === "de" || first.endsWith(".") ? name.trim() : first;
}
