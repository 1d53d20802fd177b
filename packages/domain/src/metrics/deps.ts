import type { ConnectionsDeps } from "../connections/deps";
import type { SyncDeps } from "../sync/deps";
import type { MetricsReader } from "./ports/metrics-reader";

/** Dependencies of the metrics use cases; each takes the `Pick` it needs. */
export type MetricsDeps = ConnectionsDeps & Pick<SyncDeps, "events"> & { metricsReader: MetricsReader };
