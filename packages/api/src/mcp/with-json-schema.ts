import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { z } from "zod";

/**
 * Gives a schema its JSON Schema for clients. Schemas of zod/mini, of which the domain's inputs are made, do not bring their own
 * (Standard JSON Schema); z.toJSONSchema knows them.
 */
export function withJsonSchema<S extends z.ZodObject>(
  schema: S,
): StandardSchemaWithJSON<z.input<S>, z.output<S>> {
  const { version, vendor, validate } = schema["~standard"];
  const toJson = (io: "input" | "output") => () => z.toJSONSchema(schema, { io }) as Record<string, unknown>;
  const jsonSchema = { input: toJson("input"), output: toJson("output") };
  return { "~standard": { version, vendor, validate, jsonSchema } };
}
