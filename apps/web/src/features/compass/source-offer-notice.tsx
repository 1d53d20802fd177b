import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { FileText, Globe } from "lucide-react";
import { useT } from "next-i18next/client";
import type { AnalysisForm } from "./use-analysis-form";

/** What is typed belongs into the other tab: says so, and takes it there. */
export function SourceOffer({ form: { offer, takeOffer } }: { form: AnalysisForm }) {
  const { t } = useT("compass");
  return (
    <div role="status">
      {offer && (
        <Notice
          tone="blue"
          icon={offer === "url" ? <Globe aria-hidden /> : <FileText aria-hidden />}
          actions={
            <Button size="sm" onClick={() => takeOffer(offer)}>
              {t(offer === "url" ? "offer.toUrl" : "offer.toText")}
            </Button>
          }
        >
          <p>{t(`offer.${offer}`)}</p>
        </Notice>
      )}
    </div>
  );
}
