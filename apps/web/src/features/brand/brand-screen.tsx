"use client";

import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LoadError } from "../shared/load-error";
import { BrandFacts } from "./brand-facts";
import { BrandForm } from "./brand-form";
import type { BrandedWorkspace } from "./branded-workspace";

/** How a workspace looks: who manages it changes it here, and reads it once the plan has ended. */
export function BrandScreen({ workspace }: { workspace: BrandedWorkspace }) {
  const { t } = useT("brand");
  const query = trpc.brand.get.useQuery();
  if (query.data) {
    const Brand = workspace.isReadOnly ? BrandFacts : BrandForm;
    return <Brand workspace={workspace} brand={query.data} />;
  }
  return query.isError ? (
    <LoadError title={t("loadFailed")} query={query} />
  ) : (
    <Skeleton className="h-96 max-w-2xl" />
  );
}
