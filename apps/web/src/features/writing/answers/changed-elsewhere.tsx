import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useAction } from "~/features/shared/actions/use-action";
import type { Answers } from "./use-answers";

/** Asks which answers to keep when they were changed in another tab. */
export function ChangedElsewhere({ answers }: { answers: Answers }) {
  const { t } = useT("writing");
  const decide = useAction((way: "takeTheirs" | "keepMine") => answers[way](), {
    failed: () => t("changed.failed"),
  });
  const [busy] = decide.running;
  if (answers.status !== "conflict" && busy === undefined) return null;
  return (
    <Callout
      tone="amber"
      role="alert"
      icon={<TriangleAlert aria-hidden />}
      actions={
        <>
          <Button size="sm" loading={busy === "takeTheirs"} onClick={() => void decide.run("takeTheirs")}>
            {t("changed.reload")}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            loading={busy === "keepMine"}
            onClick={() => void decide.run("keepMine")}
          >
            {t("changed.keepMine")}
          </Button>
        </>
      }
    >
      <p className="font-medium">{t("changed.title")}</p>
      <p>{t("changed.text")}</p>
    </Callout>
  );
}
