import { Button } from "@takt/ui/button";
import { Clock } from "lucide-react";
import { useT } from "next-i18next/client";
import { useEffect, useId, useRef } from "react";
import { useClock } from "../shared/time/use-clock";
import type { useDataRequest } from "./use-data-request";

type Requests = ReturnType<typeof useDataRequest>;
type Props = { request: NonNullable<Requests["open"]>; text: string; requests: Requests };

/** A request that waits for the operator: its reference, its due date, and the button to withdraw it. */
export function OpenRequest({ request, text, requests }: Props) {
  const { t } = useT("privacy");
  const { day } = useClock();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // This section replaces the button that was pressed, which had the focus.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const facts = [
    { label: t("open.reference"), value: request.reference, mono: true },
    { label: t("open.received"), value: day(request.createdAt) },
    { label: t("open.due"), value: day(request.dueAt) },
  ];
  return (
    <section
      aria-labelledby={headingId}
      data-testid="open-request"
      className="grid gap-4 rounded-xl border border-border bg-surface p-5"
    >
      <div className="flex items-start gap-3">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-secondary-soft text-secondary-soft-fg"
        >
          <Clock className="size-4" />
        </span>
        <div className="grid min-w-0 gap-1">
          <h2 id={headingId} ref={heading} tabIndex={-1} className="text-base font-semibold outline-hidden">
            {t("open.title")}
          </h2>
          <p className="text-sm text-pretty text-muted-fg">{text}</p>
        </div>
      </div>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3">
        {facts.map(({ label, value, mono }) => (
          <div key={label} className="grid gap-0.5">
            <dt className="text-[13px] text-muted-fg">{label}</dt>
            <dd className={mono ? "font-mono" : "font-medium"}>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <Button loading={requests.withdrawing} onClick={() => requests.withdraw(request.id)}>
          {t("open.withdraw")}
        </Button>
      </div>
    </section>
  );
}
