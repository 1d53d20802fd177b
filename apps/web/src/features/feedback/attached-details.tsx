import { Button } from "@takt/ui/button";
import { X } from "lucide-react";
import { useT } from "next-i18next/client";
import { useRef } from "react";
import type { FeedbackForm } from "./use-feedback-form";

/** The details attached to the message; each can be removed. */
export function AttachedDetails({ form }: { form: FeedbackForm }) {
  const { t } = useT("feedback");
  const container = useRef<HTMLDivElement>(null);
  const parts = [
    { key: "page", value: form.page, remove: form.removePage },
    { key: "errorId", value: form.errorId, remove: form.removeErrorId },
  ] as const;
  return (
    <div ref={container} tabIndex={-1} className="grid gap-1.5 outline-hidden">
      {parts.map(
        ({ key, value, remove }) =>
          value && (
            <p
              key={key}
              className="flex items-center gap-2 rounded-lg border border-border py-1 ps-3 pe-1 text-[13px] text-muted-fg"
            >
              <span className="min-w-0 flex-1 break-words">
                {t(`along.${key}`)} <code className="font-mono break-all text-foreground">{value}</code>
              </span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t(`along.remove.${key}`)}
                className="w-8 px-0 pointer-coarse:w-11"
                onClick={() => {
                  remove();
                  // The button disappears with its row.
                  container.current?.focus();
                }}
              >
                <X aria-hidden />
              </Button>
            </p>
          ),
      )}
      {!form.page && !form.errorId && <p className="text-[13px] text-muted-fg">{t("along.nothing")}</p>}
    </div>
  );
}
