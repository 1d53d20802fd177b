import type { createApiDocument } from "@takt/api/public/document";
import { API_KEY_LIMITS } from "@takt/domain/api-keys/model/api-key-limits";
import { SCOPES } from "@takt/domain/api-keys/model/scopes";
import { RATE_LIMITS } from "@takt/domain/limits/model/rate-limits";
import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { getT } from "~/i18n/server";
import { SitePage } from "../site/parts/site-page";
import { CodeBlock } from "./code-block";
import { FieldList } from "./field-list";
import { Guide } from "./guide";
import { DocumentText } from "./inline-code";
import { OperationSection } from "./operation-section";
import { type ApiDocument, listObjects, listOperations } from "./reference";
import { ReferenceNav } from "./reference-nav";

/** The reference of the public API, from its document: a guide, each operation, and the objects that they share. */
export async function DevelopersPage({ document }: { document: ReturnType<typeof createApiDocument> }) {
  const { t } = await getT("developers");
  const api = document as unknown as ApiDocument;
  const apiUrl = api.servers[0]!.url;
  const operations = listOperations(api);
  const groups = api.tags.map(({ name, description }) => ({
    name,
    description,
    operations: operations.filter(({ tag }) => tag === name),
  }));
  return (
    <SitePage path="/developers" width="wide">
      <div className="mx-auto grid w-full max-w-[1200px] grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 px-5 py-8 sm:px-8 sm:py-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <header className="grid gap-3 lg:col-start-2">
          <h1 className="text-3xl/9">{t("title")}</h1>
          <p className="max-w-[68ch] text-base/6 text-pretty text-muted-fg">{t("text")}</p>
        </header>
        <ReferenceNav groups={groups} />
        <div className="grid max-w-[52rem] min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10 lg:col-start-2">
          <Guide
            apiUrl={apiUrl}
            values={{
              apiUrl,
              mcpUrl: new URL("/mcp", apiUrl).href,
              scopes: SCOPES.map((scope) => `\`${scope}\``).join(", "),
              longestDays: Math.max(...API_KEY_LIMITS.days),
              overlapHours: API_KEY_LIMITS.overlapHours,
              perKey: RATE_LIMITS.apiRequest.times,
              fileMegabytes: MEDIA_LIMITS.requestBytes / 1024 ** 2,
              imageMegabytes: MEDIA_LIMITS.imageBytes / 1024 ** 2,
              videoMegabytes: MEDIA_LIMITS.videoBytes / 1024 ** 2,
              perWorkspace: RATE_LIMITS.apiWorkspace.times,
            }}
          />
          {groups.map(({ name, description, operations: own }) => (
            <section
              key={name}
              aria-labelledby={`group-${name}`}
              className="grid grid-cols-[minmax(0,1fr)] gap-6"
            >
              <div>
                <h2 id={`group-${name}`} lang="en" className="scroll-mt-6 text-2xl/8 font-semibold">
                  {name}
                </h2>
                <p className="mt-1 text-pretty text-muted-fg">
                  <DocumentText text={description} />
                </p>
              </div>
              {own.map((operation) => (
                <OperationSection key={operation.id} operation={operation} />
              ))}
            </section>
          ))}
          <Objects api={api} />
        </div>
      </div>
    </SitePage>
  );
}

async function Objects({ api }: { api: ApiDocument }) {
  const { t } = await getT("developers");
  return (
    <section aria-labelledby="objects" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="objects" className="scroll-mt-6 text-2xl/8 font-semibold">
        {t("objects")}
      </h2>
      {listObjects(api).map(({ name, description, fields, example }) => (
        <section key={name} aria-labelledby={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <h3 id={name} lang="en" translate="no" className="scroll-mt-6 font-mono text-base/6 font-semibold">
            {name}
          </h3>
          {description !== "" && (
            <p className="text-sm/6 text-pretty text-muted-fg">
              <DocumentText text={description} />
            </p>
          )}
          <FieldList label={name} fields={fields} />
          {example !== undefined && (
            <details className="text-sm/6">
              <summary className="min-h-7 cursor-pointer rounded font-semibold">
                {t("example")}
                <span className="sr-only">: {name}</span>
              </summary>
              <CodeBlock label={`${name}: ${t("example")}`} code={JSON.stringify(example, null, 2)} />
            </details>
          )}
        </section>
      ))}
    </section>
  );
}
