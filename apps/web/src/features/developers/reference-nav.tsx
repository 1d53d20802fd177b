import { getT } from "~/i18n/server";
import { siteHref } from "../site/parts/site-href";
import { GUIDE_SECTIONS } from "./guide";

type Link = { id: string; text: string; isEnglish?: boolean; href?: string };
type Props = {
  groups: readonly { name: string; operations: readonly { id: string; summary: string }[] }[];
};

/** Leads to each part of the reference; beside it where there is room, before it on phones. */
export async function ReferenceNav({ groups }: Props) {
  const { t, lng } = await getT("developers");
  const more = [
    { id: "objects", text: t("objects") },
    { id: "codes", text: t("codes.title"), href: siteHref(lng, "/developers/errors") },
    { id: "changelog", text: t("changelog.title"), href: siteHref(lng, "/developers/changelog") },
  ];
  const guide = ["start" as const, ...GUIDE_SECTIONS].map((id) => ({ id, text: t(`guide.${id}.title`) }));
  return (
    <nav
      aria-label={t("contents")}
      className="lg:sticky lg:top-6 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto lg:p-1 print:hidden"
    >
      <LinkGroup name={t("guide.title")} links={guide} />
      {groups.map(({ name, operations }) => (
        <LinkGroup
          key={name}
          name={name}
          isEnglish
          links={operations.map(({ id, summary }) => ({ id, text: summary, isEnglish: true }))}
        />
      ))}
      <LinkGroup name={t("more")} links={more} />
    </nav>
  );
}

function LinkGroup({
  name,
  links,
  isEnglish,
}: {
  name: string;
  links: readonly Link[];
  isEnglish?: boolean;
}) {
  return (
    <div className="mb-5 last:mb-0">
      <p className="text-sm font-semibold" lang={isEnglish ? "en" : undefined}>
        {name}
      </p>
      <ul className="mt-1.5 grid gap-0.5 border-s border-border">
        {links.map((link) => (
          <li key={link.id}>
            <a
              href={link.href ?? `#${link.id}`}
              lang={link.isEnglish ? "en" : undefined}
              className="-ms-px flex min-h-7 items-center rounded-e-lg border-s border-transparent py-1 ps-3 text-sm/5 text-muted-fg hover:border-border-strong hover:text-foreground"
            >
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
