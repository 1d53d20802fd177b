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

/** Light, dark, or as the device has it: seen at once, and remembered for a year in this browser. */
export function ThemeField({ saved }: { saved: Theme }) {
  const { t } = useT(["settings", "shell"]);
  // It may be chosen in the account's menu as well.
  const [shown] = useTheme(saved);
  const field = useFieldSaver<Theme>({ saved: shown, save: saveTheme });
  return (
    <SettingRow title={t("shell:theme")} hint={t("general.themeHint")}>
      <RadioGroup
        label={t("shell:theme")}
        value={field.value}
        onValueChange={(theme) => {
          // Saved before it is shown: what is shown counts as saved.
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
