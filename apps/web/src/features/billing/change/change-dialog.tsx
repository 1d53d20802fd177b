import { Dialog } from "@takt/ui/dialog";
import type { SubscriptionView } from "../subscription-state";
import { ChangeForm } from "./change-form";

type Props = { view: SubscriptionView; open: boolean; onClose: () => void };

/** Changes the plan or its interval, after its price was shown. */
export function ChangeDialog({ view, open, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {/* Inside the dialog, so that each opening computes the price again. */}
      {open && <ChangeForm view={view} onClose={onClose} />}
    </Dialog>
  );
}
