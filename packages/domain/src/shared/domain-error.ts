/** The same in every bundle of a process. */
const BRAND: unique symbol = Symbol.for("takt.domain-error");

/**
 * A refusal with a reason the caller can act on. It carries data, never prose: the screen shows `t("errors." + code,
 * data)`. All codes are collected in ../error-code.ts.
 */
export class DomainError<Code extends string = string> extends Error {
  /** Recognizes errors by brand: each bundle has its own copy of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && BRAND in value;
  }

  override readonly name = "DomainError";

  constructor(
    readonly code: Code,
    readonly data: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }

  get [BRAND](): true {
    return true;
  }
}
