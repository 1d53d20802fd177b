"use client";

import * as Radix from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { Button } from "../button";
import { cn } from "../cn";
import { useEscapeLayer } from "../use-escape-layer";
import { backdrop, shapes, useReturnFocus } from "./overlay";

export type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  cancelLabel: string;
  actionLabel: string;
  /** danger: the action cannot simply be undone. */
  tone?: "primary" | "danger";
  loading?: boolean;
  onAction: () => void;
  /** Further content, such as a list of affected items or the error of the last try. */
  children?: ReactNode;
};

/** Asks for confirmation. The focus starts on Cancel; the caller closes the dialog after its action. */
export function AlertDialogBox(props: AlertDialogProps) {
  const returnFocus = useReturnFocus({});
  const {
    open,
    onOpenChange,
    title,
    description,
    cancelLabel,
    actionLabel,
    tone,
    loading,
    onAction,
    children,
  } = props;
  useEscapeLayer(open, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={backdrop} />
        <Radix.Content {...returnFocus} className={cn(shapes.dialog, "gap-2 p-5 sm:max-w-md")}>
          <Radix.Title className="text-lg/7 font-semibold tracking-[-0.015em] text-balance">
            {title}
          </Radix.Title>
          <Radix.Description asChild>
            <div className="grid gap-2 text-sm text-muted-fg">{description}</div>
          </Radix.Description>
          {children}
          <div className="mt-3 flex flex-wrap justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant={tone ?? "primary"} loading={loading} onClick={onAction}>
              {actionLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
