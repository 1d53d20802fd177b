import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import { CreateDialog } from "./create/create-dialog";
import { RevokeDialog } from "./revoke/revoke-dialog";
import { RotateDialog } from "./rotate/rotate-dialog";

export type KeyDialog = { kind: "create" } | { kind: "rotate" | "revoke"; key: ApiKeyView };

type Props = {
  /** Null while none is open. */
  dialog: KeyDialog | null;
  origin: string;
  onClose: () => void;
  /** Called when the list has changed, and the button that opened the dialog may be gone with it. */
  onChanged: () => void;
};

/** The dialogs of keys, each open while it is mounted. */
export function KeyDialogs({ dialog, origin, onClose, onChanged }: Props) {
  const close = (hasChanged: boolean) => {
    onClose();
    if (hasChanged) onChanged();
  };
  switch (dialog?.kind) {
    case "create":
      return <CreateDialog origin={origin} onClose={close} />;
    case "rotate":
      return <RotateDialog apiKey={dialog.key} origin={origin} onClose={close} />;
    case "revoke":
      return <RevokeDialog apiKey={dialog.key} onClose={close} />;
    default:
      return null;
  }
}
