import { Avatar } from "@takt/ui/avatar";
import { withVerbatim } from "@takt/ui/verbatim";
import { ViaLine } from "~/features/shared/via-line";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import { ActivityPost } from "./activity-post";
import { ActivityTime } from "./activity-time";

type Props = { activity: RouterOutputs["activity"]["team"][number]; now: Date | null };

/** An act of a team member, with their face, its time and its post. */
export function TeamActivityItem({ activity: { kind, at, by, via, post }, now }: Props) {
  const { t } = useT("today");
  const name = by === null ? t("team.gone") : (by.name ?? t("team.unnamed"));
  return (
    <li data-kind={kind} className="flex gap-3 py-3 first:pt-0 last:pb-0">
      <Avatar name={by?.name ?? ""} src={by?.image ?? null} className="size-8 text-xs" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium wrap-anywhere">
            {by?.isSelf
              ? t(`team.self.${kind}`)
              : by?.name
                ? withVerbatim(name, (words) => t(`team.kinds.${kind}`, { name: words }))
                : t(`team.kinds.${kind}`, { name })}
          </span>
          <ActivityTime at={at} now={now} />
        </p>
        <ViaLine via={via} className="text-caption" />
        {post && <ActivityPost post={post} />}
      </div>
    </li>
  );
}
