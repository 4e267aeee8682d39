const numberTypes = ['int2', 'int4', 'float4', 'float8', 'numeric', 'oid']

/** A value of the write-ahead log, in Postgres' text form, as `to_json` would show it. */
export function toJsonValue(text: string | null, type: string): unknown {
  if (text === null) return null
  if (type.startsWith('_')) return parseArray(text, type.slice(1))
  if (type === 'bool') return text === 't'
  if (type === 'int8') return Number.isSafeInteger(Number(text)) ? Number(text) : text
  // `NaN` and `Infinity` are no JSON numbers and stay text, as they do in Postgres.
  if (numberTypes.includes(type)) return Number.isFinite(Number(text)) ? Number(text) : text
  if (type === 'json' || type === 'jsonb') return JSON.parse(text) as unknown
  if (type === 'timestamp') return text.replace(' ', 'T')
  if (type === 'timestamptz') return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  return text
}

/** Postgres' array literal: `{1,"a,b",NULL,{…}}`. Bounds before an `=` are passed over. */
function parseArray(text: string, elementType: string): unknown[] {
  let index = text.indexOf('{') + 1
  const readElement = (): unknown => {
    if (text[index] === '{') {
      index += 1
      return readList()
    }
    if (text[index] === '"') return toJsonValue(readQuoted(), elementType)
    const end = text.slice(index).search(/[,}]/)
    const bare = text.slice(index, index + end)
    index += end
    return toJsonValue(bare === 'NULL' ? null : bare, elementType)
  }
  const readQuoted = (): string => {
    let result = ''
    for (index += 1; text[index] !== '"' && index < text.length; index += 1) {
      if (text[index] === '\\') index += 1
      result += text[index] ?? ''
    }
    index += 1
    return result
  }
  const readList = (): unknown[] => {
    const list: unknown[] = []
    while (index < text.length && text[index] !== '}') {
      list.push(readElement())
      if (text[index] === ',') index += 1
    }
    index += 1
    return list
  }
  return readList()
}
