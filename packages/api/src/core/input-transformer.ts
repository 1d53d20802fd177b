import { TRPCError } from "@trpc/server";
import superjson, { type SuperJSONResult } from "superjson";
import { requirePlainInput } from "./require-plain-input";

/**
 * Wraps superjson and checks the raw input first, because superjson walks it recursively and silently drops a
 * `__proto__`. Refuses with BAD_REQUEST.
 */
export const inputTransformer = {
  serialize: (value: unknown): SuperJSONResult => superjson.serialize(value),
  deserialize(raw: SuperJSONResult): unknown {
    requirePlainInput(raw);
    try {
      return superjson.deserialize(raw);
    } catch (cause) {
      throw new TRPCError({ code: "BAD_REQUEST", message: "Unreadable input", cause });
    }
  },
};
