import { RadioGroup } from "@takt/ui/radio-group";
import type { ReactNode } from "react";
import { SaveNote } from "../shared/drafts/save-note";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import { SettingRow } from "./setting-row";

type Props<Value extends string> = {
  /** The setting that it is of. */
  name: string;
  title: string;
  hint?: ReactNode;
  saved: Value;
  save: (value: Value) => Promise<unknown>;
  options: readonly { value: Value; label: string }[];
  /** An example for the selected value, shown below the choices. */
  example?: (value: Value) => ReactNode;
};

/** A radio group that saves itself. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { name, title, hint, saved, save, options, example } = props;
  // Delayed, because arrow keys pass over other choices.
  const field = useFieldDraft<Value>("setting", name, { saved, save, delayMs: 300 });
  return (
    <SettingRow title={title} hint={hint}>
      <RadioGroup
        label={title}
        value={field.value}
        onValueChange={field.store.set}
        options={options}
        className="flex flex-wrap gap-x-5 gap-y-3"
      />
      {example && <p className="text-[13px] text-muted-fg tabular-nums">{example(field.value)}</p>}
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
    </SettingRow>
  );
}
