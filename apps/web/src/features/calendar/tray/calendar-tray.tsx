import { createLazyPart } from "@takt/ui/lazy-part";
import { useId, useState } from "react";
import { Button } from "@takt/ui/button";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { TrayContent, type TrayContentProps } from "./tray-content";
import { useTrayCounts } from "./use-tray-counts";

const sheet = createLazyPart(() => import("./tray-sheet"));

/** The drafts and ideas beside the calendar, on wide screens. */
export function CalendarTray(props: TrayContentProps) {
  const { t } = useT("calendar");
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="-me-5 max-h-[max(24rem,calc(100dvh-9rem))] overflow-y-auto border-s border-border bg-sunk p-3 @max-[60rem]:hidden"
    >
      <h2 id={titleId} className="sr-only">
        {t("tray.title")}
      </h2>
      <TrayContent {...props} />
    </section>
  );
}

/** The same on narrower screens: a line at the bottom that pulls them up, for those who write here, while there is something to place. */
export function TrayPullUp(props: TrayContentProps) {
  const { t } = useT("calendar");
  const [isOpen, setIsOpen] = useState(false);
  const part = sheet.usePart(isOpen);
  const { drafts, ideas } = useTrayCounts();
  const canPlace = useCan()("drafts.write");
  if (!canPlace || (drafts === 0 && ideas === 0 && !isOpen)) return null;
  return (
    <>
      <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-3 border-t border-border bg-sheet px-4 py-2 sm:bottom-0 sm:-mx-5 sm:px-5 @min-[60rem]:hidden">
        <p className="text-sm tabular-nums">
          {drafts !== undefined && t("tray.draftCount", { count: drafts })}
          {ideas !== undefined && `, ${t("tray.ideaCount", { count: ideas })}`}
        </p>
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t("tray.place")}
        </Button>
      </div>
      {part && <part.TraySheet {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
