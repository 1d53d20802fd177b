import { Dialog, DialogContent } from "@takt/ui/dialog";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";

type Props = {
  isOpen: boolean;
  footer: ReactNode;
  children: ReactNode;
  onClose: () => void;
  /** Moves the focus where its row is gone. */
  onCloseAutoFocus: (event: Event) => void;
};

/** The post over the list, where it has no room beside it; the buttons are at the lower edge. */
export function PostSheet({ isOpen, footer, children, onClose, onCloseAutoFocus }: Props) {
  const { t } = useT("approvals");
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        shape="sheet"
        title={t("inbox.shown")}
        closeLabel={t("inbox.close")}
        footer={footer}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {children}
      </DialogContent>
    </Dialog>
  );
}
