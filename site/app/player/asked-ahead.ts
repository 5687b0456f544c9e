/** What was asked for this long ago is asked for anew. */
const keptFor = 60_000;
const mostKept = 10;

/** Answers that were asked for before they were needed, each for the one use that follows. */
export function createAskedAhead<Answer>(now: () => number) {
  const kept = new Map<string, { answer: Promise<Answer>; at: number }>();
  const isFresh = (id: string) => now() - (kept.get(id)?.at ?? -keptFor) < keptFor;

  return {
    ask(id: string, work: () => Promise<Answer>): void {
      if (isFresh(id)) return;
      const answer = work();
      kept.delete(id);
      kept.set(id, { answer, at: now() });
      answer.catch(() => {
        if (kept.get(id)?.answer === answer) kept.delete(id);
      });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest) kept.delete(oldest);
    },
    /** Takes an answer out, if there is one: it may still be on its way, and may fail. */
    take(id: string): Promise<Answer> | undefined {
      const answer = isFresh(id) ? kept.get(id)?.answer : undefined;
      kept.delete(id);
      return answer;
    },
  };
}
