import type { DecisionInput } from "@takt/domain/waitlist/model/decision-input";
import { undoDecision } from "@takt/domain/waitlist/model/undo-decision";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc, type RouterOutputs } from "../../trpc/react";
import { getDomainError } from "../shared/get-domain-error";
import { useErrorText } from "../shared/use-error-text";

type Decided = RouterOutputs["operator"]["decide"];

/**
 * Decides about accounts, shows the result, and offers Undo. `decide` resolves to whether the call succeeded. `stale`:
 * the operator has to sign in again first.
 */
export function useDecide(): {
  decide: (input: DecisionInput) => Promise<boolean>;
  deciding: boolean;
  stale: boolean;
} {
  const { t } = useT("operator");
  const { t: common } = useT("common");
  const { toast } = useToast();
  const errorText = useErrorText();
  const { operator } = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.operator.decide.useMutation();
  const [stale, setStale] = useState(false);

  const skippedText = ({ skipped }: Decided) => {
    const count = (why: string) => skipped.filter((one) => one.why === why).length;
    const parts = [
      count("own") > 0 && t("skipped.own"),
      count("same") > 0 && t("skipped.same", { count: count("same") }),
      count("missing") > 0 && t("skipped.missing", { count: count("missing") }),
    ];
    return parts.filter(Boolean).join(" ");
  };
  const showResult = (input: DecisionInput, decided: Decided, isUndo: boolean) => {
    const { changed } = decided;
    const description = skippedText(decided);
    const details = description ? { description } : {};
    if (changed.length === 0) return toast({ title: t("skipped.nothing"), ...details });
    const title = t(`done.${input.decision}`, { count: changed.length });
    if (isUndo) return toast({ title, ...details });
    toast({
      title,
      ...details,
      action: {
        label: common("undo"),
        altText: t("undoHint"),
        onAction: () => void undo(changed),
      },
    });
  };
  const undo = async (changed: Decided["changed"]) => {
    for (const input of undoDecision(changed)) await decide(input, true);
  };
  const decide = async (input: DecisionInput, isUndo = false): Promise<boolean> => {
    try {
      showResult(input, await mutateAsync(input), isUndo);
      void operator.invalidate();
      return true;
    } catch (error) {
      if (getDomainError(error)?.code === "sign_in_stale") setStale(true);
      toast({ tone: "error", title: errorText(error) });
      return false;
    }
  };
  return { decide: (input) => decide(input), deciding: isPending, stale };
}
