import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { IconButton } from "@takt/ui/icon-button";
import { useMenuChoice } from "@takt/ui/use-menu-choice";
import { Ellipsis, Pencil, RefreshCw, Send, Trash2 } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { webhookName } from "../webhook-name";

type Props = {
  webhook: WebhookView;
  /** False without the plan: then it can be deleted alone. */
  mayChange: boolean;
  onTest: () => void;
  onDialog: (kind: "edit" | "rotate" | "delete") => void;
};

/** The menu of what is done with a webhook. One to which nothing is sent gets no test event. */
export function WebhookMenu({ webhook, mayChange, onTest, onDialog }: Props) {
  const { t } = useT("webhooks");
  const { choose, runChosen } = useMenuChoice();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="sm" label={t("act.menu", { name: webhookName(webhook) })}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent onCloseAutoFocus={runChosen}>
        {mayChange && (
          <>
            <DropdownMenuItem onSelect={() => choose(() => onDialog("edit"))}>
              <Pencil aria-hidden />
              {t("act.edit")}
            </DropdownMenuItem>
            {webhook.state === "open" && (
              <DropdownMenuItem onSelect={() => choose(onTest)}>
                <Send aria-hidden />
                {t("act.test")}
              </DropdownMenuItem>
            )}
            <DropdownMenuItem onSelect={() => choose(() => onDialog("rotate"))}>
              <RefreshCw aria-hidden />
              {t("act.rotate")}
            </DropdownMenuItem>
          </>
        )}
        <DropdownMenuItem tone="danger" onSelect={() => choose(() => onDialog("delete"))}>
          <Trash2 aria-hidden />
          {t("act.delete")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
