"use client";

import type { DomainErrorCode } from "@takt/domain/error-code";
import type { ToastMessage } from "@takt/ui/toast";
import { buttonStyle } from "@takt/ui/button-style";
import { useT } from "~/i18n/use-t";
import { useCallback } from "react";
import { getDomainError } from "./get-domain-error";
import { LocaleLink } from "./locale-link";
import { useLocaleRouter } from "./use-locale-router";

type Link = { href: string; label: "links.plans" | "links.slots" };
const PLANS: Link = { href: "/app/user/subscription", label: "links.plans" };

/** The page on which a refusal can be resolved. */
const LINKS: Partial<Record<DomainErrorCode, Link>> = {
  plan_limit_reached: PLANS,
  ai_limit_reached: PLANS,
  workspaces_need_plan: PLANS,
  api_needs_plan: PLANS,
  webhooks_need_plan: PLANS,
  analytics_range_locked: PLANS,
  slot_none_free: { href: "/app/user/settings?tab=slots", label: "links.slots" },
};

function findLink(error: unknown): Link | null {
  const code = getDomainError(error)?.code;
  return (code && LINKS[code]) ?? null;
}

/** A link to the page on which an error can be resolved; nothing for errors that no page resolves. */
export function ErrorLink({ error }: { error: unknown }) {
  const { t } = useT("errors");
  const link = findLink(error);
  if (!link) return null;
  return (
    <LocaleLink href={link.href} className={buttonStyle({ size: "sm" })}>
      {t(link.label)}
    </LocaleLink>
  );
}

/** The same as the action of a toast. */
export function useErrorAction(): (error: unknown) => ToastMessage["action"] {
  const { t } = useT("errors");
  const { push } = useLocaleRouter();
  return useCallback(
    (error) => {
      const link = findLink(error);
      if (!link) return undefined;
      const label = t(link.label);
      return { label, altText: label, onAction: () => push(link.href) };
    },
    [t, push],
  );
}
