import { formatCount } from "@takt/domain/posts/model/format-count";
import type { LineWriter } from "@takt/domain/shared/line";
import type { EmailContext } from "./templates/email-parts";
import { formatDateTime } from "./format-date-time";

/**
 * Says the lines of a kind of notification, whose texts are `notifications.<of>` in mail.json. A key that there is not is
 * said as it is; a test walks all of every kind.
 */
export function lineWriter({ t, locale }: Pick<EmailContext, "t" | "locale">, of: string): LineWriter {
  return {
    prefix: `notifications.${of}`,
    find: t as unknown as LineWriter["find"],
    time: (at, zone) => formatDateTime(at, zone ?? "UTC", locale),
    posts: (count) => formatCount(count, locale),
  };
}
