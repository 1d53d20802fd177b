import { Skeleton } from "@takt/ui/skeleton";
import { SkeletonList } from "./pending-screen";

const TABS = "h-9 w-80 max-w-full";

/** The sentence, what is next and the week, beside the rail. */
export function TodayShape() {
  return (
    <div className="grid gap-7 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 gap-7">
        <SkeletonList count={2} className="h-7 max-w-xl" />
        <Skeleton className="h-26 rounded-xl" />
        <Skeleton className="h-56 rounded-xl" />
      </div>
      <SkeletonList count={3} className="h-28 rounded-xl" layout="grid content-start gap-7" />
    </div>
  );
}

/** Tabs above rows. */
export function ListShape() {
  return (
    <>
      <Skeleton className={TABS} />
      <SkeletonList count={6} className="h-16 rounded-xl" />
    </>
  );
}

/** The seven days of the week; on phones a list of days. */
export function WeekShape() {
  return (
    <>
      <SkeletonList count={7} className="h-144" layout="-mx-1 grid grid-cols-7 gap-2 pt-2 max-sm:hidden" />
      <SkeletonList count={4} className="h-12 rounded-xl" layout="grid gap-2 pt-16 sm:hidden" />
    </>
  );
}

/** Tabs and a field above rows. */
export function TopicsShape() {
  return (
    <>
      <Skeleton className={TABS} />
      <Skeleton className="h-11" />
      <SkeletonList count={6} className="h-20" />
    </>
  );
}

/** A form beside what was done before. */
export function FormShape() {
  return (
    <div className="grid min-w-0 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-80 rounded-xl" />
    </div>
  );
}

/** A choice of the range above charts. */
export function ChartsShape() {
  return (
    <>
      <Skeleton className={TABS} />
      <SkeletonList count={3} className="h-80 rounded-xl" layout="grid gap-4" />
    </>
  );
}

/** Sections in two columns, the right one wider. */
export function ProfileShape() {
  return (
    <div className="grid gap-x-10 gap-y-7 @min-[61rem]:grid-cols-[19rem_minmax(0,1fr)]">
      <SkeletonList count={3} className="h-56" layout="grid content-start gap-7" />
      <SkeletonList count={3} className="h-64" layout="grid max-w-3xl content-start gap-7" />
    </div>
  );
}

/** Cards in two equal columns. */
export function ColumnsShape() {
  return (
    <SkeletonList
      count={4}
      className="h-64 rounded-xl"
      layout="grid max-w-3xl gap-5 xl:max-w-none xl:grid-cols-2 xl:items-start"
    />
  );
}

/** Tabs above cards, one below the other. */
export function SettingsShape() {
  return (
    <>
      <Skeleton className={TABS} />
      <SectionsShape />
    </>
  );
}

/** Cards, one below the other. */
export function SectionsShape() {
  return <SkeletonList count={4} className="h-40 rounded-xl" layout="grid max-w-3xl gap-5" />;
}
