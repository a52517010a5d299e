import type { EntityManager } from 'typeorm';
import type { Queries } from './database';
import { type Statement, valuesOf } from './statement';

/** Runs statements on the connection of an entity manager, in its transaction. They are not prepared by name. */
export function queriesIn({ queryRunner }: EntityManager): Queries {
  if (!queryRunner) throw new Error('the entity manager has no connection of its own');
  return {
    async query<Row>(statement: Statement, values: object = []): Promise<Row[]> {
      const { records } = await queryRunner.query(statement.text, valuesOf(statement, values), true);
      return records as Row[];
    },
  };
}
