"use client";

import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { Lock } from "lucide-react";
import { localePath } from "~/i18n/locale-path";
import { useT } from "~/i18n/use-t";
import { useWorkspace } from "~/features/shared/navigation/workspace";
import { PageHead } from "~/features/shared/page-head";
import { useLocale } from "~/features/shared/use-locale";

type Props = { title: "posts:editor.createTitle" | "compass:title" };

/** A page of those who write, for those who do not write in this workspace, and the way to where they do. */
export function NoWriting({ title }: Props) {
  const { t } = useT(["posts", "compass"]);
  const locale = useLocale();
  const { isReadOnly } = useWorkspace();
  return (
    <div className="grid gap-5">
      <PageHead title={t(title)} />
      <EmptyState
        icon={<Lock />}
        title={t("author.createTitle")}
        description={t(isReadOnly ? "author.createPlan" : "author.createRole")}
        action={
          <Button asChild>
            {/* A document of its own, as from the account menu. */}
            <a href={localePath(locale, "/app/content/create")}>{t("newPost")}</a>
          </Button>
        }
      />
    </div>
  );
}
