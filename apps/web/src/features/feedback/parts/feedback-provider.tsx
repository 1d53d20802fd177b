"use client";

import { useT } from "~/i18n/use-t";
import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useErrorToast } from "~/features/shared/actions/use-error-toast";
import type { FeedbackDialogProps } from "../feedback-dialog";
import { pageBefore } from "./feedback-hash";
import { FeedbackContext, type FeedbackOpening } from "./use-feedback";

const load = () =>
  import("../feedback-dialog").then(
    (module) => module.FeedbackDialog,
    () => null,
  );

/**
 * Provides the feedback dialog to all pages. Its script is loaded when it is first opened; it then stays mounted and keeps
 * what was typed and chosen.
 */
export function FeedbackProvider({ children }: { children: ReactNode }) {
  const { t } = useT("feedback");
  const errorToast = useErrorToast();
  const [Dialog, setDialog] = useState<ComponentType<FeedbackDialogProps> | null>(null);
  const [opening, setOpening] = useState<FeedbackDialogProps["opening"] | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const open = useCallback(
    (given: FeedbackOpening, page = window.location.pathname) => {
      void load().then((loaded) => {
        if (!loaded) return errorToast({ title: t("loadFailed") });
        setOpening({ ...given, page });
        setDialog(() => loaded);
        setIsOpen(true);
      });
    },
    [errorToast, t],
  );
  useEffect(() => {
    const { hash, origin, pathname, search } = window.location;
    const page = pageBefore(hash, document.referrer, origin);
    if (page === null) return;
    // The dialog does not open again when the page is reloaded.
    window.history.replaceState(window.history.state, "", pathname + search);
    open({}, page);
  }, [open]);
  return (
    <FeedbackContext value={open}>
      {children}
      {Dialog && opening && <Dialog opening={opening} open={isOpen} onOpenChange={setIsOpen} />}
    </FeedbackContext>
  );
}
