"use client";

import { cn } from "@takt/ui/cn";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { createLazyPart } from "@takt/ui/lazy-part";
import { Menu } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId, useState } from "react";
import { usePagePath } from "../shared/navigation/workspace";
import { MORE_PATHS } from "./nav-entries";

const part = createLazyPart(() => import("./more-list"));

/** The navigation entries that do not fit into the bottom bar on phones. */
export function MoreSheet({ className, labelClassName }: { className: string; labelClassName: string }) {
  const { t } = useT("common");
  const shown = usePagePath();
  const current = MORE_PATHS.find((path) => shown === path || shown.startsWith(`${path}/`));
  const [open, setOpen] = useState(false);
  const list = part.usePart(open);
  const sheetId = useId();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? sheetId : undefined}
        onClick={() => setOpen(true)}
        className={cn(className, "w-full cursor-pointer", current ? "text-primary-text" : "text-muted-fg")}
      >
        <Menu aria-hidden className="size-5" />
        <span className={labelClassName}>{t("more")}</span>
      </button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent shape="sheet" id={sheetId} title={t("more")} closeLabel={t("close")}>
          {list && <list.MoreList current={current} />}
        </DialogContent>
      </Dialog>
    </>
  );
}
