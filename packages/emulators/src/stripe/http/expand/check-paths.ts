import { invalidParams } from "../api-error";
import { canEndAt, FIELDS, kindBehind } from "./fields";

const MAX_LEVELS = 4;

/** Throws Stripe's refusal for the first path that leads to nothing. Paths of a list begin with `data`. */
export function checkPaths(paths: string[], kind: string, isList: boolean): void {
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > MAX_LEVELS)
      throw invalidParams(
        `You cannot expand more than ${MAX_LEVELS} levels of a property. Property: ${path}`,
        undefined,
        "expand",
      );
    if (isList && parts[0] !== "data") {
      const advice = leadsTo(parts, kind) ? ` You may want to try expanding 'data.${path}' instead.` : "";
      throw cannot(path, advice);
    }
    if (!leadsTo(isList ? parts.slice(1) : parts, kind)) throw cannot(path);
  }
}

/** Whether the parts lead from an object of this kind to something that can be expanded. */
function leadsTo(parts: string[], kind: string): boolean {
  let at = kind;
  for (let index = 0; index < parts.length; index++) {
    const field = FIELDS[at]?.[parts[index]!];
    if (!field) return false;
    if (index === parts.length - 1) return canEndAt(field);
    at = kindBehind(field);
    // The `data` of a list is a part of the path.
    if ("list" in field && field.list !== false && parts[++index] !== "data") return false;
  }
  return false;
}

const cannot = (path: string, advice = "") =>
  invalidParams(`This property cannot be expanded (${path}).${advice}`, undefined, "expand");
