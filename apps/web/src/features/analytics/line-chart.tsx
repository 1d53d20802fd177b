import type { Day } from "@takt/domain/shared/day-in";
import { chartScale, daysBetween, findNearest, toSegments } from "./chart-scale";
import { useDays, useNumbers } from "./parts/use-numbers";
import { useWidth } from "./use-width";

export type LinePoint = { day: Day; value: number };
type Props = {
  from: Day;
  to: Day;
  points: readonly LinePoint[];
  active: number | null;
  /** Marks the point that the pointer is nearest to. */
  onPoint: (index: number | null) => void;
};

const HEIGHT = 220;
/** Room for the texts, at their usual size. */
const ROOM = { top: 12, bottom: 24, start: 52, end: 12 };

/** A line over days; it breaks where a day is unknown. */
export function LineChart({ from, to, points, active, onPoint }: Props) {
  const [ref, width, textScale] = useWidth(640);
  const margin = { ...ROOM, bottom: ROOM.bottom * textScale, start: ROOM.start * textScale };
  const { whole } = useNumbers();
  const { short, long } = useDays();
  // Without its year a range that began last year looks like one of this year.
  const label = from.slice(0, 4) === to.slice(0, 4) ? short : long;
  const days = Math.max(1, daysBetween(from, to));
  const { ticks, bottom, top } = chartScale(points.map(({ value }) => value));
  const x = (day: Day) =>
    margin.start + (daysBetween(from, day) / days) * (width - margin.start - margin.end);
  const y = (value: number) =>
    margin.top + ((top - value) / (top - bottom)) * (HEIGHT - margin.top - margin.bottom);
  const marked = active === null ? undefined : points[active];
  return (
    <div ref={ref} className="min-w-0">
      <svg
        width={width}
        height={HEIGHT}
        className="block max-w-full text-muted-fg"
        onPointerMove={({ clientX, currentTarget }) =>
          onPoint(
            findNearest(
              points.map(({ day }) => x(day)),
              clientX - currentTarget.getBoundingClientRect().x,
            ),
          )
        }
        onPointerLeave={() => onPoint(null)}
      >
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              x1={margin.start}
              x2={width - margin.end}
              y1={y(tick)}
              y2={y(tick)}
              className="stroke-border"
            />
            <text
              x={margin.start - 8}
              y={y(tick) + 4}
              textAnchor="end"
              fontSize="0.75rem"
              fill="currentColor"
            >
              {whole(tick)}
            </text>
          </g>
        ))}
        <text x={margin.start} y={HEIGHT - 6} fontSize="0.75rem" fill="currentColor">
          {label(from)}
        </text>
        <text x={width - margin.end} y={HEIGHT - 6} textAnchor="end" fontSize="0.75rem" fill="currentColor">
          {label(to)}
        </text>
        {toSegments(points).map((segment) => (
          <polyline
            key={segment[0]!.day}
            points={segment.map(({ day, value }) => `${x(day)},${y(value)}`).join(" ")}
            fill="none"
            strokeWidth={2}
            strokeLinejoin="round"
            className="stroke-chart-1"
          />
        ))}
        {points.length <= 60 &&
          points.map(({ day, value }) => (
            <circle key={day} cx={x(day)} cy={y(value)} r={2.5} className="fill-chart-1" />
          ))}
        {marked && (
          <>
            <line
              x1={x(marked.day)}
              x2={x(marked.day)}
              y1={margin.top}
              y2={HEIGHT - margin.bottom}
              className="stroke-border-strong"
            />
            <circle
              cx={x(marked.day)}
              cy={y(marked.value)}
              r={5}
              strokeWidth={2}
              className="fill-surface stroke-chart-1"
            />
          </>
        )}
      </svg>
    </div>
  );
}
