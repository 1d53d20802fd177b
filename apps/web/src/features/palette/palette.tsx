import { splitSentence } from "@takt/domain/posts/model/natural-time/split-sentence";
import { useMenuChoice } from "@takt/ui/use-menu-choice";
import { useEffect } from "react";
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
  const { choose, runChosen } = useMenuChoice();
  return (
    <>
      {link}
      {open && (
        <OpenPalette
          theme={theme}
          actions={actions}
          openPage={openPage}
          onChoose={(run) => {
            choose(run);
            onOpenChange(false);
          }}
          onClose={() => onOpenChange(false)}
          onClosed={runChosen}
        />
      )}
      {dialog}
    </>
  );
}
