/** Words that begin with an apostrophe: ’t Hof, ’s ochtends, ’n appel, rock ’n’ roll; ’twas, ’em. */
const shortened = /^(?:['‘](?=[tnskmr](?:[\s-]|$)|n['’](?:\s|$))|'(?=(?:twas|tis|em)(?!\p{L})))/iu

/**
 * Quotes and apostrophes as they are printed, whatever keyboard they were typed on: O’Neill, van ’t Hof, “hoi”. A text
 * that has them already stays as it is.
 */
export function typographic(text: string): string {
  const plain = text.replace(/[`´′]/g, "'").replace(/″/g, '"')
  return plain.replace(/['"‘]/g, (sign, at: number) => {
    const opens = /(^|[\s([{–—“‘"'/-])$/u.test(plain.slice(0, at)) && /^\S/u.test(plain.slice(at + 1))
    if (sign === '"') return opens ? '“' : '”'
    if (shortened.test(plain.slice(at))) return '’'
    if (sign === '‘') return sign
    return opens && hasEnd(plain.slice(at + 1)) ? '‘' : '’'
  })
}

/** A name has no quotation in it: every mark of that kind is an apostrophe. */
export function typographicName(name: string): string {
  return typographic(name).replace(/['‘]/g, '’')
}

/** Whether what a quote would open is closed on the same line; without that it is an apostrophe. */
function hasEnd(rest: string): boolean {
  return /^[^\n]*?\S['’](?!\p{L})/u.test(rest)
}
