import { splitSentence } from "@takt/domain/posts/model/natural-time/split-sentence";
import { useEffect, useRef } from "react";
import { useLocale } from "~/features/shared/use-locale";
import { whenIdle } from "~/features/shared/when-idle";
import type { Theme } from "~/server/theme";
import { OpenPalette } from "./open-palette";
import { useOpenPage } from "./rows/use-open-page";
import { useScheduleActions } from "./use-schedule-actions";

type Props = { open: boolean; onOpenChange: (open: boolean) => void; theme: Theme };

/** The palette while it is open, and what it has begun. */
export function Palette({ open, onOpenChange, theme }: Props) {
  const { openPage, link } = useOpenPage();
  const { actions, dialog } = useScheduleActions();
  const language = useLocale();
  // The first reading makes the grammar: not while a key waits.
  useEffect(() => whenIdle(() => void splitSentence("9:00", language)), [language]);
  const chosen = useRef<(() => void) | null>(null);
  // The palette closes and returns its focus first, so that a dialog knows where to return the focus to.
  const runChosen = () => {
    const run = chosen.current;
    chosen.current = null;
    if (run) setTimeout(run);
  };
  const choose = (run: () => void) => {
    chosen.current = run;
    onOpenChange(false);
  };
  return (
    <>
      {link}
      {open && (
        <OpenPalette
          theme={theme}
          actions={actions}
          openPage={openPage}
          onChoose={choose}
          onClose={() => onOpenChange(false)}
          onClosed={runChosen}
        />
      )}
      {dialog}
    </>
  );
}
