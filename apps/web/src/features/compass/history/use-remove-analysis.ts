import type { AnalysisView } from "@takt/domain/compass/model/analysis-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useEffect, useRef, useState, type RefObject } from "react";
import { refetchAfterWrite } from "../../../trpc/refetch-after-write";
import { trpc } from "../../../trpc/react";

type Asked = { analysis: AnalysisView; row: Element | null };

/** Removes an analysis after a confirmation; the focus moves to a neighbour, or to the heading when there is none. */
export function useRemoveAnalysis(
  heading: RefObject<HTMLHeadingElement | null>,
  onRemoved: (id: string) => void,
) {
  const { t } = useT("compass");
  const { toast } = useToast();
  const { compass } = trpc.useUtils();
  const call = trpc.compass.remove.useMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [gone, setGone] = useState<Asked | null>(null);

  const removeFromList = useRef<(gone: Asked) => void>(() => undefined);
  useEffect(() => {
    removeFromList.current = ({ analysis: { id }, row }) => {
      const next = row?.nextElementSibling ?? row?.previousElementSibling ?? heading.current;
      if (next instanceof HTMLElement) next.focus();
      compass.list.setData(undefined, (all) => all?.filter((one) => one.id !== id));
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

  return {
    /** The analysis that the dialog asks about; null while it is closed. */
    asked: asked?.analysis ?? null,
    removing: call.isPending,
    /** The error of the last attempt. */
    error,
    ask(analysis: AnalysisView, row: Element | null) {
      setError(null);
      setAsked({ analysis, row });
    },
    cancel: () => setAsked(null),
    async confirm(): Promise<void> {
      if (!asked) return;
      setError(null);
      try {
        await call.mutateAsync({ id: asked.analysis.id });
      } catch (failure) {
        return setError(failure);
      }
      setAsked(null);
      setGone(asked);
      toast({ tone: "success", title: t("history.removed", { title: asked.analysis.title }) });
    },
  };
}
