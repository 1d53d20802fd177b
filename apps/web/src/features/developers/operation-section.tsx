import { Badge } from "@takt/ui/badge";
import { getT } from "~/i18n/server";
import { siteHref } from "../site/parts/site-href";
import { CodeBlock } from "./code-block";
import { FieldList } from "./field-list";
import { Code, DocumentText } from "./inline-code";
import type { ReferenceOperation } from "./reference";

/** One operation: its address, what it takes and answers, its refusals, and a request. */
export async function OperationSection({ operation }: { operation: ReferenceOperation }) {
  const { t } = await getT("developers");
  const { id, summary, description, isDeprecated, method, path, parameters, body, fileTypes, answers, curl } =
    operation;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-border pt-6"
    >
      <div className="grid gap-2">
        <h3 id={id} lang="en" className="scroll-mt-6 text-lg/7 font-semibold text-balance">
          {summary}
        </h3>
        <p className="flex flex-wrap items-center gap-2" translate="no">
          <Badge>{method}</Badge>
          <Code>{path}</Code>
          {isDeprecated && <Badge tone="amber">{t("deprecated")}</Badge>}
        </p>
        {description.split("\n\n").map((text) => (
          <p key={text} className="text-sm/6 text-pretty text-muted-fg">
            <DocumentText text={text} />
          </p>
        ))}
      </div>
      {parameters.length > 0 && (
        <div className="grid gap-2">
          <h4 className="text-sm font-semibold">{t("parameters")}</h4>
          <FieldList label={`${summary}: ${t("parameters")}`} fields={parameters} showsRequired />
        </div>
      )}
      {body.length > 0 && (
        <div className="grid gap-2">
          <h4 className="text-sm font-semibold">{t("body")}</h4>
          <FieldList label={`${summary}: ${t("body")}`} fields={body} showsRequired />
          {fileTypes.length > 0 && (
            <p className="flex flex-wrap gap-x-2 text-sm/6 text-muted-fg">
              {t("fileBody")}
              {fileTypes.map((type) => (
                <Code key={type}>{type}</Code>
              ))}
            </p>
          )}
        </div>
      )}
      <div className="grid gap-2">
        <h4 className="text-sm font-semibold">{t("answer")}</h4>
        <p className="text-sm/6">
          <Code>{answers.status}</Code>{" "}
          <a href={`#${answers.object}`} className="link font-mono text-caption" translate="no" lang="en">
            {answers.object}
          </a>
        </p>
      </div>
      <Refusals operation={operation} />
      <CodeBlock
        label={`${summary}: curl`}
        title={
          <h4 className="text-sm font-semibold" lang="en" translate="no">
            curl
          </h4>
        }
        code={curl}
      />
    </section>
  );
}

async function Refusals({ operation: { summary, refusals } }: { operation: ReferenceOperation }) {
  const { t, lng } = await getT("developers");
  return (
    <details className="text-sm/6">
      <summary className="min-h-7 cursor-pointer rounded font-semibold">
        {t("refusals")}
        <span className="sr-only">: {summary}</span>
      </summary>
      <dl className="mt-2 grid gap-1">
        {refusals.map(({ status, codes }) => (
          <div key={status} className="flex gap-x-4">
            <dt className="font-mono text-muted-fg">{status}</dt>
            <dd className="flex min-w-0 flex-wrap gap-x-3">
              {codes.map((code) => (
                <a
                  key={code}
                  href={siteHref(lng, `/developers/errors#${code}`)}
                  className="link font-mono text-caption/6 wrap-anywhere"
                  translate="no"
                >
                  {code}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
