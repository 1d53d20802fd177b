import { IconButton } from "@takt/ui/icon-button";
import { createLazyPart } from "@takt/ui/lazy-part";
import { CalendarSync } from "lucide-react";
import { useState } from "react";
import { useT } from "~/i18n/use-t";

const part = createLazyPart(() => import("./feed-dialog"));

/** Opens the way to the calendar in a program of the member's own. */
export function FeedButton() {
  const { t } = useT("calendar");
  const [isOpen, setIsOpen] = useState(false);
  const dialog = part.usePart(isOpen);
  return (
    <>
      <IconButton size="sm" label={t("feed.title")} onClick={() => setIsOpen(true)} className="max-md:hidden">
        <CalendarSync aria-hidden />
      </IconButton>
      {dialog && isOpen && <dialog.FeedDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
