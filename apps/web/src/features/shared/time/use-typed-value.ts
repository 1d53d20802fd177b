import { useEffect, useState } from "react";

type Options = {
  value: string;
  /** The value that a typed text means, null for none. */
  read: (text: string) => string | null;
  format: (value: string) => string;
  onChange: (value: string) => void;
};

/**
 * A text field whose value is something else, as a date: what is typed stays as it is until the field is left, then the
 * value is written out. A value from elsewhere takes the place of what was typed.
 */
export function useTypedValue({ value, read, format, onChange }: Options) {
  const [typed, setTyped] = useState<{ text: string; value: string } | null>(null);
  const [isLeft, setLeft] = useState(false);
  // Left with a value: it is written out, also when it came at the moment of leaving.
  const isWrittenOut = isLeft && value !== "";
  const current = typed?.value === value && !isWrittenOut ? typed : null;
  const enter = (text: string, next: string) => {
    setTyped({ text, value: next });
    onChange(next);
  };
  // The parser of the text may still have been loading when it was typed.
  const late = current && value === "" ? read(current.text) : null;
  useEffect(() => {
    if (!late) return;
    if (isLeft) onChange(late);
    else enter(current!.text, late);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for a text that can be read now
  }, [late]);
  return {
    text: current?.text ?? format(value),
    /** Whether a text stands in the field that means nothing. */
    isUnread: current !== null && value === "" && current.text.trim() !== "",
    /** Whether the field was left after the last key. */
    isLeft,
    onType: (text: string) => {
      setLeft(false);
      enter(text, read(text) ?? "");
    },
    onLeave: () => setLeft(true),
  };
}
