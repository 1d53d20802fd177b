import { NOTE_LENGTH } from "@takt/domain/posts/model/note-length";
import { ComboboxList } from "@takt/ui/combobox-list";
import { Textarea } from "@takt/ui/input";
import { isComposing } from "@takt/ui/is-composing";
import { overlays } from "@takt/ui/lazy-overlays";
import { useId, useRef, type ComponentProps, type RefObject } from "react";
import { useT } from "~/i18n/use-t";
import { useMentionList } from "./use-mention-list";

type Props = Pick<ComponentProps<"textarea">, "id" | "aria-describedby" | "autoFocus"> & {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
};

/** The text of a note. After an @ it offers the members whose name is typed: arrows, Enter; Escape closes the list. */
export function NoteField({ ref, value, onChange, onSend, ...field }: Props) {
  const { t } = useT("notes");
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const mentions = useMentionList({ ref, value, onChange });
  const { hits, open, active } = mentions;
  const parts = overlays.usePart(open);
  return (
    <div ref={box}>
      <Textarea
        {...field}
        ref={ref}
        rows={2}
        value={value}
        maxLength={NOTE_LENGTH}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? `${listId}-${active}` : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          mentions.follow(target);
        }}
        onSelect={({ currentTarget }) => mentions.follow(currentTarget)}
        onBlur={() => mentions.follow(null)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && !isComposing(event)) {
            event.preventDefault();
            if (!event.repeat) onSend();
          } else mentions.onKeyDown(event);
        }}
        className="max-h-60 min-h-16 w-full resize-none"
      />
      {parts && open && (
        <parts.ComboboxPanel open label={t("form.members")} onClose={mentions.close} box={box}>
          <ComboboxList
            id={listId}
            ref={list}
            label={t("form.members")}
            emptyLabel=""
            options={hits.map(({ userId, name }) => ({ value: userId, label: name }))}
            value=""
            active={active}
            onActiveChange={mentions.setActive}
            onChoose={({ value: userId }) => mentions.choose(hits.find((hit) => hit.userId === userId))}
          />
        </parts.ComboboxPanel>
      )}
      <p role="status" className="sr-only">
        {open ? t("form.found", { count: hits.length }) : mentions.isMissing && t("form.nobody")}
      </p>
    </div>
  );
}
