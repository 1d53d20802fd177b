import { createWebhookBody } from "@takt/domain/webhooks/model/create-webhook-body";
import { EmptyState } from "@takt/ui/empty-state";
import { Webhook } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import { CodeView } from "../code-view";

const EXAMPLE = createWebhookBody({
  type: "post.published",
  occurredAt: new Date("2026-11-30T09:00:00Z"),
  data: { postId: "019ad4c2-6e00-7000-8000-000000000000" },
});

/** Where there is no webhook: says what one is for, and shows what a program receives. */
export function NoWebhooks({ action }: { action: ReactNode }) {
  const { t } = useT("webhooks");
  return (
    <div className="grid gap-5">
      <EmptyState icon={<Webhook />} title={t("none.title")} description={t("none.text")} action={action} />
      <CodeView label={t("example")}>{EXAMPLE}</CodeView>
    </div>
  );
}
