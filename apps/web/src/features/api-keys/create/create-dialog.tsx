import { Button } from "@takt/ui/button";
import { useId, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { MadeKey } from "../new-key";
import { NewKeyDialog } from "../new-key-dialog";
import { KeyForm } from "./key-form";
import { useCreateKey } from "./use-create-key";

type Props = {
  origin: string;
  /** Called with whether a key was made. */
  onClose: (isMade: boolean) => void;
};

/** Creates a key and shows it. */
export function CreateDialog({ origin, onClose }: Props) {
  const { t } = useT(["api-keys", "common"]);
  const formId = useId();
  const [isEntered, setEntered] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  const create = useCreateKey(setMade);
  return (
    <NewKeyDialog
      made={made}
      origin={origin}
      onClose={onClose}
      isEntered={isEntered}
      title={t("create.title")}
      description={t("create.text")}
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t("common:cancel")}</Button>
          <Button type="submit" form={formId} variant="primary" loading={create.isRunning}>
            {t("create.action")}
          </Button>
        </>
      }
    >
      <KeyForm id={formId} create={create} onEntered={setEntered} />
    </NewKeyDialog>
  );
}
