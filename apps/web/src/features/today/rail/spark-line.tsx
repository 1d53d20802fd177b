import { sparkSegments, SPARK } from "./spark-segments";

/** A line over a few days, without axes; it breaks where a day is unknown. What it shows is said beside it. */
export function SparkLine({ values }: { values: readonly (number | null)[] }) {
  const segments = sparkSegments(values);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${SPARK.width} ${SPARK.height}`}
      className="h-10 w-[min(7rem,35vw)] shrink-0 text-primary"
      fill="none"
    >
      {segments.map((points) => (
        <g key={points[0]!.x}>
          {points.length > 1 && (
            <path
              d={`${toPath(points)}V${SPARK.height}H${points[0]!.x}Z`}
              fill="currentColor"
              opacity={0.12}
            />
          )}
          {points.length > 1 ? (
            <path
              d={toPath(points)}
              stroke="currentColor"
              strokeWidth={2}
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          ) : (
            <circle cx={points[0]!.x} cy={points[0]!.y} r={1.5} fill="currentColor" />
          )}
        </g>
      ))}
    </svg>
  );
}

const toPath = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }, n) => `${n ? "L" : "M"}${x} ${y}`).join("");
