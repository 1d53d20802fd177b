import type { PageFailure } from "@takt/domain/compass/model/page-failure";

/** Thrown for a page that is not read: `reason` is shown to the user, `why` is for the log only. */
export class PageRefused extends Error {
  constructor(
    readonly reason: PageFailure,
    readonly why: string,
  ) {
    super(`${reason}: ${why}`);
    this.name = "PageRefused";
  }
}
