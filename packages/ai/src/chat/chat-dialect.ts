import { APIError } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { AnswerFormat } from "../answers/answer-format";
import { MAX_TOKENS } from "../generation/max-tokens";

/** What a server of Chat Completions understands, beyond the plain conversation. */
export type ChatDialect = {
  format: "json_schema" | "json_object" | "none";
  limit: "max_completion_tokens" | "max_tokens" | "none";
  /** Token counts at the end of a stream. */
  usage: boolean;
  /** `safety_identifier`, the hash of who asks: strict servers refuse fields of OpenAI's own. */
  person: boolean;
  /** `store: false`, that nothing is to be kept: always said, said until it is refused, or not said any longer. */
  store: "always" | "tried" | "refused";
};

/** OpenAI's own hosts, and those where Azure serves its models. */
const OWN_HOSTS = /(^|\.)(openai\.com|(openai|cognitiveservices|services\.ai)\.azure\.(com|us|cn))$/;
const UNKNOWN =
  /un(known|recogni[sz]ed|supported|expected)|not (supported|permitted|allowed)|forbidden|additional/i;
const NAMES_STORE = /(["'`]|\b(argument|parameter|field|property)\w*( supplied)?:? )([\w.]+\.)?store\b/i;

/** What to try first: OpenAI wants its newer words, all others know the older ones. */
export function firstDialect(baseUrl: string): ChatDialect {
  const own = OWN_HOSTS.test(new URL(baseUrl).hostname);
  return {
    format: "json_schema",
    limit: own ? "max_completion_tokens" : "max_tokens",
    usage: true,
    person: own,
    store: own ? "always" : "tried",
  };
}

/** The optional fields of a request in this dialect. */
export function inDialect(
  { format, limit, usage, person, store }: ChatDialect,
  asked: { format: AnswerFormat; person: string | null },
): Partial<ChatCompletionCreateParamsStreaming> {
  return {
    ...(format === "json_schema"
      ? { response_format: zodResponseFormat(asked.format.schema, asked.format.name) }
      : format === "json_object"
        ? { response_format: { type: "json_object" } }
        : {}),
    ...(limit === "none" ? {} : { [limit]: MAX_TOKENS }),
    ...(usage ? { stream_options: { include_usage: true } } : {}),
    ...(store !== "refused" ? { store: false } : {}),
    ...(person && asked.person !== null ? { safety_identifier: asked.person } : {}),
  };
}

/** The next simpler dialect after a server refused a field of this one; null when it refused something else. */
export function simplerDialect(dialect: ChatDialect, error: unknown): ChatDialect | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null;
  const said = `${error.param ?? ""} ${error.message}`;
  if (/response_format|json_schema|json_object|structured output/i.test(said) && dialect.format !== "none")
    return { ...dialect, format: dialect.format === "json_schema" ? "json_object" : "none" };
  if (/max_(completion_)?tokens/.test(said) && dialect.limit !== "none")
    return {
      ...dialect,
      // "Use 'max_completion_tokens' instead."
      limit:
        dialect.limit === "max_tokens" && /max_completion_tokens/.test(said)
          ? "max_completion_tokens"
          : "none",
    };
  if (/stream_options|include_usage/.test(said) && dialect.usage) return { ...dialect, usage: false };
  if (/safety_identifier/.test(said) && dialect.person) return { ...dialect, person: false };
  if (dialect.store === "tried" && refusesStore(error)) return { ...dialect, store: "refused" };
  return null;
}

/** Texts may be kept from then on, so it has to be this very field that the server does not know. */
const refusesStore = ({ param, message }: APIError) =>
  param ? param === "store" : UNKNOWN.test(message) && NAMES_STORE.test(message);
