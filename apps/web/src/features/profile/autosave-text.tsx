import { Input } from "@takt/ui/input";
import { isComposing } from "@takt/ui/is-composing";
import { Label } from "@takt/ui/field";
import { useT } from "~/i18n/use-t";
import { useId } from "react";
import { SaveNote } from "../shared/drafts/save-note";
import type { Draft } from "../shared/drafts/use-draft";
import { CharacterCount } from "../shared/character-count";

type Props = {
  label: string;
  hint: string;
  placeholder?: string;
  max: number;
  field: Draft<string>;
};

/**
 * A text field that saves itself and shows its length and save state. A text that is too long is neither cut nor saved.
 */
export function AutosaveText({ label, hint, placeholder, max, field }: Props) {
  const { t } = useT("profile");
  const id = useId();
  const over = field.value.trim().length - max;
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Label htmlFor={id}>{label}</Label>
        <CharacterCount id={`${id}-count`} length={field.value.trim().length} max={max} />
      </div>
      <Input
        id={id}
        value={field.value}
        placeholder={placeholder}
        autoComplete="off"
        aria-describedby={`${id}-hint ${id}-count ${id}-note`}
        aria-invalid={over > 0 || undefined}
        onChange={(event) => field.store.set(event.target.value)}
        onBlur={() => void field.store.flush()}
        onKeyDown={(event) => event.key === "Enter" && !isComposing(event) && void field.store.flush()}
      />
      <p id={`${id}-hint`} className="text-caption text-muted-fg">
        {hint}
      </p>
      <div id={`${id}-note`}>
        <SaveNote
          status={field.status}
          error={field.error}
          onRetry={field.store.retry}
          invalidText={t("display.tooLong", { count: over })}
        />
      </div>
    </div>
  );
}
