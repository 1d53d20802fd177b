import { Button } from "@takt/ui/button";
import { useToast } from "@takt/ui/toast";
import { Copy } from "lucide-react";
import { useT } from "next-i18next/client";

/** What came of a text and could not be kept: to be read and copied. */
export function UnsavedText({ text }: { text: string }) {
  const { t } = useT("writing");
  const { toast } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: "success", title: t("result.copied") });
    } catch {
      toast({ tone: "error", title: t("result.notCopied") });
    }
  };
  return (
    <section aria-label={t("result.unsaved")} className="grid gap-2 rounded-xl border border-border p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm font-medium">{t("result.unsaved")}</p>
        <Button size="sm" onClick={() => void copy()}>
          <Copy aria-hidden />
          {t("result.copy")}
        </Button>
      </div>
      <p data-testid="unsaved-text" className="text-base/6 whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </section>
  );
}
