import { captureLog } from "@takt/domain/testing/capture-log";
import { expect, test } from "vitest";
import { aiEnv } from "./env";
import { readWriterSettings } from "./read-writer-settings";

test("the default endpoint is OpenAI's, and no model is used without a key", () => {
  const env = aiEnv.parse({});
  expect(env).toEqual({
    OPENAI_BASE_URL: "https://api.openai.com/v1",
    OPENAI_API_KEY: "",
    OPENAI_MODEL: "gpt-5.5",
    OPENAI_API: "responses",
  });
  const { log } = captureLog();
  expect(readWriterSettings(env, log).api).toBe("outline");
  expect(readWriterSettings(aiEnv.parse({ OPENAI_API_KEY: " " }), log).api).toBe("outline");
  expect(readWriterSettings(aiEnv.parse({ OPENAI_API_KEY: "sk-1" }), log).api).toBe("responses");
  expect(readWriterSettings(aiEnv.parse({ OPENAI_API_KEY: "sk-1", OPENAI_API: "chat" }), log).api).toBe(
    "chat",
  );
});

test.each([
  [{ OPENAI_BASE_URL: "api.openai.com" }],
  [{ OPENAI_BASE_URL: "ftp://x" }],
  [{ OPENAI_API_KEY: "sk-1\nx-header: 1" }],
  [{ OPENAI_MODEL: "" }],
  [{ OPENAI_MODEL: "m".repeat(201) }],
  [{ OPENAI_API: "outline" }],
])("the environment with %j is refused", (part) => {
  expect(aiEnv.safeParse(part).success).toBe(false);
});
