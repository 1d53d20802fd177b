import type { LogEntry } from "@takt/domain/workspaces/model/log-entry";
import { dayIn } from "@takt/domain/shared/day-in";
import { useMemo, useRef, type RefObject } from "react";
import { useT } from "~/i18n/use-t";
import { groupByDay } from "~/features/shared/list/group-by-day";
import { LoadMore } from "~/features/shared/list/load-more";
import { useLoadMore } from "~/features/shared/list/use-load-more";
import { useClock } from "~/features/shared/time/use-clock";
import { useMe } from "~/features/shared/use-me";
import { LogLine } from "./log-line";

type Props = {
  list: Parameters<typeof LoadMore>[0]["list"] & Parameters<typeof useLoadMore>[0]["list"];
  entries: readonly LogEntry[];
  announce: (text: string) => void;
};

/** The entries under their days, in the reader's time zone. */
export function LogDays({ list, entries, announce }: Props) {
  const { t } = useT("members");
  const { day } = useClock();
  const { zone } = useMe();
  const region = useRef<HTMLDivElement>(null);
  const loadMore = useLoadMore({
    list,
    length: entries.length,
    focus: useLineFocus(region),
    onLoaded: (count) => announce(t("log.loaded", { count })),
  });
  return (
    <div ref={region} tabIndex={-1} className="grid gap-5 outline-hidden">
      {groupByDay(entries, ({ at }) => dayIn(at, zone)).map(({ day: key, items }) => (
        <section key={key} aria-labelledby={`log-${key}`} className="grid gap-1">
          <h2 id={`log-${key}`} className="text-caption font-medium text-muted-fg">
            {day(items[0].at)}
          </h2>
          <ol className="divide-y divide-border">
            {items.map((entry) => (
              <LogLine key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      <LoadMore list={list} label={t("log.more")} failed={t("log.loadFailed")} onClick={loadMore} />
    </div>
  );
}

/** Moves the focus to the first line that was loaded; the lines are in the lists of several days. */
function useLineFocus(region: RefObject<HTMLDivElement | null>) {
  return useMemo(
    () => ({
      focusHeading: () => region.current?.focus(),
      focusRow: (before: number) =>
        region.current?.querySelectorAll<HTMLElement>("[data-log-line]")[before]?.focus(),
    }),
    [region],
  );
}
