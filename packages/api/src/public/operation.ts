import type { ProgramCaller } from "@takt/domain/api-keys/model/program-caller";
import type { Scope } from "@takt/domain/api-keys/model/scopes";
import type { Deps } from "@takt/domain/deps";
import type { DomainErrorCode } from "@takt/domain/error-code";
import type { ReceivedFile } from "@takt/domain/media/receive-file";
import type { Act } from "@takt/domain/workspaces/model/acts";
import type { z } from "zod";

/** The context of an operation, besides its input. */
export type OperationContext = {
  deps: Deps;
  caller: ProgramCaller;
  /** The version of `If-Match`, where the program has sent one. */
  version: number | null;
  /** The id of what the request creates; the same when it is repeated with its Idempotency-Key. */
  createsId: string;
  /** The file that is its body; null: it has another one, or none. */
  file: ReceivedFile | null;
};

/** The answer of an operation; `etag` is the version of the row, `location` the path of what was created. */
type OperationAnswer<Body> = { body: Body; etag?: number; location?: string };

export type Deprecation = { since: string; sunset: string };

/** How long programs have at least from the day on which the end of an operation is said; promised at /developers/changelog. */
export const NOTICE_MONTHS = 6;

type Shape = z.ZodObject | undefined;
type Parsed<S extends Shape> = S extends z.ZodObject ? z.output<S> : undefined;

type Definition<P extends Shape, Q extends Shape, B extends z.ZodType | undefined, R extends z.ZodType> = {
  /** Its name in generated clients. */
  id: string;
  tag: "Workspace" | "Posts" | "Media" | "Approvals" | "Library" | "Analytics" | "Webhooks";
  method: "get" | "post" | "patch" | "delete";
  /** Below /api/v1, with `{id}` for a parameter. */
  path: `/${string}`;
  summary: string;
  description?: string;
  /** The scope that its key must have; `any`: every key may. */
  scope: Scope | "any";
  /** The act that the role of the key's maker must allow (workspaces/model/acts.ts). */
  act: Act;
  params?: P;
  query?: Q;
  body?: B;
  /** Its body can be a file instead of JSON: of these types, and of up to `most` bytes. Then there is no `body`. */
  file?: { types: readonly string[]; most: number };
  /** `If-Match`: without it `version_missing` is answered, or the newest version is meant. */
  ifMatch?: "required" | "optional";
  /** Its answer has a secret: kept for repeated requests, it is sealed. */
  answersSecret?: true;
  status: 200 | 201 | 202;
  response: R;
  /** Refusals besides those of every operation. */
  errors: readonly DomainErrorCode[];
  /** It goes away: since when that is said, and the day on which it ends (YYYY-MM-DD, UTC). */
  deprecated?: Deprecation;
  run(
    context: OperationContext,
    input: { params: Parsed<P>; query: Parsed<Q>; body: B extends z.ZodType ? z.output<B> : undefined },
  ): Promise<OperationAnswer<z.input<R>>>;
};

/** An operation of the public API, whatever its input. */
export type Operation = Omit<
  Definition<z.ZodObject | undefined, z.ZodObject | undefined, z.ZodType | undefined, z.ZodType>,
  "run"
> & {
  run(
    context: OperationContext,
    input: { params: never; query: never; body: never },
  ): Promise<OperationAnswer<unknown>>;
};

/** Defines an operation of the public API: its contract, and the use case that does it. Throws where it ends too soon. */
export function operation<
  R extends z.ZodType,
  P extends Shape = undefined,
  Q extends Shape = undefined,
  B extends z.ZodType | undefined = undefined,
>(definition: Definition<P, Q, B, R>): Operation {
  const { id, deprecated } = definition;
  if (deprecated && deprecated.sunset < addNotice(deprecated.since))
    throw new Error(`${id} ends less than ${NOTICE_MONTHS} months after that is said`);
  return definition as unknown as Operation;
}

/** Returns the first day on which something may end. */
function addNotice(since: string): string {
  const day = new Date(since);
  day.setUTCMonth(day.getUTCMonth() + NOTICE_MONTHS);
  return day.toISOString().slice(0, "YYYY-MM-DD".length);
}
