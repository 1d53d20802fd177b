import { formatCount } from "@takt/domain/posts/model/format-count";
import type { LineWriter } from "@takt/domain/shared/line";
import type { EmailContext } from "./templates/email-parts";
import { singleLine } from "./clean-text";
import { formatDateTime } from "./format-date-time";

/** Of what stands in a place of a text: a name, or a sentence of ours. */
const MAX_VALUE_LENGTH = 300;

/**
 * Says the lines of a kind of notification, whose texts are `notifications.<of>` in mail.json. A key that there is not is
 * said as it is; a test walks all of every kind. What stands in their places may be a name that somebody has typed.
 */
export function lineWriter({ t, locale }: Pick<EmailContext, "t" | "locale">, of: string): LineWriter {
  const find = t as unknown as LineWriter["find"];
  return {
    prefix: `notifications.${of}`,
    find: (key, values) => find(key, cleaned(values)),
    time: (at, zone) => formatDateTime(at, zone ?? "UTC", locale),
    posts: (count) => formatCount(count, locale),
  };
}

function cleaned(values: Record<string, string | number>): Record<string, string | number> {
  const clean = (value: string | number) =>
    typeof value === "string" ? singleLine(value, MAX_VALUE_LENGTH) : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, clean(value)]));
}
