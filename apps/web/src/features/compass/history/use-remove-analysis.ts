import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { withVerbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useAction } from "~/features/shared/actions/use-action";
import { refetchAfterWrite, setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";

type Asked = { analysis: AnalysisView; row: Element | null };

/** Removes an analysis after a confirmation; the focus moves to a neighbour, or to the heading when there is none. */
export function useRemoveAnalysis(
  heading: RefObject<HTMLHeadingElement | null>,
  onRemoved: (id: string) => void,
) {
  const { t } = useT("compass");
  const { compass } = trpc.useUtils();
  const { mutateAsync } = trpc.compass.remove.useMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [gone, setGone] = useState<Asked | null>(null);

  const removeFromList = useRef<(gone: Asked) => void>(() => undefined);
  useEffect(() => {
    removeFromList.current = ({ analysis: { id }, row }) => {
      const next = row?.nextElementSibling ?? row?.previousElementSibling ?? heading.current;
      if (next instanceof HTMLElement) next.focus();
      setQueryData(compass.list, undefined, (all) => all.filter((one) => one.id !== id));
      void refetchAfterWrite(compass.list);
      onRemoved(id);
    };
  });
  // Removed after the dialog has returned the focus to its row, which must still exist then.
  useEffect(() => {
    if (!gone) return;
    const timer = setTimeout(() => {
      removeFromList.current(gone);
      setGone(null);
    });
    return () => clearTimeout(timer);
  }, [gone]);

  const remove = useAction(({ analysis: { id } }: Asked) => mutateAsync({ id }), {
    done: (_, { analysis: { title } }) => ({
      tone: "success",
      title: withVerbatim(title, (words) => t("history.removed", { title: words })),
    }),
    // The dialog shows it.
    failed: () => null,
    onDone(_, removed) {
      setAsked(null);
      setGone(removed);
    },
  });

  return {
    /** The analysis that the dialog asks about; null while it is closed. */
    asked: asked?.analysis ?? null,
    removing: remove.isRunning,
    /** The error of the last attempt. */
    error: remove.error,
    ask(analysis: AnalysisView, row: Element | null) {
      remove.clearError();
      setAsked({ analysis, row });
    },
    cancel: () => setAsked(null),
    confirm: () => asked && void remove.run(asked),
  };
}
