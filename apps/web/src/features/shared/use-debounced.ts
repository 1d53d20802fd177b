import { useEffect, useState } from "react";

/** The first value at once, each later one after it has stayed the same for a while. */
export function useDebounced<Value>(value: Value, quietMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), quietMs);
    return () => clearTimeout(timer);
  }, [value, quietMs]);
  return debounced;
}
