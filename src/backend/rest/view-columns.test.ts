import { expect, test } from 'vitest'
import { readColumnOrigins } from './view-columns.ts'

test('of a view’s rule only the outermost columns count, whatever their names hold', () => {
  const rule = `({QUERY :commandType 1 :rtable ({RANGETBLENTRY :subquery {QUERY :targetList ({TARGETENTRY :resno 1 :resorigtbl 9 :resorigcol 9})}})
    :targetList ({TARGETENTRY :expr {VAR :varno 1} :resno 1 :resname a\\ \\{:resno\\ 7\\} :resorigtbl 16384 :resorigcol 2 :resjunk false}
    {TARGETENTRY :expr {FUNCEXPR :args ({VAR :varno 1})} :resno 2 :resname b :resorigtbl 0 :resorigcol 0 :resjunk false})
    :returningList <>})`
  expect([...readColumnOrigins(rule)]).toEqual([[1, { relation: '16384', column: 2 }]])
})
