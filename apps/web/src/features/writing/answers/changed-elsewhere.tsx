import { Button } from "@takt/ui/button";
import { Notice } from "@takt/ui/notice";
import { useToast } from "@takt/ui/toast";
import { TriangleAlert } from "lucide-react";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { useErrorText } from "../../shared/use-error-text";
import type { Answers } from "./use-answers";

/** Asks which answers to keep when they were changed in another tab. */
export function ChangedElsewhere({ answers }: { answers: Answers }) {
  const { t } = useT("writing");
  const { toast } = useToast();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<"takeTheirs" | "keepMine" | null>(null);
  if (answers.status !== "conflict" && busy === null) return null;
  const decide = (way: "takeTheirs" | "keepMine") => async () => {
    setBusy(way);
    try {
      await answers[way]();
    } catch (error) {
      toast({ tone: "error", title: t("changed.failed"), description: errorText(error) });
    }
    setBusy(null);
  };
  return (
    <Notice
      tone="amber"
      role="alert"
      icon={<TriangleAlert aria-hidden />}
      actions={
        <>
          <Button size="sm" loading={busy === "takeTheirs"} onClick={() => void decide("takeTheirs")()}>
            {t("changed.reload")}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            loading={busy === "keepMine"}
            onClick={() => void decide("keepMine")()}
          >
            {t("changed.keepMine")}
          </Button>
        </>
      }
    >
      <p className="font-medium">{t("changed.title")}</p>
      <p>{t("changed.text")}</p>
    </Notice>
  );
}
