import type { PlainValue, Statements } from '../shared-sql/statements.ts';
import type { Sql } from './connection.ts';

export function statementsOf(sql: Sql): Statements {
  const send = <Row extends object>(text: string, values: PlainValue[]) => {
    let ordinal = 0;
    return sql.unsafe<Row[]>(
      text.replace(/\?/g, () => `$${++ordinal}`),
      values,
      { prepare: true },
    );
  };
  return {
    all: async <Row>(text: string, ...values: PlainValue[]) =>
      [...(await send<object>(text, values))] as Row[],
    run: async (text, ...values) => (await send(text, values)).count,
  };
}
