import type { CompositionView } from "@takt/domain/writing/model/composition-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";

/** Begins another composition with the answers of one. */
export function useNewAlike(
  { answers, quote }: Pick<CompositionView, "answers" | "quote">,
  onBegun: (id: string) => void,
) {
  const { t } = useT("writing");
  const { toast } = useToast();
  const errorText = useErrorText();
  const { writing } = trpc.useUtils();
  const start = trpc.writing.start.useMutation({
    onSuccess(begun) {
      writing.get.setData({ id: begun.id }, begun);
      void writing.latest.invalidate();
      onBegun(begun.id);
    },
    onError: (error) => toast({ tone: "error", title: t("changed.failed"), description: errorText(error) }),
  });
  return { beginning: start.isPending, begin: () => start.mutate({ answers, quote }) };
}
