import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BookLanguage } from '#book/options.ts'
import { withoutRuby } from '#book/ruby.ts'
import { languageFaults, languageFaultsOfPages } from './language-of-text.ts'
import { languagesWithPrompts, loadLanguage } from './load-prompts.ts'
import { namesOf } from './names-in-text.ts'
import { readWrittenBook } from './read-written-book.ts'
import { demandLanguage } from './second-editor.ts'
import type { WrittenSpread } from './written-story.ts'

interface Example {
  language: BookLanguage
  names: string[]
  pages: string[]
  captions: string[]
  spreads: WrittenSpread[]
}
const examples: Example[] = []

beforeAll(async () => {
  for (const language of languagesWithPrompts()) {
    const file = join(import.meta.dirname, `../../../examples/languages/${language}.json`)
    const { brief, story } = await readWrittenBook(file)
    const pages = story.spreads.map(({ text }) => withoutRuby(text))
    const captions = story.spreads.map(({ scene }) => scene.caption)
    examples.push({ language, names: namesOf(brief), pages, captions, spreads: story.spreads })
  }
})

test('a page of a story is known to be in none of the other languages', () => {
  const missed = examples.flatMap(({ language, names, pages }) =>
    examples
      .filter((other) => other.language !== language)
      .flatMap((other) =>
        pages
          .filter((page) => languageFaults(page, other.language, { names }).length === 0)
          .map((page) => `${language} as ${other.language}: ${page}`),
      ),
  )
  expect(missed).toEqual([])
})

test('a page, a line of it and a caption are in their own language', () => {
  const alarms = examples.flatMap(({ language, names, pages, captions }) =>
    [
      ...pages,
      ...pages.flatMap((page) => page.split('\n')),
      ...captions,
      ...loadLanguage(language).examples,
    ].filter((text) => languageFaults(text, language, { names }).length > 0),
  )
  expect(alarms).toEqual([])
})

