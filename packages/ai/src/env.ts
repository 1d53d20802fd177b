import { z } from "zod";

/** The environment variables of this package. Without OPENAI_API_KEY an outline is composed instead. */
export const aiEnv = z.object({
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an http(s) address" })
    .default("https://api.openai.com/v1")
    .describe(
      "The language model's endpoint, with its version: OpenAI's, or any other that speaks the same protocol.",
    ),
  OPENAI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]*$/, "must be a key, without spaces")
    .default("")
    .describe(
      "Key of that endpoint; where it wants none, any word. Without it texts are composed as outlines, plainly marked, and nothing is sent anywhere.",
    ),
  OPENAI_MODEL: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .default("gpt-5.5")
    .describe("The model's name, as the endpoint calls it. `outline` is what the emulator serves."),
  OPENAI_API: z
    .enum(["responses", "chat"], "must be responses or chat")
    .default("responses")
    .describe(
      "`responses`: OpenAI's Responses API, which can search the web too; `chat`: Chat Completions, which most other servers know.",
    ),
});
export type AiEnv = z.infer<typeof aiEnv>;
