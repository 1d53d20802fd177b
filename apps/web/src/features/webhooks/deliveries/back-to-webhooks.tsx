import { Button } from "@takt/ui/button";
import { ArrowLeft } from "lucide-react";
import { useT } from "~/i18n/use-t";

/** Leads from the deliveries of a webhook to the list of all. */
export function BackToWebhooks({ onClick }: { onClick: () => void }) {
  const { t } = useT("webhooks");
  return (
    <Button size="sm" variant="ghost" className="-ms-2.5 justify-self-start" onClick={onClick}>
      <ArrowLeft aria-hidden />
      {t("deliveries.back")}
    </Button>
  );
}
