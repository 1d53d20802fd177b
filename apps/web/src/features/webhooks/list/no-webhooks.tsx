import { EmptyState } from "@takt/ui/empty-state";
import { Webhook } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { CodeView } from "../code-view";
import { MESSAGE_EXAMPLE } from "./message-example";

/** Where there is no webhook: says what one is for, and shows what a program receives. */
export function NoWebhooks({ action }: { action: ReactNode }) {
  const { t } = useT("webhooks");
  return (
    <div className="grid gap-5">
      <EmptyState icon={<Webhook />} title={t("none.title")} description={t("none.text")} action={action} />
      <CodeView label={t("example")}>{MESSAGE_EXAMPLE}</CodeView>
    </div>
  );
}
