import { cn } from "@takt/ui/cn";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";

/** By which program somebody did something: a key, or an application that they let in; nothing where they did it by themselves. */
export function ViaLine({ via, className }: { via: string | null | undefined; className?: string }) {
  const { t } = useT("common");
  if (!via) return null;
  return (
    <p className={cn("wrap-anywhere text-muted-fg", className)}>
      {withVerbatim(via, (words) => t("via", { program: words }))}
    </p>
  );
}
