import type { Locale } from "@takt/i18n/locales";
import { LOCALES } from "@takt/i18n/locales";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useLanguageSwitch } from "../shared/language/use-language-switch";
import { useAction } from "../shared/actions/use-action";
import { useMe } from "../shared/use-me";
import { ChoiceCards } from "@takt/ui/choice-cards";
import { StepFrame } from "./step-frame";
import type { StepProps } from "./use-onboarding";

/** Step 1: the language of pages and e-mails; the page changes at once. */
export function LanguageStep(props: StepProps) {
  const { t } = useT(["onboarding", "common"]);
  const [locale, switchLanguage] = useLanguageSwitch();
  const me = useMe();
  const { users } = trpc.useUtils();
  const { mutateAsync } = trpc.users.updateSettings.useMutation();
  const [leaving, setLeaving] = useState<Locale | null>(null);

  const choose = (language: Locale) => {
    setLeaving(language);
    // The page changes in any case; Continue saves the language when this save has failed.
    switchLanguage(language);
  };
  const save = useAction(
    async () => {
      // A user who signed in on a page in another language than their setting keeps the page's language.
      if (me.locale === locale) return;
      await mutateAsync({ preferredLanguage: locale });
      void users.me.invalidate();
    },
    { onDone: props.onboarding.next },
  );
  return (
    <StepFrame
      {...props}
      title={t("language.title")}
      intro={t("language.intro")}
      continuing={save.isRunning || leaving !== null}
      onContinue={() => void save.run(null)}
    >
      <ChoiceCards
        legend={t("language.label")}
        quiet
        value={leaving ?? locale}
        onChange={choose}
        className="sm:grid-cols-2"
        options={LOCALES.map((language) => ({
          value: language,
          lang: language,
          label: t(`common:languages.${language}`),
          hint: t(`language.${language}`),
        }))}
      />
    </StepFrame>
  );
}
