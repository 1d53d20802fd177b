"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { useNavigation } from "./navigation/navigation-target";
import { useToHref } from "./navigation/workspace";

/**
 * A link to a page of this app in the language and workspace of the current one: `href="/app/posts"`. Nothing is fetched
 * before the click: pages are rendered for each request, and what was fetched for a link that is merely in sight or pointed at would
 * be older than what its reader did since (docs/decisions/0044). The click shows at once where it leads (`useNavigation`).
 */
export function LocaleLink({ href, ...props }: Omit<ComponentProps<typeof Link>, "href"> & { href: string }) {
  const { announce } = useNavigation();
  return <Link prefetch={false} href={useToHref()(href)} onNavigate={() => announce(href)} {...props} />;
}
