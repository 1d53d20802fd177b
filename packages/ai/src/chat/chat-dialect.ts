import { APIError } from "openai";
import { zodResponseFormat } from "openai/helpers/zod";
import type { ChatCompletionCreateParamsStreaming } from "openai/resources/chat/completions";
import type { AnswerFormat } from "../answers/answer-format";
import { MAX_TOKENS } from "../generation/completion";

/** Features of a Chat Completions server beyond the plain conversation. */
export type ChatDialect = {
  format: "json_schema" | "json_object" | "none";
  limit: "max_completion_tokens" | "max_tokens" | "none";
  /** Whether token counts at the end of a stream are supported. */
  usage: boolean;
  /** Whether `safety_identifier`, a hash of the user, is sent: strict servers refuse OpenAI's own fields. */
  safetyIdentifier: boolean;
  /** Whether `store: false` is sent: always, until it is refused, or no longer. */
  store: "always" | "tried" | "refused";
};

/** OpenAI's own hosts and Azure's hosts for its models. */
const OPENAI_HOSTS = /(^|\.)(openai\.com|(openai|cognitiveservices|services\.ai)\.azure\.(com|us|cn))$/;
const UNKNOWN_FIELD =
  /un(known|recogni[sz]ed|supported|expected)|not (supported|permitted|allowed)|forbidden|additional/i;
const NAMES_STORE = /(["'`]|\b(argument|parameter|field|property)\w*( supplied)?:? )([\w.]+\.)?store\b/i;

/** Returns the dialect to try first: OpenAI requires its newer fields, all others know the older ones. */
export function firstDialect(baseUrl: string): ChatDialect {
  const own = OPENAI_HOSTS.test(new URL(baseUrl).hostname);
  return {
    format: "json_schema",
    limit: own ? "max_completion_tokens" : "max_tokens",
    usage: true,
    safetyIdentifier: own,
    store: own ? "always" : "tried",
  };
}

/** Returns the optional fields of a request in this dialect. */
export function dialectFields(
  { format, limit, usage, safetyIdentifier, store }: ChatDialect,
  requested: { format: AnswerFormat; safetyIdentifier: string | null },
): Partial<ChatCompletionCreateParamsStreaming> {
  return {
    ...(format === "json_schema"
      ? { response_format: zodResponseFormat(requested.format.schema, requested.format.name) }
      : format === "json_object"
        ? { response_format: { type: "json_object" } }
        : {}),
    ...(limit === "none" ? {} : { [limit]: MAX_TOKENS }),
    ...(usage ? { stream_options: { include_usage: true } } : {}),
    ...(store !== "refused" ? { store: false } : {}),
    ...(safetyIdentifier && requested.safetyIdentifier !== null
      ? { safety_identifier: requested.safetyIdentifier }
      : {}),
  };
}

/** Returns the next simpler dialect after a server refused a field; null when it refused something else. */
export function simplerDialect(dialect: ChatDialect, error: unknown): ChatDialect | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null;
  const errorText = `${error.param ?? ""} ${error.message}`;
  if (
    /response_format|json_schema|json_object|structured output/i.test(errorText) &&
    dialect.format !== "none"
  )
    return { ...dialect, format: dialect.format === "json_schema" ? "json_object" : "none" };
  if (/max_(completion_)?tokens/.test(errorText) && dialect.limit !== "none")
    return {
      ...dialect,
      // The server may answer "Use 'max_completion_tokens' instead."
      limit:
        dialect.limit === "max_tokens" && /max_completion_tokens/.test(errorText)
          ? "max_completion_tokens"
          : "none",
    };
  if (/stream_options|include_usage/.test(errorText) && dialect.usage) return { ...dialect, usage: false };
  if (/safety_identifier/.test(errorText) && dialect.safetyIdentifier)
    return { ...dialect, safetyIdentifier: false };
  if (dialect.store === "tried" && refusesStore(error)) return { ...dialect, store: "refused" };
  return null;
}

/** Returns whether the server does not know this very field: without it the server may store texts. */
const refusesStore = ({ param, message }: APIError) =>
  param ? param === "store" : UNKNOWN_FIELD.test(message) && NAMES_STORE.test(message);
