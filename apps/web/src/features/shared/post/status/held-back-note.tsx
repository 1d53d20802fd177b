import { useT } from "next-i18next/client";
import { useRecheckConnection } from "../../linkedin/use-recheck-connection";
import { ReconnectLink } from "./reconnect-link";

/** Why a scheduled post will not go out as things stand. */
export function HeldBackNote() {
  const { t } = useT("posts");
  useRecheckConnection();
  return (
    <p className="text-[13px] text-warning-text">
      <strong className="font-medium">{t("heldBack.title")}.</strong> {t("heldBack.text")} <ReconnectLink />
    </p>
  );
}
