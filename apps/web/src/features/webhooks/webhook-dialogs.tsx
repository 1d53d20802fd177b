import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { CreateDialog } from "./create/create-dialog";
import { DeleteDialog } from "./delete/delete-dialog";
import { DeliverySheet } from "./deliveries/delivery-sheet";
import { EditDialog } from "./edit/edit-dialog";
import { RotateDialog } from "./rotate/rotate-dialog";

export type WebhookDialog =
  | { kind: "create" }
  | { kind: "edit" | "rotate" | "delete"; webhook: WebhookView }
  | { kind: "delivery"; id: string; webhook: WebhookView; mayChange: boolean };

type Props = {
  /** Null while none is open. */
  dialog: WebhookDialog | null;
  onClose: () => void;
  /** Called when the button that opened the dialog may be gone. */
  onGone: () => void;
};

/** The dialogs of webhooks, each open while it is mounted. */
export function WebhookDialogs({ dialog, onClose, onGone }: Props) {
  const close = (isGone: boolean) => {
    onClose();
    if (isGone) onGone();
  };
  switch (dialog?.kind) {
    case "create":
      return <CreateDialog onClose={close} />;
    case "edit":
      return <EditDialog webhook={dialog.webhook} onClose={onClose} />;
    case "rotate":
      return <RotateDialog webhook={dialog.webhook} onClose={onClose} />;
    case "delete":
      return <DeleteDialog webhook={dialog.webhook} onClose={close} />;
    case "delivery":
      return (
        <DeliverySheet
          id={dialog.id}
          webhook={dialog.webhook}
          mayChange={dialog.mayChange}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
