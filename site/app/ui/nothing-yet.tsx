/** Text shown in place of an empty list. */
export function NothingYet({ children }: { children: string }) {
  return (
    <p className="max-w-[30ch] py-16 font-display text-3xl leading-tight font-bold tracking-[-0.02em]">
      {children}
    </p>
  );
}
