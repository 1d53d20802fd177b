import { getT } from "~/i18n/server";
import { Code, DocumentText } from "./inline-code";
import type { Field, TypePart } from "./schema-fields";

type Props = { label: string; fields: readonly (Field & { place?: string })[]; showsRequired?: boolean };

/** Fields of a request or an object: name and type, and beside them what they mean and which values they take. */
export async function FieldList({ label, fields, showsRequired = false }: Props) {
  const { t } = await getT("developers");
  return (
    <dl aria-label={label} className="divide-y divide-border border-y border-border text-sm/6">
      {fields.map((field) => (
        <div
          key={`${field.place ?? ""}:${field.name}`}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
        >
          <dt className="flex flex-wrap items-baseline gap-x-2 font-medium">
            <Code>{field.name}</Code>
            <span className="text-caption font-normal text-muted-fg">
              <TypeName parts={field.type} />
              {field.place !== undefined && ` · ${t(`places.${field.place as "path"}`)}`}
            </span>
            {showsRequired && field.isRequired && (
              <span className="text-caption font-normal text-warning-text">{t("required")}</span>
            )}
          </dt>
          <dd className="grid gap-0.5 text-pretty text-muted-fg">
            {field.description !== "" && <DocumentText text={field.description} />}
            <Limits field={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The name of a type, in which objects lead to their fields. */
function TypeName({ parts }: { parts: readonly TypePart[] }) {
  return (
    <span lang="en" translate="no" className="font-mono wrap-anywhere">
      {parts.map(({ text, object }, index) =>
        object === undefined ? (
          text
        ) : (
          <a key={index} href={`#${object}`} className="link">
            {text}
          </a>
        ),
      )}
    </span>
  );
}

async function Limits({ field: { values, defaultValue, maxLength, maxItems, range } }: { field: Field }) {
  const { t, lng } = await getT("developers");
  const format = (count: number) => count.toLocaleString(lng);
  const limits = [
    maxLength !== null && t("limits.length", { max: format(maxLength) }),
    maxItems !== null && t("limits.items", { max: format(maxItems) }),
    range && t("limits.range", { from: format(range.from), to: format(range.to) }),
  ].filter(Boolean);
  return (
    <>
      {values.length > 0 && (
        <span className="flex flex-wrap gap-x-2">
          {values.map((value) => (
            <Code key={value}>{value}</Code>
          ))}
        </span>
      )}
      {defaultValue !== null && (
        <span>
          {t("limits.default")} <Code>{defaultValue}</Code>
        </span>
      )}
      {limits.length > 0 && <span>{limits.join(" · ")}</span>}
    </>
  );
}
