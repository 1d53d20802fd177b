import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { verbatim } from "@takt/ui/verbatim";
import { useEffect, useRef, type ReactNode } from "react";

type Props = { label: ReactNode; hint: ReactNode; value: string };

/** A secret that is shown this once: it has the focus, and is selected, so that it can also be copied by hand. */
export function OnceField({ label, hint, value }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...verbatim}
          ref={field}
          readOnly
          value={value}
          onFocus={({ target }) => target.select()}
          className="font-mono text-caption"
        />
      )}
    </Field>
  );
}
