import type { DecisionInput } from "@takt/domain/waitlist/model/decision-input";
import { undoDecision } from "@takt/domain/waitlist/model/undo-decision";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";

type Decided = RouterOutputs["operator"]["decide"];
type Deciding = { input: DecisionInput; isUndo: boolean };

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
  const { operator } = trpc.useUtils();
  const { mutateAsync } = trpc.operator.decide.useMutation();
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
  const decide = useAction(({ input }: Deciding) => mutateAsync(input), {
    keyOf: ({ input }) => JSON.stringify(input),
    done(decided, { input, isUndo }) {
      const { changed } = decided;
      const description = skippedText(decided);
      const details = description ? { description } : {};
      if (changed.length === 0) return { title: t("skipped.nothing"), ...details };
      const title = t(`done.${input.decision}`, { count: changed.length });
      if (isUndo) return { title, ...details };
      const onAction = () => undo(changed);
      return {
        title,
        ...details,
        action: { label: common("undo"), altText: t("undoHint"), onAction, isUndo: true },
      };
    },
    onDone: () => void operator.invalidate(),
    onFailed: ({ code }) => code === "sign_in_stale" && setStale(true),
  });
  const undo = async (changed: Decided["changed"]) => {
    for (const input of undoDecision(changed)) await decide.run({ input, isUndo: true });
  };
  return {
    decide: async (input) => (await decide.run({ input, isUndo: false })) !== null,
    deciding: decide.isRunning,
    stale,
  };
}
