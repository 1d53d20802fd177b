import { Switch } from "@takt/ui/switch";
import { useT } from "~/i18n/use-t";
import { useId } from "react";
import { SaveNote } from "../shared/drafts/save-note";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import { ShortcutsButton } from "../shortcuts/parts/shortcuts-button";
import { useMe } from "../shared/use-me";
import { SettingRow } from "../shared/setting-row";
import { useSaveSetting } from "../users/parts/use-save-setting";

/** The switch for single-key shortcuts (WCAG 2.1.4), and the button that lists them. */
export function ShortcutsField() {
  const { t } = useT("settings");
  const { shortcuts } = useMe();
  const id = useId();
  const save = useSaveSetting();
  const field = useFieldDraft("setting", "shortcuts", {
    saved: shortcuts,
    save: (on: boolean) => save({ shortcuts: on }),
    delayMs: 300,
  });
  return (
    <SettingRow
      title={t("general.shortcuts")}
      labelFor={id}
      hint={t("general.shortcutsHint")}
      hintId={`${id}-hint`}
    >
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={field.value}
        onCheckedChange={field.store.set}
        className="my-1"
      />
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
      <ShortcutsButton />
    </SettingRow>
  );
}
