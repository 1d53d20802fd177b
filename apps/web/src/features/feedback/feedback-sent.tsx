import { Button } from "@takt/ui/button";
import { DialogClose } from "@takt/ui/dialog";
import { CircleCheck } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useEffect, useRef } from "react";

/** Confirms the feedback with its reference. It takes the focus, so that screen readers read it out. */
export function FeedbackSent({ reference }: { reference: string }) {
  const { t } = useT(["feedback", "common"]);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div
      ref={container}
      tabIndex={-1}
      role="status"
      className="grid justify-items-start gap-3 pb-2 outline-hidden"
    >
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-full bg-primary-soft text-primary-soft-fg"
      >
        <CircleCheck className="size-5" />
      </span>
      <p className="text-base/6 text-pretty">{t("sent.next")}</p>
      <p className="text-sm text-muted-fg">
        {t("sent.reference")}{" "}
        <code className="font-mono text-foreground" data-testid="feedback-reference">
          {reference}
        </code>
      </p>
      <DialogClose asChild>
        <Button variant="primary" className="mt-2">
          {t("sent.done")}
        </Button>
      </DialogClose>
    </div>
  );
}