describe('pages that no list was made from', () => {
  const pages: Partial<Record<BookLanguage, string[]>> = {
    french: [
      'Tom ouvre la porte du frigo. Dedans, un pingouin lit le journal. « Ferme vite, dit le pingouin, j’ai chaud. » Tom lui prête son écharpe, mais c’est trop tard : la banquise a fondu sur les yaourts.',
      'Papi cherche ses lunettes. Elles sont sur son nez. Zoé ne dit rien. Elle compte les tiroirs que Papi ouvre : quatorze. Dans le dernier, il y a une vieille clé et un bonbon collant.',
      'Le chat Moustache a vu passer un bateau sur le canal. Le marin lui fait un signe. Moustache saute, hop, et voilà qu’il part pour la mer, sans valise et sans parapluie.',
    ],
    spanish: [
      'Tomás abre la nevera. Dentro, un pingüino lee el periódico. —Cierra deprisa —dice el pingüino—, que tengo calor. Tomás le presta su bufanda, pero ya es tarde: el hielo se derritió encima de los yogures.',
      'El abuelo busca sus gafas. Las lleva en la nariz. Zoe calla y cuenta los cajones que abre el abuelo: catorce. En el último aparece una llave vieja y un caramelo pegajoso.',
      'El gato Bigotes vio pasar un barco por el canal. El marinero le hizo una seña. Bigotes saltó, hop, y se marchó al mar, sin maleta y sin paraguas, con cara de pescado.',
    ],
    italian: [
      'Tommaso apre il frigorifero. Dentro, un pinguino legge il giornale. «Chiudi in fretta» dice il pinguino «ho caldo.» Tommaso gli presta la sciarpa, ma è tardi: il ghiaccio si è sciolto sopra gli yogurt.',
      'Il nonno cerca gli occhiali. Li porta sul naso. Zoe tace e conta i cassetti che il nonno apre: quattordici. Nell’ultimo trova una chiave vecchia e una caramella appiccicosa.',
      'Il gatto Baffo vide passare una barca sul canale. Il marinaio fece un cenno. Baffo saltò, hop, e partì per il mare, senza valigia e senza ombrello, con la faccia di pesce.',
    ],
    portuguese: [
      'Tomás abre a geladeira. Dentro, um pinguim lê o jornal. — Feche depressa — diz o pinguim —, estou com calor. Tomás empresta o cachecol, mas já é tarde: o gelo derreteu em cima dos iogurtes.',
      'O avô procura os óculos. Eles estão no nariz. Zoé fica calada e conta as gavetas que o avô abre: catorze. Na última aparece uma chave velha e uma bala grudenta.',
      'O gato Bigode viu passar um barco no canal. O marinheiro fez um sinal. Bigode pulou, hop, e partiu para o mar, sem mala e sem guarda-chuva, com cara de peixe.',
    ],
  }
  const all = Object.entries(pages) as [BookLanguage, string[]][]

  test.for(all)('are told apart from their neighbours: %s', ([own, texts]) => {
    for (const [language] of all) {
      const found = texts.filter((text) => languageFaults(text, language).length > 0)
      expect({ language, found }).toEqual({ language, found: language === own ? [] : texts })
    }
  })

  test.for([
    [
      'french',
      'João da Silva et Giuseppe Rossi jouent à la pelota. « ¡Hola, niño! dit João. ¿Qué tal? » Personne ne répond. Le ballon est dans l’arbre, et Lourdes est dans l’arbre aussi.',
    ],
    [
      'spanish',
      'Giulia Bianchi y Etienne Lefèvre abren la puerta. «Buongiorno, signora» dice Giulia, porque en su casa siempre se dice así. «Bonjour», dice Etienne. Y la vaca contesta: —Muuu.',
    ],
    [
      'italian',
      'Tia Conceição è venuta dal Brasile con una valigia che dice «bom dia, meu bem». Nessuno ha capito. La valigia lo ripete: «bom dia». Poi si apre, e dentro c’è João che dorme.',
    ],
    [
      'portuguese',
      'Guillaume Lefèvre mora no terceiro andar. “Bonjour, mon petit chat”, diz ele ao gato. O gato não entende francês. Ele quer o peixe. Guillaume procura o peixe. Não há peixe.',
    ],
  ] as const)('may have names, a greeting and a sound of elsewhere: %s', ([language, text]) => {
    expect(languageFaults(text, language)).toEqual([])
  })
})

describe('a whole story', () => {
  const exampleOf = (language: BookLanguage): Example => {
    const found = examples.find((one) => one.language === language)
    if (!found) throw new Error(language)
    return found
  }
  const neighbours: BookLanguage[] = [
    'french',
    'spanish',
    'italian',
    'portuguese',
    'english',
    'dutch',
    'german',
  ]

  test('is refused with two of its pages in another language, whichever they are', () => {
    for (const own of neighbours) {
      for (const other of neighbours.filter((one) => one !== own)) {
        const { spreads, names } = exampleOf(own)
        const foreign = exampleOf(other)
        const mixed = spreads.map((spread, at) =>
          at % 5 === 3 ? { ...spread, text: foreign.pages[at] ?? '' } : spread,
        )
        const [name = '', ...others] = [...names, ...foreign.names]
        const companions = others.map((one) => ({ name: one, description: '' }))
        const brief = { language: own, hero: { name }, companions }
        expect(() => demandLanguage({ brief: brief as never }, mixed), `${own} with ${other}`).toThrow(
          `in ${other}, and the book in ${own}`,
        )
      }
    }
  })

  test('is taken in its own language', () => {
    for (const { language, pages, names } of examples)
      expect(languageFaultsOfPages(pages, language, names)).toEqual([])
  })

  test('of pages too short to tell their language is refused by several of them together', () => {
    const french = ['Le seau est là.', 'Il a soif.', 'Hugo le porte.', 'Et hop, dans l’eau !', 'Il dort.']
    const mixed = [...french, 'El cubo se cae al agua.', 'Hugo ríe con los patos.', 'Ya sale la luna.']
    expect(languageFaultsOfPages(french, 'french', ['Hugo'])).toEqual([])
    expect(languageFaultsOfPages(mixed, 'french', ['Hugo'])).toEqual([
      'the text is in spanish, and the book in french',
    ])
  })
})
