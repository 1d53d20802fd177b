"use client";

import { createContext, useContext, useMemo, type ReactNode } from "react";
import { usePathname } from "next/navigation";
import { barePath, localePath } from "~/i18n/locale-path";
import { useLocale } from "../use-locale";
import { splitWorkspace, toWorkspacePath } from "./workspace-path";

/** The workspace of this document: the part of its address, null for the personal one. */
const WorkspaceContext = createContext<string | null>(null);

/** Tells links and the router below it in which workspace they are. */
export function WorkspaceProvider({ slug, children }: { slug: string | null; children: ReactNode }) {
  return <WorkspaceContext value={slug}>{children}</WorkspaceContext>;
}

/** Returns the path of the page as links name it, without language and workspace. */
export function usePagePath(): string {
  return splitWorkspace(barePath(usePathname())).path;
}

/** Returns what makes an address of the path of a page, in this language and workspace. */
export function useToHref(): (path: string) => string {
  const locale = useLocale();
  const slug = useContext(WorkspaceContext);
  return useMemo(() => (path) => localePath(locale, toWorkspacePath(slug, path)), [locale, slug]);
}
