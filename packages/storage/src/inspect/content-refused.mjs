/** The refusal of a file by its content. It is plain data, because it leaves the worker as a message. */
export class ContentRefused extends Error {
  /**
   * @param {import("@takt/domain/media/model/media-errors").MediaErrorCode} code
   * @param {import("./inspect-types").RefusalData} [data]
   * @param {string} [reason] for the log
   */
  constructor(code, data = {}, reason = "") {
    super(`${code} ${reason}`);
    this.code = code;
    this.data = data;
    this.reason = reason;
  }
}
