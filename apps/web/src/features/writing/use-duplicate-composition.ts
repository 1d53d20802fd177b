import type { CompositionView } from "@takt/domain/writing/model/composition-view";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { useErrorText } from "../shared/use-error-text";

/** Creates a new composition with the answers of another one. */
export function useDuplicateComposition(
  { answers, quote }: Pick<CompositionView, "answers" | "quote">,
  onCreated: (id: string) => void,
) {
  const { t } = useT("writing");
  const { toast } = useToast();
  const errorText = useErrorText();
  const { writing } = trpc.useUtils();
  const start = trpc.writing.start.useMutation({
    onSuccess(created) {
      writing.get.setData({ id: created.id }, created);
      void writing.latest.invalidate();
      onCreated(created.id);
    },
    onError: (error) => toast({ tone: "error", title: t("changed.failed"), description: errorText(error) }),
  });
  return { creating: start.isPending, create: () => start.mutate({ answers, quote }) };
}
