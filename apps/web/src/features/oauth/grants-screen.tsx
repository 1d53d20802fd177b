"use client";

import type { GrantView } from "@takt/domain/oauth/model/grant-view";
import { Section } from "@takt/ui/section";
import { Skeleton } from "@takt/ui/skeleton";
import { withVerbatim } from "@takt/ui/verbatim";
import { useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { ShellUser } from "~/server/signed-in-user";
import { trpc } from "~/trpc/react";
import { LoadError } from "../shared/load-error";
import { GrantList } from "./grant-list";
import { LazyRevokeDialog } from "./lazy-revoke-dialog";
import { NoGrants } from "./no-grants";

type Props = {
  /** Whose applications are shown; without a slug it is the personal one. */
  workspace: Pick<ShellUser["workspace"], "name" | "slug">;
  /** The address that applications are given. */
  resource: string;
};

/** The applications that were let into the workspace, and the end of their access. */
export function GrantsScreen({ workspace, resource }: Props) {
  const { t } = useT("oauth");
  const query = trpc.oauth.list.useQuery();
  const [asked, setAsked] = useState<GrantView | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="grid max-w-3xl gap-8">
      <Section
        headingRef={heading}
        title={
          workspace.slug === null
            ? t("list.headingPersonal")
            : withVerbatim(workspace.name, (name) => t("list.heading", { workspace: name }))
        }
        text={t("list.intro")}
      >
        {query.data ? (
          query.data.length > 0 ? (
            <GrantList grants={query.data} onRevoke={setAsked} />
          ) : (
            <NoGrants resource={resource} />
          )
        ) : query.isError ? (
          <LoadError title={t("list.failed")} query={query} />
        ) : (
          <Skeleton className="h-40 rounded-xl" />
        )}
      </Section>
      <LazyRevokeDialog
        grant={asked}
        onClose={(isRevoked) => {
          setAsked(null);
          // The dialog first gives the focus back to a button that may be gone.
          if (isRevoked) setTimeout(() => heading.current?.focus());
        }}
      />
    </div>
  );
}
