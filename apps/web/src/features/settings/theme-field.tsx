import { RadioGroup } from "@takt/ui/radio-group";
import { useT } from "~/i18n/use-t";
import type { Theme } from "~/server/theme";
import { SaveNote } from "../shared/drafts/save-note";
import { useFieldDraft } from "../shared/drafts/use-field-draft";
import { saveTheme } from "../shared/theme/save-theme";
import { useTheme, shownTheme } from "../shared/theme/use-theme";
import { SettingRow } from "../shared/setting-row";

const THEMES = ["light", "dark", "system"] as const;

/** The theme: light, dark, or the device's; applied at once and stored in this browser for a year. */
export function ThemeField({ saved }: { saved: Theme }) {
  const { t } = useT(["settings", "shell"]);
  // The theme can also be changed in the account menu.
  const [shown] = useTheme(saved);
  const field = useFieldDraft<Theme>("setting", "theme", { saved: shown, save: saveTheme });
  return (
    <SettingRow title={t("shell:theme")} hint={t("general.themeHint")}>
      <RadioGroup
        label={t("shell:theme")}
        value={field.value}
        onValueChange={(theme) => {
          // Saved before it is applied, because the applied theme counts as saved.
          field.store.set(theme);
          void field.store.flush();
          shownTheme.show(theme);
        }}
        options={THEMES.map((value) => ({ value, label: t(`shell:themes.${value}`) }))}
        className="flex flex-wrap gap-x-5 gap-y-3"
      />
      <SaveNote status={field.status} error={field.error} onRetry={field.store.retry} />
    </SettingRow>
  );
}
