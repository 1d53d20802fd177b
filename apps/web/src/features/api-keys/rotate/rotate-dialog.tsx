import { API_KEY_LIMITS } from "@takt/domain/api-keys/model/api-key-limits";
import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import { Button } from "@takt/ui/button";
import { withVerbatim } from "@takt/ui/verbatim";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { now } from "~/features/shared/time/now";
import { useClock } from "~/features/shared/time/use-clock";
import { CallError } from "~/features/shared/call-error";
import type { MadeKey } from "../new-key";
import { NewKeyDialog } from "../new-key-dialog";
import { useRotateKey } from "./use-rotate-key";

const OVERLAP_MS = API_KEY_LIMITS.overlapHours * 3_600_000;

type Props = {
  apiKey: ApiKeyView;
  origin: string;
  /** Called with whether a key was made. */
  onClose: (isMade: boolean) => void;
};

/** Says what happens to the old key, and makes the new one. */
export function RotateDialog({ apiKey, origin, onClose }: Props) {
  const { t } = useT(["api-keys", "common"]);
  const clock = useClock();
  const [made, setMade] = useState<MadeKey | null>(null);
  const rotate = useRotateKey(setMade);
  const { name, expiresAt } = apiKey;
  const isShort = expiresAt.getTime() - now().getTime() < OVERLAP_MS;
  return (
    <NewKeyDialog
      made={made}
      origin={origin}
      onClose={onClose}
      title={withVerbatim(name, (shown) => t("rotate.title", { name: shown }))}
      description={
        isShort
          ? t("rotate.textShort", { when: clock.dateTime(expiresAt) })
          : t("rotate.text", { hours: API_KEY_LIMITS.overlapHours })
      }
      footer={
        <>
          <Button onClick={() => onClose(false)}>{t("common:cancel")}</Button>
          <Button variant="primary" loading={rotate.isRunning} onClick={() => void rotate.run(apiKey)}>
            {t("rotate.action")}
          </Button>
        </>
      }
    >
      <p className="text-sm text-pretty">{t("rotate.same", { day: clock.day(expiresAt) })}</p>
      <CallError error={rotate.error} />
    </NewKeyDialog>
  );
}
