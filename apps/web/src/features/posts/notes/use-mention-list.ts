import { isComposing } from "@takt/ui/is-composing";
import { useMemo, useState, type KeyboardEvent, type RefObject } from "react";
import { trpc } from "~/trpc/react";
import { findPeople, readMentionQuery, toMentionable, type Mentionable } from "./mentions";

const NOBODY: Mentionable[] = [];

type Field = { ref: RefObject<HTMLTextAreaElement | null>; value: string; onChange: (text: string) => void };

/** The members that are offered while a name is typed after an @, and the one that Enter chooses. */
export function useMentionList({ ref, value, onChange }: Field) {
  /** Null while the focus is elsewhere. */
  const [cursor, setCursor] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const query = cursor === null ? null : readMentionQuery(value, cursor);
  const isWanted = query !== null && query.at !== closedAt;
  const { data } = trpc.members.list.useQuery(undefined, { enabled: isWanted });
  const people = useMemo(() => (data ? toMentionable(data) : NOBODY), [data]);
  const hits = isWanted ? findPeople(people, query.typed) : NOBODY;
  const open = hits.length > 0;
  const close = () => query && setClosedAt(query.at);

  const follow = (field: HTMLTextAreaElement | null) => {
    const next = field && (field.selectionStart === field.selectionEnd ? field.selectionEnd : null);
    if (next === cursor) return;
    setCursor(next);
    setActive(0);
    if (next === null || readMentionQuery(field!.value, next) === null) setClosedAt(null);
  };
  const choose = (person: Mentionable | undefined) => {
    const field = ref.current;
    if (!person || !query || !field || cursor === null) return;
    field.focus();
    field.setSelectionRange(query.at, cursor);
    const text = `@${person.name} `;
    // The one command that a browser can undo.
    if (document.execCommand("insertText", false, text)) return;
    field.setRangeText(text, query.at, cursor, "end");
    onChange(field.value);
    follow(field);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.defaultPrevented || isComposing(event)) return;
    if (event.key === "Escape") {
      // The dialog or form around it stays open.
      event.stopPropagation();
      close();
    } else if (event.key === "Enter") choose(hits[active]);
    else if (event.key === "ArrowDown") setActive((active + 1) % hits.length);
    else if (event.key === "ArrowUp") setActive((active + hits.length - 1) % hits.length);
    else return;
    event.preventDefault();
  };
  const isMissing = isWanted && data !== undefined && query.typed !== "" && !open;
  return { hits, open, isMissing, active, setActive, choose, close, onKeyDown, follow };
}
