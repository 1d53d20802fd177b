import { Badge, type BadgeTone } from "@takt/ui/badge";
import { Check, Clock, MailQuestion, TriangleAlert, Undo2, type LucideIcon } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useClock } from "../shared/time/use-clock";
import { RequestActions } from "./request-actions";
import type { QueuedRequest } from "./use-request-action";

const STATES: Record<QueuedRequest["state"], { tone: BadgeTone; Icon: LucideIcon }> = {
  unverified: { tone: "amber", Icon: MailQuestion },
  open: { tone: "blue", Icon: Clock },
  extended: { tone: "blue", Icon: Clock },
  done: { tone: "green", Icon: Check },
  withdrawn: { tone: "neutral", Icon: Undo2 },
};

/** One data request with all that was typed, until when it is due, and what can be done about it. */
export function RequestRow({ request, onClosed }: { request: QueuedRequest; onClosed: () => void }) {
  const { t } = useT("operator");
  const { day, dateTime } = useClock();
  const { reference, state, name, email, details, account, closedAt, extensionReason, note } = request;
  const { tone, Icon } = STATES[state];
  const author = [name ?? t("noName"), email ?? t("noEmail")].join(", ");
  const lines = [
    details && t("requests.details", { details }),
    account && t("requests.account", { account: account.name ?? account.id }),
    extensionReason && t("requests.extended", { reason: extensionReason }),
    note && t("requests.noted", { note }),
  ].filter(Boolean);
  return (
    <li className="grid gap-3 rounded-xl border border-border bg-surface p-4 text-sm">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>
            <Icon aria-hidden />
            {t(`requests.state.${state}`)}
          </Badge>
          {request.overdue && (
            <Badge tone="red">
              <TriangleAlert aria-hidden />
              {t("requests.overdue")}
            </Badge>
          )}
        </div>
        <p className="font-medium wrap-anywhere">
          {t(`requests.type.${request.type}`)} {reference}: {author}
        </p>
        <p className="text-caption text-muted-fg">
          {t("requests.received", { time: dateTime(request.createdAt) })} ·{" "}
          {closedAt
            ? t("requests.closedAt", { time: dateTime(closedAt) })
            : t("requests.due", { day: day(request.dueAt) })}
        </p>
        {lines.map((line) => (
          <p key={line} className="text-caption whitespace-pre-line wrap-anywhere">
            {line}
          </p>
        ))}
      </div>
      <RequestActions request={request} onClosed={onClosed} />
    </li>
  );
}
