import { getT } from "../../../i18n/server";

/** A fact of the provider; null is not known, and shown as missing. */
export type Fact = { name: string; value: string | null; href?: string };

/** Facts with their names, in two columns where there is room. */
export async function FactList({ facts }: { facts: Fact[] }) {
  const { t } = await getT("legal");
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
      {facts.map(({ name, value, href }) => (
        <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted-fg hyphens-auto">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {value === null ? (
              <span className="rounded-md bg-warning-soft px-1.5 py-0.5 text-sm text-warning-soft-fg">
                {t("missing.inline")}
              </span>
            ) : href ? (
              <a href={href} className="link rounded">
                {value}
              </a>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
