import { useT } from "next-i18next/client";
import { useEffect, useRef } from "react";
import type { RouterOutputs } from "../../../trpc/react";

/** The result of disconnecting. It takes the focus, because the button that had it is gone. */
export function DisconnectedNote({ result }: { result: RouterOutputs["connections"]["disconnect"] }) {
  const { t } = useT("profile");
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} role="status" className="grid gap-1 text-[13px] outline-hidden">
      <p className="font-medium">{t("disconnect.done")}</p>
      {!result.revoked && <p className="text-pretty text-warning-text">{t("disconnect.notRevoked")}</p>}
      {result.inFlight > 0 && (
        <p className="text-pretty text-warning-text">
          {t("disconnect.inFlight", { count: result.inFlight })}
        </p>
      )}
    </div>
  );
}
