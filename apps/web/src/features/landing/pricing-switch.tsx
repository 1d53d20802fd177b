"use client";

import type { Interval } from "@takt/domain/plans/model/plans";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { useState, type ReactNode } from "react";

type Props = {
  label: string;
  options: { value: Interval; label: string }[];
  /** Content for each interval. */
  offers: Record<Interval, ReactNode>;
};

/** Switches between the prices of a month and of a year. */
export function PricingSwitch({ label, options, offers }: Props) {
  const [interval, setInterval] = useState<Interval>("month");
  return (
    <>
      <SegmentedControl
        label={label}
        value={interval}
        onChange={setInterval}
        options={options}
        className="mt-8 max-w-80"
      />
      {offers[interval]}
    </>
  );
}
