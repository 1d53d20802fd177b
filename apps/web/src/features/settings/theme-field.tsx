import { RadioGroup } from "@takt/ui/radio-group";
import { useT } from "next-i18next/client";
import { saveTheme } from "../../server/save-theme";
import type { Theme } from "../../server/theme";
import { SaveNote } from "../shared/autosave/save-note";
import { useFieldSaver } from "../shared/autosave/use-field-saver";
import { shownTheme } from "../shared/theme/shown-theme";
import { useTheme } from "../shared/theme/use-theme";
import { SettingRow } from "./setting-row";

const THEMES = ["light", "dark", "system"] as const;

/** The theme: light, dark, or the device's; applied at once and stored in this browser for a year. */
export function ThemeField({ saved }: { saved: Theme }) {
  const { t } = useT(["settings", "shell"]);
  // The theme can also be changed in the account menu.
  const [shown] = useTheme(saved);
  const field = useFieldSaver<Theme>({ saved: shown, save: saveTheme });
  return (
    <SettingRow title={t("shell:theme")} hint={t("general.themeHint")}>
      <RadioGroup
        label={t("shell:theme")}
        value={field.value}
        onValueChange={(theme) => {
          // Saved before it is applied, because the applied theme counts as saved.
          field.set(theme);
          field.flush();
          shownTheme.show(theme);
        }}
        options={THEMES.map((value) => ({ value, label: t(`shell:themes.${value}`) }))}
        className="flex flex-wrap gap-x-5 gap-y-3"
      />
      <SaveNote state={field.state} onRetry={field.retry} />
    </SettingRow>
  );
}
