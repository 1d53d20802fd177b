import { NOTE_LENGTH } from "@takt/domain/posts/model/note-length";
import { Button } from "@takt/ui/button";
import { Label } from "@takt/ui/field";
import { useId, useRef, type ReactNode } from "react";
import { CharacterCount } from "~/features/shared/character-count";
import { useT } from "~/i18n/use-t";
import { NoteField } from "./note-field";
import type { NoteDraft } from "./use-note-draft";

/** From how many characters on a note shows how many are left. */
const COUNTED_FROM = NOTE_LENGTH * 0.9;

type Props = {
  id?: string;
  draft: NoteDraft;
  label: ReactNode;
  sendLabel: string;
  isSending: boolean;
  /** Whether it was opened by a click just now. */
  autoFocus?: boolean;
  onSend: (text: string) => unknown;
  /** Missing where the form is always there. */
  onCancel?: () => void;
};

/** Writes a note, an answer, or another text of one. Ctrl+Enter sends it. */
export function NoteForm({ id, draft, label, sendLabel, isSending, autoFocus, onSend, onCancel }: Props) {
  const { t } = useT(["notes", "common"]);
  const ownId = useId();
  const ids = { field: id ?? ownId, hint: useId(), count: useId() };
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText } = draft;
  const isCounted = text.length > COUNTED_FROM;
  const send = () => {
    if (text.trim() === "") field.current?.focus();
    else onSend(text.trim());
  };
  return (
    <form
      className="grid gap-1.5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Label htmlFor={ids.field} className="text-caption">
        {label}
      </Label>
      <NoteField
        id={ids.field}
        ref={field}
        value={text}
        autoFocus={autoFocus}
        aria-describedby={isCounted ? `${ids.hint} ${ids.count}` : ids.hint}
        onChange={setText}
        onSend={send}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={ids.hint} className="text-caption text-muted-fg">
          {t("form.hint")}
        </p>
        {isCounted && <CharacterCount id={ids.count} length={text.length} max={NOTE_LENGTH} />}
        <div className="ms-auto flex flex-wrap gap-2">
          {onCancel && (
            <Button variant="ghost" onClick={onCancel}>
              {t("common:cancel")}
            </Button>
          )}
          <Button type="submit" loading={isSending}>
            {sendLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
