"use client";

import { WORKSPACE_LIMITS } from "@takt/domain/workspaces/model/workspace-limits";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { Field } from "@takt/ui/field";
import { Input } from "@takt/ui/input";
import { useId, useState } from "react";
import { useT } from "~/i18n/use-t";
import { useSaveWorkspace, type WorkspaceDialogKind } from "./use-save-workspace";

type Props = {
  /** Null while it is closed. */
  kind: WorkspaceDialogKind | null;
  /** Of the workspace that is renamed. */
  currentName: string;
  onClose: () => void;
};

/** Asks for the name of a new workspace, or a new name of the present one. */
export function WorkspaceDialog({ kind, currentName, onClose }: Props) {
  const { t } = useT(["workspaces", "common"]);
  // Null until something is typed here.
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? (kind === "rename" ? currentName : "");
  const formId = useId();
  const close = () => {
    setTyped(null);
    onClose();
  };
  const { run, isRunning } = useSaveWorkspace(kind ?? "create", close);
  const isEmpty = name.trim() === "";
  return (
    <Dialog open={kind !== null} onOpenChange={close}>
      <DialogContent
        title={t(kind === "rename" ? "renameTitle" : "createTitle")}
        description={t(kind === "rename" ? "renameText" : "createText")}
        closeLabel={t("common:close")}
        footer={
          <Button
            type="submit"
            form={formId}
            variant="primary"
            className="ms-auto"
            loading={isRunning}
            disabled={isEmpty}
          >
            {t(kind === "rename" ? "save" : "add")}
          </Button>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isEmpty) void run(name.trim());
          }}
        >
          <Field label={t("name")} hint={t("nameHint")}>
            {(field) => (
              <Input
                {...field}
                autoComplete="off"
                maxLength={WORKSPACE_LIMITS.name}
                value={name}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  );
}
