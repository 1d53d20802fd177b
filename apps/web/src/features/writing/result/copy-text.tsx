import { Button } from "@takt/ui/button";
import { useToast } from "@takt/ui/toast";
import { Copy } from "lucide-react";
import { useT } from "next-i18next/client";

/** A button that copies a text to the clipboard. */
export function CopyText({ text }: { text: string }) {
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
    <Button size="sm" onClick={() => void copy()}>
      <Copy aria-hidden />
      {t("result.copy")}
    </Button>
  );
}
