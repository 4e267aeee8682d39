import type { QualifiedName, Relationship } from './schema.ts'
import type { Scope } from './scope.ts'
import { writeColumn } from './scope.ts'
import { identifier, qualified } from './sql-writer.ts'
import type { NodeSource } from './write-node.ts'

/** Where embedded rows come from, and what ties them to a row of the level above. */
export function embedSource(scope: Scope, relationship: Relationship): NodeSource {
  if (relationship.kind === 'computed') {
    // Rows of a statement before this one have lost their type, by which PostgreSQL tells functions of one name apart.
    scope.used.add('*')
    const call = `${qualified(relationship.function)}((${scope.alias}.*)::${qualified(relationship.from)})`
    return { from: (alias) => `${call} as ${alias}` }
  }
  const table = (name: QualifiedName, alias: string): string => `${qualified(name)} as ${alias}`
  if (relationship.kind === 'key') {
    return {
      from: (alias) => table(relationship.to, alias),
      tie: (alias) =>
        relationship.pairs
          .map(([own, other]) => `${alias}.${identifier(other)} = ${writeColumn(scope, own)}`)
          .join(' and '),
    }
  }
  const middle = scope.writer.alias('junction')
  const { junction, fromPairs, toPairs } = relationship
  return {
    from: (alias) => {
      const far = toPairs.map(
        ([other, own]) => `${middle}.${identifier(own)} = ${alias}.${identifier(other)}`,
      )
      return `${table(relationship.to, alias)} join ${table(junction, middle)} on ${far.join(' and ')}`
    },
    tie: () =>
      fromPairs
        .map(([own, between]) => `${middle}.${identifier(between)} = ${writeColumn(scope, own)}`)
        .join(' and '),
  }
}
