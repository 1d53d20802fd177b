import { cn } from "@takt/ui/cn";
import { textControl } from "@takt/ui/control-style";
import { Switch } from "@takt/ui/switch";
import { useId } from "react";
import { useT } from "~/i18n/use-t";
import { SettingGroup, SettingRow } from "~/features/shared/setting-row";
import type { RulesForm } from "./use-rules-form";
import { useReminderText } from "./use-reminder-text";

const REMINDER_HOURS = [1, 2, 4, 8, 12, 24, 48, 72, 168];

/** Rules for all stages: whether members approve their own posts, and when approvers are reminded. */
export function RuleOptions({ form }: { form: RulesForm }) {
  const { t } = useT("approvals");
  const reminderText = useReminderText();
  const id = useId();
  const { isOwnAllowed, reminderHours } = form.value;
  // Another client may have set a value outside this list.
  const hours = [...new Set([...REMINDER_HOURS, reminderHours])].toSorted((one, other) => one - other);
  return (
    <SettingGroup title={t("rules.options")}>
      <SettingRow
        title={t("rules.own.label")}
        labelFor={`${id}-own`}
        hint={t("rules.own.hint")}
        hintId={`${id}-own-hint`}
      >
        <Switch
          id={`${id}-own`}
          aria-describedby={`${id}-own-hint`}
          checked={isOwnAllowed}
          onCheckedChange={(isOn) => form.set({ isOwnAllowed: isOn })}
          className="my-1"
        />
      </SettingRow>
      <SettingRow
        title={t("rules.reminder.label")}
        labelFor={`${id}-reminder`}
        hint={t("rules.reminder.hint")}
        hintId={`${id}-reminder-hint`}
      >
        <select
          id={`${id}-reminder`}
          aria-describedby={`${id}-reminder-hint`}
          value={reminderHours}
          onChange={({ target }) => form.set({ reminderHours: Number(target.value) })}
          className={cn(textControl, "h-8 max-w-60 pointer-coarse:h-11")}
        >
          {hours.map((one) => (
            <option key={one} value={one}>
              {t("rules.reminder.before", { time: reminderText(one) })}
            </option>
          ))}
        </select>
      </SettingRow>
    </SettingGroup>
  );
}
