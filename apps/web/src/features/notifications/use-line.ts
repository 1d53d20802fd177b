import { formatCount } from "@takt/domain/posts/model/format-count";
import type { Line, LineValue } from "@takt/domain/shared/line";
import { useT } from "~/i18n/use-t";
import { useWhen } from "../shared/time/use-clock";

/**
 * Returns a function that says a line of a kind of notification, its times as the reader likes them. A key without a
 * namespace is one of `kinds.<kind>`.
 */
export function useLine(kind: string): (line: Line) => string {
  const { t, locale } = useT(["notifications", "reasons", "posts", "profile"]);
  const when = useWhen();
  const find = t as unknown as (key: string, values: Record<string, string | number>) => string;
  const say = ({ text, values = {} }: Pick<Line, "text"> & Partial<Line>): string => {
    const filled = Object.entries(values).map(([name, value]) => [name, sayValue(value)]);
    return find(text.includes(":") ? text : `kinds.${kind}.${text}`, Object.fromEntries(filled));
  };
  const sayValue = (value: LineValue) => {
    if (typeof value !== "object") return value;
    if ("posts" in value) return formatCount(value.posts, locale);
    return "text" in value ? say(value) : when(value.at);
  };
  return say;
}
