import type { LogEntry } from "@takt/domain/workspaces/model/log-entry";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useClock } from "~/features/shared/time/use-clock";
import { ViaLine } from "~/features/shared/via-line";

/** One entry: what was done, by whom and at which time. */
export function LogLine({ entry }: { entry: LogEntry }) {
  const { t } = useT("members");
  const { time } = useClock();
  const { at, action, by, via, about, role, name } = entry;
  const shown = name ?? about;
  const roleName = role ? t(`roles.${role}.name`) : t("log.noRole");
  const line = (words: string) => t(`log.line.${action}`, { about: words, name: words, role: roleName });
  // A member joins, leaves or accepts themselves.
  const isOwn = by !== null && by === about;
  return (
    <li
      tabIndex={-1}
      data-log-line
      className={cn("flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2 text-sm", focusRing)}
    >
      <time dateTime={at.toISOString()} className="w-16 shrink-0 text-caption text-muted-fg tabular-nums">
        {time(at)}
      </time>
      <p className="min-w-0 flex-1 basis-60 text-pretty wrap-anywhere">
        {shown === null ? line(t("log.gone")) : withVerbatim(shown, line)}
      </p>
      {!isOwn && (
        <p className="text-caption wrap-anywhere text-muted-fg">
          {by === null ? t("log.byGone") : withVerbatim(by, (words) => t("log.by", { name: words }))}
        </p>
      )}
      <ViaLine via={via} className="text-caption" />
    </li>
  );
}
