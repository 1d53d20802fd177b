"use client";

import type { Actor } from "@takt/domain/shared/actor";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { usePathname } from "next/navigation";
import { barePath, localePath } from "~/i18n/locale-path";
import { useLocale } from "../use-locale";
import { splitWorkspace, toWorkspacePath } from "./workspace-path";

/** The workspace of this document: the part of its address, null for the personal one, and what the user is in it. */
export type DocumentWorkspace = { slug: string | null } & Pick<Actor, "role" | "isReadOnly">;

const PERSONAL: DocumentWorkspace = { slug: null, role: "owner" };
const WorkspaceContext = createContext(PERSONAL);

/** Tells the components below it in which workspace they are; without one it is the personal one, in which the user may do everything. */
export function WorkspaceProvider({
  workspace,
  children,
}: {
  workspace: DocumentWorkspace | null;
  children: ReactNode;
}) {
  return <WorkspaceContext value={workspace ?? PERSONAL}>{children}</WorkspaceContext>;
}

/** Returns the workspace of this document. */
export const useWorkspace = (): DocumentWorkspace => useContext(WorkspaceContext);

/** Returns the path of the page as links name it, without language and workspace. */
export function usePagePath(): string {
  return splitWorkspace(barePath(usePathname())).path;
}

/** Returns what makes an address of the path of a page, in this language and workspace. */
export function useToHref(): (path: string) => string {
  const locale = useLocale();
  const { slug } = useWorkspace();
  return useMemo(() => (path) => localePath(locale, toWorkspacePath(slug, path)), [locale, slug]);
}
