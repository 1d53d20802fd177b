import type { ReactNode } from "react";

type Props = {
  /** Sends what is typed; returns the name of the first field with a problem instead. */
  submit: () => string | null;
  sending: boolean;
  sendingText: string;
  className: string;
  children: ReactNode;
};

/** A public form, whose first field with a problem gets the focus. That it is sending is said to screen readers. */
export function LightForm({ submit, sending, sendingText, className, children }: Props) {
  return (
    <>
      <form
        noValidate
        className={`grid rounded-xl border border-border bg-surface p-5 ${className}`}
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = submit();
          if (wrong) focusField(event.currentTarget, wrong);
        }}
      >
        {children}
      </form>
      <p role="status" className="sr-only">
        {sending && sendingText}
      </p>
    </>
  );
}

/** Focuses a field of a form by its name; of a choice its first option. */
function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  const first = field instanceof RadioNodeList ? field[0] : field;
  if (first instanceof HTMLElement) first.focus();
}
