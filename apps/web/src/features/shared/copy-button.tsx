import { Button } from "@takt/ui/button";
import { useToast } from "@takt/ui/toast";
import { Copy } from "lucide-react";
import { useErrorToast } from "./actions/use-error-toast";
import { copyToClipboard } from "./copy-to-clipboard";

type Props = {
  text: string;
  label: string;
  /** The toast after copying. */
  done: string;
  failed: string;
};

/** A button that copies a text to the clipboard. */
export function CopyButton({ text, label, done, failed }: Props) {
  const { toast } = useToast();
  const errorToast = useErrorToast();
  const copy = async () => {
    if (await copyToClipboard(text)) toast({ tone: "success", title: done });
    else errorToast({ title: failed });
  };
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Copy aria-hidden />
      {label}
    </Button>
  );
}
