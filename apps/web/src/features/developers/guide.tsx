import { getT } from "~/i18n/server";
import { MarkdownText } from "../content/parts/markdown-text";
import { CodeBlock } from "./code-block";
import { createExamples, EXAMPLE_LANGUAGES, type ExampleLanguage } from "./create-examples";
import { createFileExamples } from "./create-file-examples";

/** What concerns every operation, in the order in which a program meets it. */
export const GUIDE_SECTIONS = [
  "keys",
  "versions",
  "repetition",
  "files",
  "webhooks",
  "limits",
  "errors",
  "changes",
] as const;

type Props = { apiUrl: string; values: Record<string, string | number> };

/** The guide: an example in each language, and what concerns every operation. */
export async function Guide({ apiUrl, values }: Props) {
  const { t, lng } = await getT("developers");
  return (
    <>
      <section aria-labelledby="start" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="start" className="scroll-mt-6 text-xl/7 font-semibold">
          {t("guide.start.title")}
        </h2>
        <MarkdownText text={t("guide.start.text", values)} locale={lng} />
        <p className="text-sm/6 text-pretty">
          <a href={new URL(apiUrl).pathname + "/openapi.json"} className="link">
            {t("guide.start.document")}
          </a>{" "}
          {t("guide.start.documentText")}
        </p>
        <MarkdownText text={t("guide.start.programs")} locale={lng} />
        <Examples name="example" programs={createExamples(apiUrl)} />
      </section>
      {GUIDE_SECTIONS.map((name) => (
        <section key={name} aria-labelledby={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id={name} className="scroll-mt-6 text-xl/7 font-semibold">
            {t(`guide.${name}.title`)}
          </h2>
          <MarkdownText text={t(`guide.${name}.text`, values)} locale={lng} />
          {name === "files" && <Examples name="file-example" programs={createFileExamples(apiUrl)} />}
        </section>
      ))}
    </>
  );
}

/** The same program in each language. */
function Examples({ name, programs }: { name: string; programs: Record<ExampleLanguage, string> }) {
  return EXAMPLE_LANGUAGES.map((language) => (
    <div key={language} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 lang="en" translate="no" className="text-sm font-semibold">
        {language}
      </h3>
      <CodeBlock label={language} code={programs[language]} testId={`${name}-${language}`} />
    </div>
  ));
}
