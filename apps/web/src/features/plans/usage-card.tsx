import { USAGE_KINDS, type UsageKind } from "@takt/domain/plans/model/usage";
import { Section } from "@takt/ui/section";
import { Progress } from "@takt/ui/progress";
import { TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { useClock } from "../shared/time/use-clock";

type Usage = RouterOutputs["plans"]["usage"];

/** The user's use of each limit this month, and when the counts reset. */
export function UsageCard({ usage }: { usage: Usage }) {
  const { t } = useT("plans");
  const { dayOfMonth } = useClock();
  return (
    <Section title={t("usage.title")} text={t("usage.resets", { day: dayOfMonth(usage.resetsAt) })}>
      <ul className="grid gap-5">
        {USAGE_KINDS.map((kind) => (
          <UsageRow key={kind} kind={kind} {...usage.current[kind]} />
        ))}
      </ul>
      <p className="text-caption text-pretty text-muted-fg">{t("usage.counted")}</p>
    </Section>
  );
}

/** One limit with its meter; without a limit the figure alone. */
function UsageRow({ kind, used, limit, level }: { kind: UsageKind } & Usage["current"][UsageKind]) {
  const { t } = useT("plans");
  const name = t(`usage.kinds.${kind}`);
  const figure = limit === null ? t("usage.unlimited", { used }) : t("usage.used", { used, limit });
  const isScarce = level === "near" || level === "reached" || level === "over";
  return (
    <li data-testid={`usage-${kind}`} data-level={level} className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span className="font-medium">{name}</span>
        <span>{figure}</span>
      </p>
      {limit !== null && (
        <Progress value={used / limit} tone={isScarce ? "amber" : "green"} label={`${name}: ${figure}`} />
      )}
      {limit !== null && isScarce && (
        <p className="flex items-start gap-1.5 text-caption text-pretty text-warning-text">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span>
            {level === "near" && t("usage.near", { count: limit - used })}
            {level === "reached" && t("usage.reached")}
            {level === "over" && t("usage.over", { count: used - limit })}
            {level !== "near" && ` ${t(`usage.stillWorks.${kind}`)}`}
          </span>
        </p>
      )}
    </li>
  );
}
