import { Button } from "@takt/ui/button";
import { useToast } from "@takt/ui/toast";
import { Copy } from "lucide-react";
import { useT } from "next-i18next/client";
import { useErrorToast } from "../../shared/actions/use-error-toast";
import { copyToClipboard } from "../../shared/copy-to-clipboard";

/** A button that copies a text to the clipboard. */
export function CopyText({ text }: { text: string }) {
  const { t } = useT("writing");
  const { toast } = useToast();
  const errorToast = useErrorToast();
  const copy = async () => {
    if (await copyToClipboard(text)) toast({ tone: "success", title: t("result.copied") });
    else errorToast({ title: t("result.notCopied") });
  };
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Copy aria-hidden />
      {t("result.copy")}
    </Button>
  );
}
