import { getT } from "~/i18n/server";
import type { RouterOutputs } from "~/trpc/react";
import { FeedbackButton } from "../feedback/parts/feedback-button";
import { formatDay } from "../shared/time/format-date-time";

type Props = { status: RouterOutputs["waitlist"]["status"] | null; zone: string };

/** The operator's reason, if any, and the button to reply. */
export async function Rejection({ status, zone }: Props) {
  const { t, lng } = await getT("waitlist");
  const day = (at: Date) => formatDay(at, zone, lng);
  return (
    <div className="mt-5 grid gap-5 text-sm">
      {status?.reason && (
        <figure className="grid gap-1.5">
          <figcaption className="font-semibold">{t("reason")}</figcaption>
          <blockquote className="border-s-2 border-border-strong ps-3 text-pretty whitespace-pre-line wrap-anywhere">
            {status.reason}
          </blockquote>
        </figure>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 text-caption">
        {status?.joinedAt && <Fact term={t("joined")} value={day(status.joinedAt)} />}
        {status?.decidedAt && <Fact term={t("decided")} value={day(status.decidedAt)} />}
      </dl>
      <div className="grid justify-items-start gap-1">
        <p className="text-pretty">{t("contact")}</p>
        <FeedbackButton variant="link" />
      </div>
    </div>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted-fg">{term}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
