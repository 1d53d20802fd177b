"use client";

import { useToast } from "@takt/ui/toast";
import { useT } from "~/i18n/use-t";
import { useEffect, useEffectEvent } from "react";
import { useErrorToast } from "../shared/actions/use-error-toast";
import { useLocaleRouter } from "../shared/use-locale-router";
import { onUnseenEnd, type UnseenEnd } from "./assistant/unseen-ends";

/** Says when a text is ready that was written while another tab or page was shown, and leads to it. */
export function UnseenTextToast() {
  const { t } = useT("writing");
  const { toast } = useToast();
  const errorToast = useErrorToast();
  const router = useLocaleRouter();
  const show = useEffectEvent(({ compositionId, isWritten }: UnseenEnd) => {
    const action = {
      label: t("generate.show"),
      altText: t("generate.showAlt"),
      onAction: () => router.push(`/app/content/create?tab=ai&c=${compositionId}`),
    };
    if (isWritten) toast({ tone: "success", title: t("result.ready"), action });
    else errorToast({ title: t("result.failed"), action });
  });
  useEffect(() => onUnseenEnd((end) => show(end)), []);
  return null;
}
