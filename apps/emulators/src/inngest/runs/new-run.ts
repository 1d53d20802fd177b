import type { FunctionSpec } from "../model/read-manifest";
import type { InngestEvent, Run } from "./run";

export function newRun(spec: FunctionSpec, event: InngestEvent, id: string, order: number, now: number): Run {
  return {
    id,
    functionId: spec.id,
    order,
    event,
    maxAttempts: spec.maxAttempts,
    status: "queued",
    startedAt: now,
    endedAt: null,
    calls: 0,
    memo: {},
    stack: [],
    pending: {},
    names: {},
    result: null,
    error: null,
  };
}
