/** An error response of the API, thrown by a check and turned into a response by handleErrors. */
export class RestliError extends Error {
  constructor(
    readonly status: number,
    readonly body: Record<string, unknown>,
  ) {
    super(typeof body.message === "string" ? body.message : `HTTP ${status}`);
  }
}

/** The API's error responses (Microsoft Learn, Error Handling), each with its measured or documented body. */
export const errors = {
  invalid: (code: string, message: string) => new RestliError(400, { status: 400, code, message }),
  illegalPath: () =>
    new RestliError(400, {
      status: 400,
      code: "ILLEGAL_ARGUMENT",
      message: "Syntax exception in path variables",
    }),
  unauthorized: (serviceErrorCode: number, code: string, message: string) =>
    new RestliError(401, { status: 401, serviceErrorCode, code, message }),
  /** The form of /v2 (Microsoft Learn, Error Handling). */
  emptyTokenOfV2: () =>
    new RestliError(401, { message: "Empty oauth2_access_token", serviceErrorCode: 401, status: 401 }),
  denied: (access: string) => forbidden(`Not enough permissions to access: ${access}`),
  foreignField: (field: string) =>
    forbidden(
      `Field Value validation failed in REQUEST_BODY: Data Processing Exception while processing fields [${field}]`,
    ),
  unpermittedField: (field: string) =>
    forbidden(
      `Unpermitted fields present in REQUEST_BODY: Data Processing Exception while processing fields [${field}]`,
    ),
  forbiddenMedia: (kind: string) =>
    new RestliError(403, {
      message: `Accessing this ${kind} resource is forbidden. Please check your permissions for this resource`,
      status: 403,
    }),
  notFound: () => new RestliError(404, { status: 404, code: "NOT_FOUND", message: "Could not find entity" }),
  noResource: () =>
    new RestliError(404, { status: 404, code: "RESOURCE_NOT_FOUND", message: "No virtual resource found" }),
  /** The end of a member's data, and what is asked before there is any (docs/linkedin-api.md, Data portability). */
  noData: (of: string) =>
    new RestliError(404, { message: `No data found for this ${of}`, serviceErrorCode: 0, status: 404 }),
  schema: (lines: string[]) =>
    new RestliError(422, { message: lines.map((line) => `ERROR :: ${line}\n`).join(""), status: 422 }),
  methodNotAllowed: (method: string) =>
    new RestliError(405, { status: 405, message: `HTTP method ${method} not supported` }),
  unsupportedType: (type: string) =>
    new RestliError(415, { status: 415, message: `Content type ${type} is not supported` }),
  content: (status: number, message: string, inputError: Record<string, unknown>) =>
    new RestliError(status, {
      errorDetailType: "com.linkedin.common.error.BadRequest",
      message: `com.linkedin.content.common.exception.BadRequestResponseException: ${message}`,
      errorDetails: { inputErrors: [inputError] },
      status,
    }),
  /** The form of newer resources; the code is assumed for values, and seen for parameters that do not exist. */
  invalidParam: (field: string) =>
    new RestliError(400, {
      errorDetailType: "com.linkedin.common.error.BadRequest",
      message: "Invalid query parameters passed to request",
      errorDetails: {
        inputErrors: [
          {
            description: "Invalid param. Please see errorDetails for more information.",
            input: { inputPath: { fieldPath: field } },
            code: "PARAM_INVALID",
          },
        ],
      },
      status: 400,
    }),
  throttled: (message: string) =>
    new RestliError(429, { status: 429, serviceErrorCode: 101, code: "TOO_MANY_REQUESTS", message }),
};

const forbidden = (message: string) =>
  new RestliError(403, { status: 403, serviceErrorCode: 100, code: "ACCESS_DENIED", message });
