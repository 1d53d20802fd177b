import type { ConsentView } from "@takt/domain/members/model/consent-view";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { type Action, useAction } from "~/features/shared/actions/use-action";
import { now } from "~/features/shared/time/now";

type Change = "give" | "withdraw" | "undo";

/**
 * Whether others may publish under the reader's name, and what changes it: shown at once, and taken back where it fails. Giving
 * the consent again while its withdrawal can be undone undoes it, so that a click to and fro loses no scheduled post.
 */
export function useConsent({ consentedAt, withdrawal }: ConsentView) {
  const { t } = useT(["members", "common"]);
  const { members } = trpc.useUtils();
  const calls = {
    give: trpc.members.giveConsent.useMutation().mutateAsync,
    withdraw: trpc.members.withdrawConsent.useMutation().mutateAsync,
    undo: trpc.members.undoWithdrawal.useMutation().mutateAsync,
  };
  const texts = {
    give: { failed: () => t("consent.giveFailed"), done: () => ({ title: t("consent.given") }) },
    withdraw: {
      failed: () => t("consent.withdrawFailed"),
      done: (posts: number) => ({
        title: t("consent.withdrawn"),
        ...(posts > 0 && { description: t("consent.cancelled", { count: posts }) }),
        action: {
          label: t("common:undo"),
          altText: t("consent.undoAlt"),
          onAction: () => change.run("undo"),
          isUndo: true,
        },
      }),
    },
    undo: {
      failed: () => t("consent.undoFailed"),
      done: (posts: number) => ({
        title: t("consent.given"),
        ...(posts > 0 && { description: t("consent.restored", { count: posts }) }),
      }),
    },
  };
  const change: Action<Change, number> = useAction(
    async (kind: Change) => (await calls[kind]())?.posts ?? 0,
    {
      latestWins: true,
      failed: (_, kind) => texts[kind].failed(),
      done: (posts, kind) => ({ tone: "success", ...texts[kind].done(posts) }),
      // Awaited: until then what was chosen is shown.
      refresh: () => Promise.all([members.consent.invalidate(), members.list.invalidate()]),
    },
  );
  const running = change.running.at(-1);
  const canUndo =
    (withdrawal !== null && withdrawal.until.getTime() > now().getTime()) || running === "withdraw";
  return {
    isConsented: running === undefined ? consentedAt !== null : running !== "withdraw",
    isChanging: running !== undefined,
    choose: (on: boolean) => void change.run(on ? (canUndo ? "undo" : "give") : "withdraw"),
    undo: () => void change.run("undo"),
  };
}
