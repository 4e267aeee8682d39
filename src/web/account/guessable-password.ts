/*
 * What those who break in try first: the heads of the public lists of leaked passwords, of eight signs and more (shorter ones
 * are refused for that), and Dutch ones. The form says so at once; the backend refuses them as well.
 */
const words = `password passwort wachtwoord welkom welcome princess sunshine football baseball iloveyou superman batman michelle
jennifer computer trustno1 starwars whatever corvette maverick mercedes midnight liverpool chelsea arsenal charlie jordan
butterfly chocolate snowball cocacola samantha victoria alexander elizabeth internet security metallica slipknot blink182
pokemon dragon monkey shadow master qwerty qwertyuiop qwertzuiop azertyuiop asdfghjkl zxcvbnm asdfasdf qwerqwer qazwsxedc
1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx a1b2c3d4 abcd1234 1234abcd abc12345 12341234 11112222 12121212 11223344
123123123 123321123 87654321 987654321 147258369 159753 741852963 passw0rd p@ssw0rd p@ssword letmein letmeinnow changeme
changemenow secret geheim geheimpje admin administrator access default guest login hallo hallohallo hello iloveyou1 ikhouvanjou
schatje liefje lieverd moeder vader familie vakantie voetbal feyenoord ajaxajax amsterdam rotterdam nederland utrecht
eindhoven groningen sinterklaas kerstmis zonnetje bloemetje vlinder konijn knuffel poesje hondje fabelaar prentenboek
lovelove friends forever angel flower summer winter spring autumn zomer lente herfst monday maandag januari february
basketball hockeyhockey softball ferrari porsche harley yamaha ncc1701 startrek gandalf matrix hunter ranger killer
tigger pepper ginger cookie banana cheese orange purple silver golden diamond crystal rainbow unicorn lovely sweety
jessica ashley amanda daniel andrew joshua michael matthew anthony william nicole thomas robert george barbara
google facebook linkedin myspace instagram samsung iphone microsoft windows nintendo playstation minecraft fortnite`

const common = new Set(words.split(/\s+/))
const leastOfWord = 4
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/**
 * Why a password would be guessed at once, or null: it is the account's own address (or what comes before its @), or a word
 * of the lists, also with figures or signs behind it, a row of keys, or a few signs again and again.
 */
export function guessablePassword(password: string, email: string): 'address' | 'common' | null {
  const typed = password.trim().toLowerCase()
  const own = email.toLowerCase()
  if (own !== '' && (typed === own || typed === own.split('@')[0])) return 'address'
  const bare = typed.replace(/[\d\W_]+$/, '')
  const isCommon = common.has(typed) || (bare.length >= leastOfWord && common.has(bare))
  return isCommon || isRow(typed) || isRepeated(typed) ? 'common' : null
}

/** Of one row of keys, in either direction. */
function isRow(typed: string): boolean {
  const backwards = [...typed].reverse().join('')
  return rows.some((row) => (row + row).includes(typed) || (row + row).includes(backwards))
}

/** One, two, three or four signs, again and again. */
function isRepeated(typed: string): boolean {
  return /^(.{1,4}?)\1+$/.test(typed)
}
