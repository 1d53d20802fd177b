import { Skeleton } from "@takt/ui/skeleton";
import type { ComponentProps, ReactNode } from "react";
import { QueryCard } from "~/features/shared/query-card";

type Query<Activity> = ComponentProps<typeof QueryCard<Activity[]>>["query"];
type Props<Activity> = {
  query: Query<Activity>;
  texts: Record<"title" | "failed" | "none", string>;
  children: (list: Activity[]) => ReactNode;
};

/** A section of Today with activities, four of which are expected while they load. */
export function ActivitySection<Activity>({ query, texts, children }: Props<Activity>) {
  return (
    <QueryCard
      title={texts.title}
      query={query}
      failed={texts.failed}
      skeleton={
        <span className="grid gap-2.5">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </span>
      }
      shape="section"
    >
      {(list) =>
        list.length === 0 ? <p className="text-pretty text-muted-fg">{texts.none}</p> : children(list)
      }
    </QueryCard>
  );
}
