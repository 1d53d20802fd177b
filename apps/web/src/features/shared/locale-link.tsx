"use client";

import Link from "next/link";
import type { ComponentProps } from "react";
import { localePath } from "../../i18n/locale-path";
import { useLocale } from "./use-locale";

/**
 * A link to a page of this app in the language of the current one: `href="/app/posts"`. Pages are rendered for each request,
 * so a prefetch of every link in sight would cost the server several pages and show nothing sooner.
 */
export function LocaleLink({ href, ...props }: Omit<ComponentProps<typeof Link>, "href"> & { href: string }) {
  return <Link prefetch={false} href={localePath(useLocale(), href)} {...props} />;
}
