export type ErrorBody = { message: string; type: string; param: string | null; code: string | null };

/** An error response of the real API. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Record<string, string> = {},
    /** HTML that replaces the body. */
    readonly page: string | null = null,
  ) {
    super(body.message);
  }
}

const invalid = (message: string, param: string | null, code: string | null = null, status = 400) =>
  new ApiError(status, { message, type: "invalid_request_error", param, code });

export const QUOTA: ErrorBody = {
  message:
    "You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.",
  type: "insufficient_quota",
  param: null,
  code: "insufficient_quota",
};

export const SERVER_ERROR: ErrorBody = {
  message:
    "The server had an error while processing your request. Sorry about that! Please contact us through our help center at help.openai.com if the error persists.",
  type: "server_error",
  param: null,
  code: "server_error",
};

const GATEWAY_PAGE =
  "<html>\r\n<head><title>500 Internal Server Error</title></head>\r\n<body>\r\n<center><h1>500 Internal Server Error</h1></center>\r\n<hr><center>cloudflare</center>\r\n</body>\r\n</html>\r\n";

/** The errors with the real API's messages. */
export const apiErrors = {
  invalid,
  noKey: () =>
    invalid(
      "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth (i.e. Authorization: Bearer YOUR_KEY), or as the password field (with blank username) if you're accessing the API from your browser and are prompted for a username and password. You can obtain an API key from https://platform.openai.com/account/api-keys.",
      null,
      null,
      401,
    ),
  wrongKey: (key: string) =>
    invalid(
      `Incorrect API key provided: ${key.slice(0, 4)}${"*".repeat(Math.max(key.length - 8, 4))}${key.slice(-4)}. You can find your API key at https://platform.openai.com/account/api-keys.`,
      null,
      "invalid_api_key",
      401,
    ),
  noModel: (model: string) =>
    invalid(
      `The model \`${model}\` does not exist or you do not have access to it.`,
      null,
      "model_not_found",
      404,
    ),
  noRoute: (method: string, path: string) => invalid(`Invalid URL (${method} ${path})`, null, null, 404),
  noJson: () =>
    invalid(
      "We could not parse the JSON body of your request. (HINT: This likely means you aren't using your HTTP library correctly. The OpenAI API expects a JSON payload, but what was sent was not valid JSON.)",
      null,
    ),
  missing: (param: string) =>
    invalid(`Missing required parameter: '${param}'.`, param, "missing_required_parameter"),
  unknown: (param: string) => invalid(`Unknown parameter: '${param}'.`, param, "unknown_parameter"),
  wrongValue: (value: unknown, param: string, supported: string[]) =>
    invalid(
      `Invalid value: '${String(value)}'. Supported values are: ${supported.map((one) => `'${one}'`).join(", ")}.`,
      param,
      "invalid_value",
    ),
  wrongType: (param: string, expected: string, got: string) =>
    invalid(
      `Invalid type for '${param}': expected ${expected}, but got ${got} instead.`,
      param,
      "invalid_type",
    ),
  tooMuchInput: (param: string) =>
    invalid(
      "Your input exceeds the context window of this model. Please adjust your input and try again.",
      param,
      "context_length_exceeded",
    ),
  quota: () => new ApiError(429, QUOTA),
  rate: (retryAfterMs: number, model: string) =>
    new ApiError(
      429,
      {
        message: `Rate limit reached for ${model} in organization org-emulated on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in ${retryAfterMs}ms. Visit https://platform.openai.com/account/rate-limits to learn more.`,
        type: "requests",
        param: null,
        code: "rate_limit_exceeded",
      },
      {
        "retry-after-ms": String(retryAfterMs),
        "retry-after": String(Math.ceil(retryAfterMs / 1_000)),
        "x-ratelimit-remaining-requests": "0",
      },
    ),
  server: () => new ApiError(500, SERVER_ERROR),
  /** The gateway's page when the API does not respond. */
  gateway: () => new ApiError(500, SERVER_ERROR, {}, GATEWAY_PAGE),
  overloaded: () =>
    new ApiError(503, {
      message: "The engine is currently overloaded, please try again later",
      type: "server_error",
      param: null,
      code: null,
    }),
};
