"use client";

import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Tooltip } from "@takt/ui/tooltip";
import { MessageSquareText } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useFeedback } from "./use-feedback";

const STYLES = {
  row: "flex min-h-9 items-center gap-2.5 rounded-lg px-2.5 text-start text-sm font-medium text-muted-fg hover:bg-surface-2 hover:text-foreground pointer-coarse:min-h-11 [&_svg]:size-4",
  icon: "grid size-11 place-items-center rounded-lg text-muted-fg hover:bg-surface-2 hover:text-foreground [&_svg]:size-5",
  link: "inline-flex min-h-6 items-center rounded text-caption text-muted-fg underline underline-offset-3 hover:text-foreground",
} as const;

/** Opens the feedback dialog; a row of the navigation, an icon of the rail, or a link in a text. */
export function FeedbackButton({ variant }: { variant: keyof typeof STYLES }) {
  const { t } = useT("feedback");
  const { open } = useFeedback();
  const isIcon = variant === "icon";
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={isIcon ? t("open") : undefined}
      onClick={() => open()}
      className={cn("cursor-pointer transition-colors", STYLES[variant], focusRing)}
    >
      {variant !== "link" && <MessageSquareText aria-hidden className="shrink-0" />}
      {!isIcon && <span>{t("open")}</span>}
    </button>
  );
  if (!isIcon) return button;
  return (
    <Tooltip text={t("open")} side="right">
      {button}
    </Tooltip>
  );
}
