import type { DecisionInput } from "@takt/domain/waitlist/model/decision-input";
import { undoDecision } from "@takt/domain/waitlist/model/undo-decision";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { trpc, type RouterOutputs } from "../../trpc/react";
import { refusalCode } from "../shared/refusal-code";
import { useErrorText } from "../shared/use-error-text";

type Decided = RouterOutputs["provider"]["decide"];

/**
 * Decides, says what came of it, and offers to take it back. `decide` answers whether it arrived. `stale`: the
 * provider must sign in anew first.
 */
export function useDecide(): {
  decide: (input: DecisionInput) => Promise<boolean>;
  deciding: boolean;
  stale: boolean;
} {
  const { t } = useT("provider");
  const { t: common } = useT("common");
  const { toast } = useToast();
  const errorText = useErrorText();
  const { provider } = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.provider.decide.useMutation();
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
  const tell = (input: DecisionInput, decided: Decided, isUndo: boolean) => {
    const { changed } = decided;
    const description = skippedText(decided);
    const words = description ? { description } : {};
    if (changed.length === 0) return toast({ title: t("skipped.nothing"), ...words });
    const title = t(`done.${input.decision}`, { count: changed.length });
    if (isUndo) return toast({ title, ...words });
    toast({
      title,
      ...words,
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
      tell(input, await mutateAsync(input), isUndo);
      void provider.invalidate();
      return true;
    } catch (error) {
      if (refusalCode(error)?.code === "sign_in_stale") setStale(true);
      toast({ tone: "error", title: errorText(error) });
      return false;
    }
  };
  return { decide: (input) => decide(input), deciding: isPending, stale };
}
