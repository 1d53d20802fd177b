"use client";

import { useT } from "next-i18next/client";
import { useCallback, useState, type ComponentType, type ReactNode } from "react";
import { useErrorToast } from "../../shared/actions/use-error-toast";
import type { FeedbackDialogProps } from "../feedback-dialog";
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
    (given: FeedbackOpening) => {
      setOpening({ ...given, page: window.location.pathname });
      void load().then((loaded) => {
        if (!loaded) return errorToast({ title: t("loadFailed") });
        setDialog(() => loaded);
        setIsOpen(true);
      });
    },
    [errorToast, t],
  );
  return (
    <FeedbackContext value={open}>
      {children}
      {Dialog && opening && <Dialog opening={opening} open={isOpen} onOpenChange={setIsOpen} />}
    </FeedbackContext>
  );
}
