import type { Line, LineValue } from "@takt/domain/shared/line";
import { formatCount } from "@takt/domain/posts/model/format-count";
import type { EmailContext } from "./templates/email-parts";
import { formatDateTime } from "./format-date-time";

/**
 * Says a line in the reader's language. A key without a namespace is one of `notifications.<of>` in mail.json. A key that
 * there is not is said as it is; a test walks all of every kind.
 */
export function sayLine(
  context: Pick<EmailContext, "t" | "locale">,
  of: string,
  { text, values = {} }: Pick<Line, "text"> & Partial<Line>,
): string {
  const t = context.t as unknown as (key: string, values?: Record<string, string | number>) => string;
  const filled = Object.entries(values).map(([name, value]) => [name, sayValue(context, of, value)]);
  return t(text.includes(":") ? text : `notifications.${of}.${text}`, Object.fromEntries(filled));
}

function sayValue(
  context: Pick<EmailContext, "t" | "locale">,
  of: string,
  value: LineValue,
): string | number {
  if (typeof value !== "object") return value;
  if ("posts" in value) return formatCount(value.posts, context.locale);
  if ("text" in value) return sayLine(context, of, value);
  return formatDateTime(value.at, value.zone ?? "UTC", context.locale);
}
