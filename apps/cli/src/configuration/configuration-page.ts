import { z } from "zod";
import { envSchema } from "@takt/env/env-schema";
import { otherSettings } from "./other-settings";

const HEADING = `# Configuration

Every name of the environment that Takt reads. \`npm start\` needs none of them; it also reads the file \`.env\` beside
\`package.json\` (\`.env.example\` shows how), and the environment wins over that file. An empty value means: not set.
The web app checks its settings when it starts: it refuses to start, and names everything that is wrong.

This page is written by \`npm run docs:configuration\` from the schemas that do the checking.
`;

const COLUMNS = ["Name", "Default", "Read by", "Meaning"];

/**
 * Generates docs/configuration.md from the schemas of the packages, followed by the names that are in no schema.
 * @throws when a name has no description
 */
export function configurationPage(): string {
  const rows = [...schemaRows(), ...otherRows()];
  const widths = COLUMNS.map((title, n) => Math.max(title.length, ...rows.map((row) => row[n]!.length)));
  const line = (row: string[]) => `| ${row.map((cell, n) => cell.padEnd(widths[n]!)).join(" | ")} |\n`;
  const rule = line(widths.map((width) => "-".repeat(width)));
  return `${HEADING}\n${line(COLUMNS)}${rule}${rows.map(line).join("")}`;
}

function schemaRows(): string[][] {
  const { properties = {}, required = [] } = z.toJSONSchema(envSchema, {
    io: "input",
    unrepresentable: "any",
  });
  return Object.entries(properties).map(([name, field]) => {
    if (typeof field === "boolean" || !field.description) throw new Error(`${name} has no description`);
    const value = required.includes(name) ? "must be set" : code(field.default) + others(field);
    return [`\`${name}\``, value, "web app", field.description];
  });
}

function otherRows(): string[][] {
  return otherSettings.map((setting) => [
    `\`${setting.name}\``,
    code(setting.default),
    setting.readBy,
    setting.meaning,
  ]);
}

/** Lists the other values of an enum. */
function others(field: { enum?: unknown[] | undefined; default?: unknown }): string {
  const rest = (field.enum ?? []).filter((value) => value !== field.default);
  return rest.length ? ` (or ${rest.map(code).join(", ")})` : "";
}

function code(value: unknown): string {
  return value === undefined || value === null ? "not set" : `\`${String(value)}\``;
}
