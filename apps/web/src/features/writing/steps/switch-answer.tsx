import { Switch } from "@takt/ui/switch";
import { useT } from "~/i18n/use-t";
import { useId } from "react";
import type { StepProps } from "./step-props";

type Props = Pick<StepProps, "answers" | "update"> & {
  name: "personalReference" | "useResearch";
  /** Why it cannot be switched on, or null. */
  unavailable?: string | null;
};

/** A switch with an explanation. */
export function SwitchAnswer({ name, answers, update, unavailable = null }: Props) {
  const { t } = useT("writing");
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 rounded-xl border border-border bg-surface px-4 py-3.5">
      <div className="grid min-w-0 gap-0.5">
        <label htmlFor={id} className="text-sm font-medium">
          {t(`fields.${name}`)}
        </label>
        <p id={`${id}-hint`} className="text-caption text-pretty text-muted-fg">
          {unavailable ?? t(`hints.${name}`)}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={answers[name] && unavailable === null}
        disabled={unavailable !== null}
        onCheckedChange={(on) => update({ [name]: on })}
        className="mt-0.5"
      />
    </div>
  );
}
