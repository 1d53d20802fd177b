import { barePath, toPath } from "~/i18n/locale-path";
import { splitWorkspace } from "../shared/navigation/workspace-path";
import { NAMED_PAGES } from "../shared/navigation/named-pages";

const EDITOR_PAGES = [
  { title: "posts:editor.createTitle", path: "/app/content/create" },
  { title: "posts:editor.editTitle", path: "/app/content/edit" },
] as const;
const INVITATION = { title: "members:invitation.title", path: "/invitation" } as const;
const PAGES = [...EDITOR_PAGES, INVITATION, ...NAMED_PAGES];

/** Returns the text key of the title of the page that a URL leads to, or null where a page has no name. */
export function findReturnPage(url: string): (typeof PAGES)[number]["title"] | null {
  const { path } = splitWorkspace(barePath(toPath(url)));
  const page = PAGES.find(
    (one) => one.path === path || (one.path !== "/app" && path.startsWith(`${one.path}/`)),
  );
  return page?.title ?? null;
}
