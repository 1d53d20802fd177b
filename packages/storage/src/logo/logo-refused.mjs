/** The refusal of a logo. It is plain data, because it leaves the worker as a message. */
export class LogoRefused extends Error {
  /**
   * @param {import("@takt/domain/brand/model/brand-errors").BrandErrorCode} code
   * @param {Record<string, string>} [data]
   * @param {string} [reason] for the log
   */
  constructor(code, data = {}, reason = "") {
    super(`${code} ${reason}`);
    this.code = code;
    this.data = data;
    this.reason = reason;
  }
}

/** @param {string} reason */
export const invalidLogo = (reason) => new LogoRefused("logo_invalid", {}, reason);

/** @param {string} element */
export const unsupportedIn = (element) => new LogoRefused("logo_unsupported", { element }, element);
