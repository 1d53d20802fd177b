import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { Button } from "@takt/ui/button";
import { Section } from "@takt/ui/section";
import { Skeleton } from "@takt/ui/skeleton";
import { Plus } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { NeedsPlan } from "~/features/api-keys/parts/needs-plan";
import { LoadError } from "~/features/shared/load-error";
import { useNow } from "~/features/shared/time/use-clock";
import { useLocale } from "~/features/shared/use-locale";
import { localePath } from "~/i18n/locale-path";
import { useT } from "~/i18n/use-t";
import type { WebhookDialog } from "../webhook-dialogs";
import { NoWebhooks } from "./no-webhooks";
import { WebhookList } from "./webhook-list";

const MINUTE_MS = 60_000;

type Props = {
  heading: RefObject<HTMLHeadingElement | null>;
  title: ReactNode;
  query: Parameters<typeof LoadError>[0]["query"] & { data?: WebhookView[]; isError: boolean };
  /** False without the plan. */
  mayChange: boolean;
  onDialog: (dialog: WebhookDialog) => void;
  onTest: (id: string) => void;
  onOpen: (id: string) => void;
};

/** The webhooks of a workspace, and what stands in for them. */
export function WebhooksSection({ heading, title, query, mayChange, onDialog, onTest, onOpen }: Props) {
  const { t } = useT("webhooks");
  const now = useNow(MINUTE_MS);
  const webhooks = query.data ?? [];
  const create = (
    <Button variant="primary" onClick={() => onDialog({ kind: "create" })}>
      <Plus aria-hidden />
      {t("create.open")}
    </Button>
  );
  return (
    <Section
      headingRef={heading}
      title={title}
      text={<Intro />}
      action={mayChange && webhooks.length > 0 && create}
    >
      {!mayChange && (
        <NeedsPlan title={t("plan.title")} text={t("plan.text")} textMember={t("plan.textMember")} />
      )}
      {query.data ? (
        <>
          {webhooks.length > 0 && (
            <WebhookList
              webhooks={webhooks}
              now={now}
              mayChange={mayChange}
              onDialog={onDialog}
              onTest={onTest}
              onOpen={onOpen}
            />
          )}
          {mayChange && webhooks.length === 0 && <NoWebhooks action={create} />}
        </>
      ) : query.isError ? (
        <LoadError title={t("loadFailed")} query={query} />
      ) : (
        <Skeleton className="h-40 rounded-xl" />
      )}
    </Section>
  );
}

function Intro() {
  const { t } = useT("webhooks");
  const locale = useLocale();
  return (
    <>
      {t("intro")}{" "}
      <a href={localePath(locale, "/help/webhooks")} className="link">
        {t("help")}
      </a>
    </>
  );
}
