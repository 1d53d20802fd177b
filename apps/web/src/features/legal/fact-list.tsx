import { MissingFact } from "./missing-fact";

/** A fact of the provider; null is not known, and shown as missing. */
export type Fact = { name: string; value: string | null; href?: string };

/** Facts with their names, in two columns where there is room. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
      {facts.map(({ name, value, href }) => (
        <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted-fg hyphens-auto">{name}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">
            {value === null ? (
              <MissingFact />
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
