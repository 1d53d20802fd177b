import type { PageFailure } from "@takt/domain/compass/model/page-failure";

/** A page that is not read: `reason` is what the user learns, `why` is for the log alone. */
export class PageRefused extends Error {
  constructor(
    readonly reason: PageFailure,
    readonly why: string,
  ) {
    super(`${reason}: ${why}`);
    this.name = "PageRefused";
  }
}
