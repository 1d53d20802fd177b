import { LOGGED_ACTIONS, type LoggedAction } from "@takt/domain/workspaces/model/log-entry";
import { cn } from "@takt/ui/cn";
import { textControl } from "@takt/ui/control-style";
import { Field } from "@takt/ui/field";
import { useT } from "~/i18n/use-t";

type Props = { action: LoggedAction | null; onChange: (action: LoggedAction | null) => void };

/** Chooses which entries of the log are shown. */
export function LogFilter({ action, onChange }: Props) {
  const { t } = useT("members");
  return (
    <Field label={t("log.filter")} className="w-60 max-w-full">
      {(control) => (
        <select
          {...control}
          value={action ?? ""}
          onChange={({ target }) => onChange(LOGGED_ACTIONS.find((one) => one === target.value) ?? null)}
          className={cn(textControl, "h-8 pointer-coarse:h-11")}
        >
          <option value="">{t("log.all")}</option>
          {LOGGED_ACTIONS.map((one) => (
            <option key={one} value={one}>
              {t(`log.kind.${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
