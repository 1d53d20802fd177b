import { LOCALES } from "@takt/i18n/locales";
import { Button } from "@takt/ui/button";
import { Kbd } from "@takt/ui/kbd";
import { RadioGroup } from "@takt/ui/radio-group";
import { Tab, TabPanel, Tabs, TabsList } from "@takt/ui/tabs";
import { Search } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { Ref } from "react";
import { usePageKeys } from "../shared/use-page-keys";
import { useModKey } from "../shortcuts/parts/use-mod-key";
import type { SourceKind } from "./analysis-state";
import { SourceField, SourceSuggestion } from "./source-field";
import { SOURCE_KINDS, type AnalysisForm } from "./use-analysis-form";

type Props = {
  form: AnalysisForm;
  running: boolean;
  onSend: () => void;
  sendRef: Ref<HTMLButtonElement>;
};

/** The form: the source to search for topics, and the language to write them in. */
export function AnalysisFormCard({ form, running, onSend, sendRef }: Props) {
  const { t } = useT(["compass", "common", "shortcuts"]);
  const mod = useModKey();
  usePageKeys({ "Mod+Enter": onSend });
  return (
    <form
      noValidate
      aria-label={t("title")}
      className="grid min-w-0 gap-5 rounded-xl border border-border bg-surface p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Tabs
        value={form.kind}
        onValueChange={(kind) => form.choose(kind as SourceKind)}
        className="grid min-w-0 gap-4"
      >
        <TabsList aria-label={t("tabs.label")}>
          {SOURCE_KINDS.map((kind) => (
            <Tab key={kind} value={kind}>
              {t(`tabs.${kind}`)}
            </Tab>
          ))}
        </TabsList>
        <TabPanel value={form.kind} tabIndex={-1} className="grid min-w-0 gap-3">
          <SourceField form={form} readOnly={running} />
          {!running && <SourceSuggestion form={form} />}
        </TabPanel>
      </Tabs>
      <div className="grid gap-2">
        <p aria-hidden className="text-sm font-medium">
          {t("language")}
        </p>
        <RadioGroup
          label={t("language")}
          value={form.language}
          onValueChange={form.setLanguage}
          options={LOCALES.map((value) => ({
            value,
            label: <span lang={value}>{t(`common:languages.${value}`)}</span>,
          }))}
          className="flex flex-wrap gap-x-5 gap-y-3"
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          ref={sendRef}
          type="submit"
          variant="primary"
          loading={running}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {!running && <Search aria-hidden />}
          {t("find")}
        </Button>
        <Kbd aria-hidden className="pointer-coarse:hidden">
          {mod}
          {t("shortcuts:keys.enter")}
        </Kbd>
      </div>
    </form>
  );
}
