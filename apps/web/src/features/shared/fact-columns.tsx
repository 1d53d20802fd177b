type Props = {
  id?: string;
  facts: readonly { label: string; value: string }[];
  className?: string;
};

/** A few facts side by side, each under its name; one below the other on phones. */
export function FactColumns({ id, facts, className = "" }: Props) {
  return (
    <dl id={id} className={`grid gap-x-6 gap-y-3 text-sm sm:grid-cols-3 ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-0.5">
          <dt className="text-caption text-muted-fg">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
