import type { ComponentProps } from "react";
import { LocaleLink } from "../shared/locale-link";

/** A link in the running text of the pages about an account's data. */
export function AccountLink(props: Pick<ComponentProps<typeof LocaleLink>, "href" | "children">) {
  return <LocaleLink {...props} className="link inline-flex min-h-6 items-center text-sm" />;
}
