"use client";

import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { createLazyPart } from "@takt/ui/lazy-part";
import { Popover, PopoverContent, PopoverTrigger } from "@takt/ui/popover";
import { Bell as BellIcon } from "lucide-react";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { useUnreadCount } from "./use-notifications";

const list = createLazyPart(() => import("./bell-popover"));

/** Opens the latest notifications. It shows the unread count, whose changes are announced politely. */
export function Bell() {
  const { t } = useT("notifications");
  const count = useUnreadCount();
  const [open, setOpen] = useState(false);
  const part = list.usePart(open);
  const words = count > 99 ? t("unreadMany") : t("unread", { count });
  return (
    <>
      <Popover open={open} onOpenChange={setOpen}>
        <PopoverTrigger
          aria-label={count > 0 ? `${t("title")}: ${words}` : t("title")}
          className={cn(
            "relative grid size-8 cursor-pointer place-items-center rounded-lg text-muted-fg transition-colors max-sm:size-[min(2.75rem,15vw)]",
            "hover:bg-surface-2 hover:text-foreground aria-expanded:bg-surface-2 aria-expanded:text-foreground",
            focusRing,
          )}
        >
          <BellIcon aria-hidden className="size-4 max-sm:size-5" />
          {count > 0 && (
            <span
              data-testid="unread-count"
              className="absolute -end-1 -top-1 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-danger px-1 text-micro font-semibold text-danger-fg tabular-nums max-sm:end-0.5 max-sm:top-0.5"
            >
              {count > 99 ? t("many") : count}
            </span>
          )}
        </PopoverTrigger>
        <PopoverContent align="end" aria-label={t("title")} className="overflow-hidden p-0">
          {part && <part.BellPopover onClose={() => setOpen(false)} />}
        </PopoverContent>
      </Popover>
      <span role="status" className="sr-only">
        {count > 0 && words}
      </span>
    </>
  );
}
