import { CommandDialog } from "@takt/ui/command-dialog";
import { CommandGroup, CommandRow } from "@takt/ui/command-row";
import { isComposing } from "@takt/ui/is-composing";
import { useState, type KeyboardEvent } from "react";
import type { Theme } from "~/server/theme";
import { useT } from "~/i18n/use-t";
import { PaletteFooter } from "./palette-footer";
import { PaletteNote } from "./palette-note";
import { NEXT_SLOT_ROW } from "./rows/use-sentence-rows";
import type { OpenPage } from "./rows/use-open-page";
import { usePaletteRows } from "./use-palette-rows";
import type { ScheduleActions } from "./use-schedule-actions";

type Props = {
  theme: Theme;
  actions: ScheduleActions;
  openPage: OpenPage;
  /** Closes the palette and runs what was chosen. */
  onChoose: (run: () => void) => void;
  onClose: () => void;
  /** The palette has closed and returned the focus. */
  onClosed: () => void;
};

/** The field of the palette, and the rows that its text finds. */
export function OpenPalette({ theme, actions, openPage, onChoose, onClose, onClosed }: Props) {
  const { t } = useT("palette");
  const [text, setText] = useState("");
  const { groups, search, isUndecided, isFound, unread } = usePaletteRows(text, { theme, actions, openPage });
  const rows = groups.flatMap((group) => group.rows);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposing(event)) return;
    const withMod = event.metaKey || event.ctrlKey;
    // Enter does what a sentence says, not what happens to stand there until its post is found.
    if (!withMod) return void (isUndecided && event.preventDefault());
    event.preventDefault();
    const id = event.shiftKey ? NEXT_SLOT_ROW : selectedId(event.currentTarget);
    const row = rows.find((other) => other.id === id);
    const run = event.shiftKey ? row?.run : (row?.open ?? row?.run);
    if (run) onChoose(run);
  };

  return (
    <CommandDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClosed={onClosed}
      label={t("title")}
      placeholder={t("placeholder")}
      listLabel={t("results")}
      closeLabel={t("close")}
      value={text}
      onValueChange={setText}
      isBusy={search.isBusy}
      onKeyDown={onKeyDown}
      note={<PaletteNote search={search} isFound={isFound} unread={unread} />}
      footer={<PaletteFooter />}
    >
      {groups.map(({ key, heading, rows: ofGroup }) => (
        <CommandGroup key={key} heading={heading}>
          {ofGroup.map(({ id, Icon, run, open: _open, ...row }) => (
            <CommandRow
              key={id}
              id={id}
              icon={<Icon aria-hidden />}
              onChoose={run && (() => onChoose(run))}
              {...row}
            />
          ))}
        </CommandGroup>
      ))}
    </CommandDialog>
  );
}

/** The id of the row that Enter would choose. */
function selectedId(box: Element): string | null | undefined {
  return box.querySelector("[role=option][aria-selected=true]")?.getAttribute("data-value");
}
