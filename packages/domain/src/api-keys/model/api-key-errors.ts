/** Error codes of keys. */
export type ApiKeyErrorCode =
  /** No such key in this workspace, or it does not work any more. */
  | "api_key_not_found"
  /** `data.max` keys work already. */
  | "api_keys_full"
  /** It is no key, or one that does not work (any more). */
  | "api_key_invalid"
  /** The key does not have the scope `data.scope`. */
  | "scope_missing"
  /** Keys are part of the plan Enterprise, which the owner of the workspace does not have. */
  | "api_needs_plan"
  /** The Idempotency-Key was sent with another request before. */
  | "idempotency_key_reused"
  /** Another request with the same Idempotency-Key is being answered. */
  | "idempotency_key_busy";
