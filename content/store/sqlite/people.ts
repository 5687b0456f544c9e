import type { Statements } from '../shared-sql/statements.ts';
import type { Connection } from './connection.ts';

export function statementsOf({ all, run }: Connection): Statements {
  return {
    // SQLite would prepare `LIMIT ?` again for each value.
    all: async (text, ...values) => all(text.replace(/LIMIT \?/g, 'LIMIT ? + 0'), ...values),
    run: async (text, ...values) => Number(run(text, ...values).changes),
  };
}
