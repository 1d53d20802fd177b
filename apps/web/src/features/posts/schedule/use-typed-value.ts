import { useState } from "react";

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
  const current = typed?.value === value ? typed : null;
  return {
    text: current?.text ?? format(value),
    /** Whether a text stands in the field that means nothing. */
    isUnread: current !== null && value === "" && current.text.trim() !== "",
    /** Whether the field was left after the last key. */
    isLeft,
    onType: (text: string) => {
      const next = read(text) ?? "";
      setTyped({ text, value: next });
      setLeft(false);
      onChange(next);
    },
    onLeave: () => {
      setLeft(true);
      if (value !== "") setTyped(null);
    },
  };
}
