import { getT } from "~/i18n/server";
import { MarkdownText } from "../content/parts/markdown-text";
import { CodeBlock } from "./code-block";
import { createExamples, EXAMPLE_LANGUAGES } from "./create-examples";

/** What concerns every operation, in the order in which a program meets it. */
export const GUIDE_SECTIONS = [
  "keys",
  "versions",
  "repetition",
  "limits",
  "errors",
  "changes",
  "mcp",
] as const;

type Props = { apiUrl: string; values: Record<string, string | number> };

/** The guide: an example in each language, and what concerns every operation. */
export async function Guide({ apiUrl, values }: Props) {
  const { t, lng } = await getT("developers");
  const examples = createExamples(apiUrl);
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
        {EXAMPLE_LANGUAGES.map((language) => (
          <div key={language} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h3 lang="en" translate="no" className="text-sm font-semibold">
              {language}
            </h3>
            <CodeBlock label={language} code={examples[language]} testId={`example-${language}`} />
          </div>
        ))}
      </section>
      {GUIDE_SECTIONS.map((name) => (
        <section key={name} aria-labelledby={name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id={name} className="scroll-mt-6 text-xl/7 font-semibold">
            {t(`guide.${name}.title`)}
          </h2>
          <MarkdownText text={t(`guide.${name}.text`, values)} locale={lng} />
        </section>
      ))}
    </>
  );
}
