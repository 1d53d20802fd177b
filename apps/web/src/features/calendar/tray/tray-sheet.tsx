import { Dialog, DialogContent } from "@takt/ui/dialog";
import { useT } from "~/i18n/use-t";
import { TrayContent, type TrayContentProps } from "./tray-content";

type Props = TrayContentProps & { isOpen: boolean; onClose: () => void };

/** The drafts and ideas over the calendar, on narrow screens; it closes for the dialog of a time. */
export function TraySheet({ isOpen, onClose, onSchedule, ideas }: Props) {
  const { t } = useT("calendar");
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <DialogContent shape="sheet" title={t("tray.title")} closeLabel={t("close")}>
        <TrayContent
          ideas={ideas}
          onSchedule={(draft) => {
            onClose();
            onSchedule(draft);
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
