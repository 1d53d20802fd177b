import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { FileText, Globe } from "lucide-react";
import { useT } from "next-i18next/client";
import type { AnalysisForm } from "./use-analysis-form";

/** Suggests the other tab when the input belongs there, and moves it. */
export function SourceSuggestion({ form: { suggestion, acceptSuggestion } }: { form: AnalysisForm }) {
  const { t } = useT("compass");
  return (
    <div role="status">
      {suggestion && (
        <Notice
          tone="blue"
          icon={suggestion === "url" ? <Globe aria-hidden /> : <FileText aria-hidden />}
          actions={
            <Button size="sm" onClick={() => acceptSuggestion(suggestion)}>
              {t(suggestion === "url" ? "offer.toUrl" : "offer.toText")}
            </Button>
          }
        >
          <p>{t(`offer.${suggestion}`)}</p>
        </Notice>
      )}
    </div>
  );
}
