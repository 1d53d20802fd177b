import { Notice } from "@takt/ui/notice";
import { CircleAlert } from "lucide-react";
import { useT } from "next-i18next/client";
import { useErrorText } from "../shared/use-error-text";
import type { AudienceForm } from "./use-audience-form";

/** Says why an audience was not saved and, when it was changed elsewhere, shows the saved version. */
export function AudienceNotSaved({ form }: { form: AudienceForm }) {
  const { t } = useT("audiences");
  const errorText = useErrorText();
  const { error, theirs } = form;
  if (!error) return null;
  return (
    <Notice role="alert" tone="red" icon={<CircleAlert aria-hidden />}>
      <p className="font-medium">{t("failedTo.save")}</p>
      {theirs ? (
        <>
          <p>{t("dialog.changed")}</p>
          <blockquote className="mt-1 grid gap-0.5 border-s-2 border-current ps-3 wrap-anywhere">
            <p className="font-medium">{theirs.name}</p>
            <p className="whitespace-pre-wrap">{theirs.description}</p>
          </blockquote>
        </>
      ) : (
        <p>
          {errorText(error)} {t("dialog.kept")}
        </p>
      )}
    </Notice>
  );
}
