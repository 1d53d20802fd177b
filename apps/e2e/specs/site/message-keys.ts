import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { NAMESPACES } from "@takt/i18n/namespaces";

/** Every key of the messages, alone and with its namespace: none may be seen on a page. */
export const MESSAGE_KEYS: ReadonlySet<string> = new Set(
  NAMESPACES.flatMap((noun) => {
    const file = fileURLToPath(import.meta.resolve(`@takt/i18n/messages/en/${noun}.json`));
    const keys = getKeys(JSON.parse(readFileSync(file, "utf8")) as object);
    return keys.flatMap((key) => (key.includes(".") ? [key, `${noun}:${key}`] : [`${noun}:${key}`]));
  }),
);

function getKeys(messages: object, prefix = ""): string[] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === "object" && value !== null
      ? getKeys(value, `${prefix}${key}.`)
      : [prefix + key.replace(/_(one|other)$/, "")],
  );
}
