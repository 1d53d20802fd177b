import { Notice } from "@takt/ui/notice";
import { Hourglass, ShieldX } from "lucide-react";
import { getT } from "../../i18n/server";
import { formatDay } from "../shared/time/format-date-time";

type Props = { kind: "waitlisted" | "notJoined" | "rejected"; joinedAt: Date | null; zone: string };

/** The banner above the waitlist screen with the status of the account. */
export async function WaitlistBanner({ kind, joinedAt, zone }: Props) {
  const { t, lng } = await getT("waitlist");
  const date = joinedAt && formatDay(joinedAt, zone, lng);
  if (kind === "waitlisted" && !date) return <span />;
  return (
    <aside aria-label={t("banner.label")} className="mx-auto w-full max-w-[640px] px-4">
      <Notice
        tone={kind === "rejected" ? "neutral" : "amber"}
        icon={kind === "rejected" ? <ShieldX aria-hidden /> : <Hourglass aria-hidden />}
      >
        <p className="font-medium">{t(`banner.${kind}`, { date: date ?? "" })}</p>
      </Notice>
    </aside>
  );
}
