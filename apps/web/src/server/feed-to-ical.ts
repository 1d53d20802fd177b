import { type IcalEvent, toIcal } from "@takt/domain/calendar-feeds/model/to-ical";
import type { Feed, FeedPost } from "@takt/domain/calendar-feeds/read-feed";
import { localePath } from "~/i18n/locale-path";
import { getT } from "~/i18n/server";

type Place = { origin: string; readAt: Date };

/** Writes a feed as iCalendar, in the language of its reader: each post with what became of it, and the way to it. */
export async function feedToIcal(
  { locale, workspace, posts }: Feed,
  { origin, readAt }: Place,
): Promise<string> {
  const { t } = await getT("calendar", { lng: locale });
  const base = workspace.slug === null ? "/app" : `/app/w/${workspace.slug}`;
  const toEvent = ({ id, status, at, updatedAt, author, excerpt, isUnapproved }: FeedPost): IcalEvent => ({
    uid: `${id}@${new URL(origin).host}`,
    startsAt: at,
    changedAt: updatedAt,
    summary: [
      t(isUnapproved ? "feed.unapproved" : `feed.status.${status}`),
      ...(author === null ? [] : [author]),
      ...(excerpt === "" ? [] : [excerpt.split("\n")[0]!.slice(0, 80)]),
    ].join(" · "),
    description: excerpt,
    url: new URL(localePath(locale, `${base}/content/edit/${id}`), origin).href,
    isTentative: isUnapproved,
  });
  return toIcal({ name: `Takt · ${workspace.name}`, readAt, events: posts.map(toEvent) });
}
