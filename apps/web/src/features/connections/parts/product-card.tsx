"use client";

import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { QueryCard } from "~/features/shared/query-card";
import { ProductAccess } from "../products/product-access";

/**
 * LinkedIn's further products, each with what it is good for, its connection and how to end it. Nothing is shown where this
 * installation has no app for any of them: the permissions above say then what LinkedIn gives.
 */
export function ProductCard() {
  const { t } = useT("profile");
  const query = trpc.connections.products.useQuery();
  if (query.data?.every(({ isOffered, status }) => !isOffered && status === "none")) return null;
  return (
    <QueryCard
      title={t("products.title")}
      query={query}
      failed={t("products.failed")}
      skeleton={<Skeleton className="h-64 rounded-xl" />}
    >
      {(products) => (
        <>
          <p className="text-caption text-pretty text-muted-fg">{t("products.text")}</p>
          <ul className="grid divide-y divide-border">
            {products.map((access) => (
              <li key={access.product} className="py-4 first:pt-0 last:pb-0">
                <ProductAccess access={access} />
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryCard>
  );
}
