"use client";

import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { MessageSquareText } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useFeedback } from "./use-feedback";

const STYLES = {
  row: "flex min-h-9 items-center gap-2.5 rounded-lg px-2.5 text-start text-sm font-medium text-muted-fg hover:bg-surface-2 hover:text-foreground pointer-coarse:min-h-11 [&_svg]:size-4",
  link: "inline-flex min-h-6 items-center rounded text-caption text-muted-fg underline underline-offset-3 hover:text-foreground",
} as const;

/** Opens the feedback dialog; a row of the navigation, or a link in a text. */
export function FeedbackButton({ variant }: { variant: keyof typeof STYLES }) {
  const { t } = useT("feedback");
  const { open } = useFeedback();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => open()}
      className={cn("cursor-pointer transition-colors", STYLES[variant], focusRing)}
    >
      {variant === "row" && <MessageSquareText aria-hidden className="shrink-0" />}
      <span>{t("open")}</span>
    </button>
  );
}
