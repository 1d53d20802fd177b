import { feedToken } from "@takt/domain/calendar-feeds/model/feed-input";
import { readFeed } from "@takt/domain/calendar-feeds/read-feed";
import { env } from "~/env";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { feedToIcal } from "~/server/feed-to-ical";
import { visitorHash } from "~/server/visitor-hash";
import { withErrorResponse } from "~/server/with-error-response";

/** Answers a member's calendar program: the posts of a workspace by their times, as iCalendar. The address alone lets it in. */
export function GET(request: Request, { params }: RouteContext<"/api/feeds/[token]">): Promise<Response> {
  return withErrorResponse(async () => {
    const token = feedToken.safeParse((await params).token.replace(/\.ics$/, ""));
    if (!token.success) return errorResponse(404, "calendar_feed_not_found");
    const feed = await readFeed(deps(), token.data, visitorHash(request.headers, env()));
    return new Response(
      await feedToIcal(feed, { origin: env().AUTH_URL, readAt: new Date(deps().clock.now()) }),
      {
        headers: {
          "content-type": "text/calendar; charset=utf-8",
          "content-disposition": 'inline; filename="takt.ics"',
          "cache-control": "private, no-store",
          "x-robots-tag": "noindex, nofollow",
        },
      },
    );
  });
}
