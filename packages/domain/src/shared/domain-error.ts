/**
 * A refusal with a reason the caller can act on. Carries data, never prose: the screen shows
 * `t("errors." + code, data)`. All codes are collected in ../error-code.ts.
 */
export class DomainError<Code extends string = string> extends Error {
  override readonly name = "DomainError";

  constructor(
    readonly code: Code,
    readonly data: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
  }
}
