import { formatCount } from "@takt/domain/posts/model/format-count";
import { type Line, type LineWriter, sayLine } from "@takt/domain/shared/line";
import { useT } from "~/i18n/use-t";
import { useWhen } from "../shared/time/use-clock";

/**
 * Returns a function that says a line of a kind of notification, whose texts are `kinds.<kind>`; its times as the reader
 * likes them.
 */
export function useLine(kind: string): (line: Line) => string {
  const { t, locale } = useT(["notifications", "reasons", "posts", "profile", "approvals"]);
  const when = useWhen();
  const writer: LineWriter = {
    prefix: `kinds.${kind}`,
    find: t as unknown as LineWriter["find"],
    time: (at) => when(at),
    posts: (count) => formatCount(count, locale),
  };
  return (line) => sayLine(line, writer);
}
