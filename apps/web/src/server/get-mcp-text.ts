import type { Say } from "@takt/api/mcp/say";
import type { Locale } from "@takt/i18n/locales";
import { getT } from "~/i18n/server";

/** Returns the texts of the MCP server in a language. They are not escaped: an answer is JSON. */
export async function getMcpText(lng: Locale): Promise<Say> {
  const { t } = await getT(["mcp", "api", "errors", "posts", "compass"], { lng });
  const say = t as unknown as (key: string, data: object) => string;
  return (key, data = {}) => say(key, { ...data, interpolation: { escapeValue: false } });
}
