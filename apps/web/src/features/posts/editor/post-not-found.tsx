"use client";

import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { FileX } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";

/** Shown for a post that does not exist or belongs to another user; the two are not distinguished. */
export function PostNotFound() {
  const { t } = useT("posts");
  return (
    <>
      <h1 className="sr-only">{t("editor.viewTitle")}</h1>
      <EmptyState
        icon={<FileX />}
        title={t("page.gone")}
        description={t("page.goneText")}
        action={
          <Button asChild>
            <LocaleLink href="/app/posts">{t("page.toPosts")}</LocaleLink>
          </Button>
        }
      />
    </>
  );
}
