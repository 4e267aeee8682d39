import { expect, test } from 'vitest'
import { readTwist, type TwistReading, type TwistSubject } from '../read-twist.ts'
import type { ContentLanguage } from '../house/content-language.ts'

const subjects: Record<ContentLanguage, TwistSubject> = {
  dutch: { hero: 'Jasmijn', gender: 'female', age: 6, companions: ['Sam', 'Oma Riet', 'Boris'] },
  english: { hero: 'Lottie', gender: 'female', age: 6, companions: ['Sam', 'Granny Joan', 'Biscuit'] },
}

function read(twist: string, language: ContentLanguage): TwistReading {
  return readTwist(twist, language, subjects[language])
}

/** Topics that are no alarm. */
const calm = new Set(['everyday', 'people'])

const glad: Record<ContentLanguage, string> = {
  dutch: `
Oma Riet bakt op zondag altijd appeltaart.
Papa bakt pannenkoeken.
Papa bakt op vrijdag pannenkoeken.
Op zondag bakt oma Riet appeltaart.
Oma kookt altijd soep.
Oma maakt de lekkerste pannenkoeken van de wereld.
Mama speelt gitaar.
Mama speelt elke avond gitaar.
Opa leest voor.
Opa leest elke avond voor.
Mama leest haar voor het slapen een verhaaltje voor.
Boris slaapt bij haar op bed.
Boris slaapt elke nacht in zijn mand.
Haar hond Boris slaapt op haar kussen.
Papa is brandweerman.
Mama is juf.
Haar tante is buschauffeur.
Opa is timmerman.
Ze zit op voetbal.
Ze zit op woensdag op dansles.
Haar broer zit op judo.
Ze kan goed klimmen.
Ze kan heel hard rennen.
Jasmijn kan goed zwemmen.
Oma kan heel goed fluiten.
Boris steelt altijd haar sokken.
Boris pikt de kaas.
Boris blaft altijd naar de postbode.
Boris rent door het huis.
Boris kwispelt met zijn staart.
Ze speelt graag met Sam in de zandbak.
Ze speelt met Boris in de tuin.
Sam en Jasmijn maken samen hutten.
Sam en Jasmijn bouwen samen hutten.
Ze gaat elke zaterdag met papa zwemmen.
Ze gaat met opa vissen.
Ze gaat in de zomer met mama naar het strand.
Papa en mama gaan graag kamperen.
Ze lacht altijd om Sam.
Ze kietelt Sam.
Ze helpt oma met koekjes bakken.
Ze helpt opa in de tuin.
Sam helpt papa met koken.
Ze bakt met oma Riet koekjes.
Bakt elke zaterdag pannenkoeken met opa.
Ze tekent de hele dag.
Ze knutselt graag met mama.
Mama zingt onder de douche.
Papa zingt keihard in de auto.
Papa en mama dansen in de keuken.
Opa fietst elke dag met Boris door het park.
Haar oom rijdt op een vrachtwagen.
Tante Els breit sokken.
Oma haakt knuffels voor haar.
Opa vertelt altijd moppen.
Papa vertelt flauwe grappen.
Opa snurkt op de bank.
Ze voert elke dag de eendjes.
Ze aait Boris.
Sam eet altijd spaghetti.
Opa drinkt thee.
Papa voetbalt op zaterdag.
Haar zus Lotte turnt.
Mama rent elke ochtend in het park.
Papa bakt pannenkoeken en mama speelt gitaar.
Oma breit en opa puzzelt.
Haar neef Tom speelt drums.
Opa kijkt altijd voetbal.
Papa bakt elke zondagochtend pannenkoeken.
Mama is dokter.
Ze gaat graag naar school.`,
  english: `
Granny Joan makes the best pancakes.
Granny Joan makes the best pancakes in the world.
Her gran makes jollof rice every Sunday.
Every Sunday Granny Joan bakes an apple pie.
Makes pancakes with Granny Joan.
Loves trains, making pancakes with Granny Joan and football.
Loves making pancakes with Granny Joan and chasing Biscuit up the trees in her yellow wellies.
Chasing Biscuit up the trees in her yellow wellies.
Dad makes pancakes on Saturdays.
Her dad cooks at the weekend.
Mum plays the guitar.
Her mum plays the piano every evening.
Grandad reads to her every night.
Grandpa reads to her at bedtime.
Mum tells her stories before bed.
Biscuit sleeps on her bed.
Biscuit sleeps in his basket every night.
Her cat Biscuit sleeps on her pillow.
Biscuit curls up on her lap.
Her dad is a firefighter.
Mum is a teacher.
Her aunt is a bus driver.
Grandad is a carpenter.
She plays football.
She goes swimming every Saturday.
She goes swimming with Dad on Sundays.
Her brother does judo.
She can climb really well.
Lottie can swim.
Grandpa can whistle really well.
Biscuit always steals her socks.
Biscuit steals the sausages.
Biscuit barks at the postman.
Biscuit wags his tail.
Biscuit chases squirrels in the park.
Biscuit runs round the house all day.
She plays with Sam in the sandpit.
She plays with Biscuit in the garden.
Sam and Lottie build dens together.
She goes fishing with Grandad.
She goes to the beach with Mum in the summer.
Mum and Dad go camping every summer.
She always laughs with Sam.
She tickles Sam.
She helps Granny bake biscuits.
She helps Grandad in the garden.
Sam helps Dad with the cooking.
She bakes biscuits with Granny Joan.
Bakes cakes with Nana on Sundays.
She draws all day long.
Mum sings in the shower.
Dad sings really loudly in the car.
Mum and Dad dance in the kitchen.
Grandad cycles to the park every day.
Her uncle drives a lorry.
Auntie Els knits socks.
Grandma knits teddies for her.
Grandad always tells jokes.
Dad tells terrible jokes.
Grandad snores on the sofa.
She feeds the ducks every day.
She strokes Biscuit.
Sam always eats spaghetti.
Granny drinks tea.
Dad plays football on Saturdays.
Her sister Lotta dances.
Mum runs in the park every morning.
Dad makes pancakes and Mum plays the guitar.
Her cousin Tom plays the drums.
Grandad always watches football.
Dad makes pancakes every Sunday morning.
She always runs to school.`,
}

const guarded: Record<ContentLanguage, string> = {
  dutch: `
Oma bakte op zondag altijd appeltaart.
Oma Riet bakte altijd appeltaart.
Papa speelde gitaar.
Opa las elke avond voor.
Opa bakt niet meer.
Opa leest nooit meer voor.
Vroeger bakt oma appeltaart.
Papa slaapt nu ergens anders.
Papa slaapt op de bank.
Papa slaapt bij oma.
Opa slaapt.
Opa slaapt in de tuin.
Boris slaapt in de tuin.
Boris slaapt onder de appelboom.
Boris slaapt voor altijd.
Boris speelt nu bij de sterren.
Boris rent nu in de wolken.
Opa danst op een wolk.
Opa kijkt naar haar.
Opa kijkt naar de sterren.
Ze kijkt elke avond naar de sterren.
Opa kijkt vanuit de hemel.
Oma zingt nu met de engelen.
Oma bakt nog één keer appeltaart.
Oma bakt nu taart voor opa.
Oma bakt alleen nog voor zichzelf.
Papa woont bij oma.
Papa woont nu in Groningen.
Papa is weg.
Papa is er soms.
Papa kookt soms.
Papa komt als hij kan.
Papa belt elke avond.
Ze mist papa.
Mama mist oma.
Mama huilt elke avond.
Mama is moe.
Mama slaapt de hele dag.
Papa drinkt.
Papa drinkt elke avond.
Papa drinkt bier.
Mama lacht weer.
Papa lacht niet meer.
Mama leest voor in het ziekenhuis.
Opa leest voor via de telefoon.
Ze tekent elke dag voor papa.
Ze schrijft brieven aan papa.
Ze bakt taart voor opa.
Ze knuffelt opa’s trui.
Ze slaapt in papa’s trui.
Oma bakt opa’s taart.
Oma wandelt elke dag naar opa.
Ze helpt mama met lopen.
Ze helpt mama.
Opa kan fietsen.
Opa kan lopen.
Opa is een engel.
Oma is een ster.
Opa is ziek.
Papa is piloot.
Papa zit op zolder.
Papa is bakker en drinkt.
Oom Jan speelt met Sam onder de douche.
Papa speelt met Sam in bed.
Haar nieuwe papa bakt pannenkoeken.
Papa zit in de cel.
Papa slaat Boris.
Papa steelt auto’s.
Sam pikt haar geld.
Mama maakt ruzie.
Papa en mama maken altijd ruzie.
Papa rijdt te hard.
Papa speelt met vuur.
Boris bijt Sam.
Papa bakt taart met zijn nieuwe vriendin in haar huis.
Opa eet bijna niets.
Opa eet alleen soep.
Oma kookt met één hand.
Verdriet slaapt bij haar op bed.
Oma bakt appeltaart, tot opa komt.
Oma bakt appeltaart zoals opa.
Opa speelt gitaar op de begrafenis.
Mama zingt voor zijn foto.
Mama kookt en papa is weg.
Oma Riet maakt de lekkerste pannenkoeken van de wereld 💔
Papa leest elke avond voor 🕊️
Opa speelt gitaar 🪦
Opa vertelt altijd moppen 🌈⭐
Oma Riet bakt op zondag altijd appeltaart 🙏
Papa zingt keihard in de auto 🍺
Oma bakt taart. 😢
😢 Oma maakt de lekkerste taart
Oma bakt de lekkerste taart :(
Oma bakt de lekkerste taart ;(
Oma bakt de lekkerste taart...
Oma Riet bakt op zondag altijd appeltaart (in 2019)
Oma Riet bakt op zondag altijd appeltaart (nog)
Oma Riet bakt op zondag altijd appeltaart - nog wel
Oma maakt de lekkerste taart. Zonder haar.
Oma maakt de lekkerste taart. Ze was de beste.
Oma maakt de lekkerste taart. Was het maar waar.
Oma maakt de lekkerste taart. Was.
Oma maakt de lekkerste taart. Toen.
Oma maakt de lekkerste taart. Nu mama.
Oma maakt de lekkerste taart. Voor hem.
Oma maakt de lekkerste taart. Helaas.
Oma maakt de lekkerste taart. Voor opa.
Oma maakt de lekkerste taart. Lieve oma.
Oma maakt de lekkerste taart. Dag oma.
Oma maakt de lekkerste taart. Ze is 93.
Oma maakt de lekkerste taart. In Spanje.
Papa leest elke avond voor. Als hij er is.
Papa is leraar. Was.
Papa speelt gitaar. Mama nu ook.
Papa (in Spanje) bakt altijd pannenkoeken
Oma Riet (in Spanje) bakt altijd taart
Mama bakt elke zomer taart voor hem
Ze plukt elke zondag bloemen voor hem
Ze plukt elke zondag bloemen voor haar
Ze leest hem elke avond voor
Ze tekent elke avond voor haar
Mama zingt elke avond voor hem
Ze slaapt elke nacht in zijn bed
Ze slaapt op zijn kamer
Ze slaapt in zijn mandje
Ze slaapt naast zijn bed
Ze slaapt elke nacht tegen hem aan
Ze slaapt elke nacht bij mama in bed
Boris slaapt naast zijn bed
Ze rijdt op zijn fiets
Ze kijkt elke dag naar zijn fiets
Ze lachen altijd om Jasmijn
Haar juf lacht altijd om Jasmijn
Haar broer verstopt altijd haar schoenen
Ze pikken haar boterham op maandag
Sam pikt elke dag haar boterham
Oom Jan knuffelt Jasmijn elke nacht
Oom Jan speelt elke nacht met Jasmijn
Opa kietelt Jasmijn elke avond
Papa speelt in bad. Ze speelt met papa.
Speelt in bad met papa.
Opa schommelt in de schuur
Papa schommelt in het bos
Opa danst met de vlinders
Oma zingt met de vogels
Opa zwemt met de vissen
Boris rent altijd met de konijnen
Oma speelt altijd harp
Opa rijdt in een luchtballon
Oma wandelt elke nacht op straat
Papa snurkt de hele dag op de bank
Haar broer slaapt de hele dag in bed
Oma speelt de hele dag met haar pop
Papa drinkt de hele dag koffie
Papa voert mama elke avond
Ze aait oma elke dag
Oma helpt mama elke dag thuis
Ze kookt elke avond voor iedereen
Haar broer kookt elke dag voor ons
Ze gaat soms met papa zwemmen
Ze kan soms spelen
We eten af en toe soep
Papa leest in de vakantie voor
Ze gaat elk weekend met papa naar de dierentuin
Papa zeilt altijd
Papa rijdt altijd keihard
Papa kampeert op de bank
Papa zingt elke dag op straat
We kamperen elke nacht in het bos
Ze slaapt elke nacht op de bank
We spelen elke nacht op straat
Papa rijdt in een politieauto
Papa rijdt in een ambulance
Zijn papa bakt pannenkoeken
Haar pleegmoeder bakt taart
Papa gaat elke zaterdag met zijn vriendin zwemmen
Mama bakt taart met haar vriend`,
  english: `
Granny baked an apple pie every Sunday.
Granny Joan made the best pancakes.
Dad played the guitar.
Grandad read to her every night in the hospice.
Grandad never bakes.
Grandad doesn’t bake any more.
Granny no longer bakes.
Granny used to make pancakes.
Dad sleeps somewhere else now.
Dad sleeps on the sofa.
Dad sleeps at Gran’s.
Grandad sleeps.
Grandad sleeps in the garden.
Biscuit sleeps in the garden.
Biscuit sleeps under the apple tree.
Biscuit sleeps forever.
Biscuit plays with the stars.
Biscuit runs free.
Biscuit chases squirrels in a better place.
Biscuit runs in the clouds.
Grandad dances on a cloud.
Grandad watches her.
Grandad watches over her.
Grandad watches from the clouds.
Granny watches the stars.
She watches the moon every night.
Granny bakes for the angels.
Granny sings with the angels now.
Granny makes pancakes one last time.
Granny makes pancakes again.
Granny only bakes for herself.
Dad lives with Gran.
Dad lives in Leeds now.
Dad is away.
Dad cooks sometimes.
Dad comes when he can.
Dad calls every night.
She misses Dad.
She misses making pancakes with Granny Joan.
Mum cries every night.
Mum is tired.
Mum sleeps all day.
Dad drinks.
Dad drinks every night.
Dad drinks beer.
Mum laughs again.
Mum reads to her in hospital.
Grandad reads to her on the phone.
She draws for Dad every day.
She writes to Dad.
She bakes a cake for Grandad.
She hugs Grandad’s jumper.
She sleeps in Dad’s jumper.
Granny bakes Grandad’s cake.
Granny walks to Grandad every day.
She helps Mum to walk.
She helps Mum.
Grandad can swim.
Grandad can walk.
Grandad is an angel.
Granny is a star.
Grandad is poorly.
Dad is a pilot.
Dad is inside.
Dad is a builder and drinks.
Uncle Jim plays with Sam in the bath.
Dad plays with Sam in bed.
Her new dad makes pancakes.
Dad hits Biscuit.
Dad steals cars.
Sam nicks her money.
Mum and Dad row all day.
Mum and Dad fight every night.
Dad drives too fast.
Dad plays with fire.
Biscuit bites Sam.
Grandad hardly eats.
Grandad only eats soup.
Grief sleeps on her bed.
Granny makes pancakes until Grandad comes.
Granny makes pancakes like Grandad.
Dad plays the guitar at the funeral.
Mum sings to his photo.
Mum cooks and Dad is gone.
Remembers making pancakes with Granny Joan.
Granny Joan makes the best pancakes 💔
Grandad reads to her every night 🕊️
Grandad plays the guitar 🪦
Grandad always tells jokes 🌈
Biscuit sleeps on her pillow every night 🐾🌈
Granny Joan makes the best pancakes 🙏
Dad sings really loudly in the car 🍺
Granny bakes cakes. 😢
Granny makes the best cakes :(
Granny makes the best cakes ;(
Granny makes the best cakes...
Granny Joan makes the best cakes (in 2019)
Granny Joan makes the best cakes (once)
Granny Joan makes the best cakes, for now
Granny Joan makes the best cakes - for now
Dad makes the best pancakes. He is not here.
Dad makes the best pancakes. He was the best.
Dad makes the best pancakes. Without him we do not.
Granny makes the best cakes. Once.
Granny makes the best cakes. For now.
Granny makes the best cakes. Where is she?
Granny makes the best cakes. Now Mum does.
Granny makes the best cakes. Forever.
Granny makes the best cakes. In our hearts.
Granny makes the best cakes. For Grandad.
Granny makes the best cakes. Dear Granny.
Granny makes the best cakes. She is 93.
Granny makes the best cakes. Bye Granny.
Dad makes pancakes. When he is here.
Dad cooks. In Syria.
Dad (in Spain) makes the best pancakes
She picks flowers for him every Sunday
She picks flowers for her every Sunday
She reads to her every night
Mum sings to him every night
Mum bakes a cake for him every summer
She sleeps on his pillow
She sleeps in his room every night
She sleeps in bed with him
She sleeps next to Dad in his bed
Biscuit sleeps beside his bed
She plays his guitar every night
She rides his bike
Biscuit sits on his slippers all day
They always laugh at Lottie
Her friends laugh at Lottie
They chase Lottie in the playground every day
Sam chases Lottie in the park
Her brother always hides her shoes
They steal her sandwiches every day
Sam nicks her toast every day
Dad tickles Sam in the bath
Uncle Jim strokes Sam in the shower
Uncle Jim strokes Lottie at night
Uncle Jim cuddles Lottie every night
Uncle Jim plays with Lottie every night
Dad chases Mum round the house
Plays in the bath with Dad.
Dad swings in the woods
Grandad swims with the dolphins
Grandad dances with the butterflies
Granny sings with the birds
Biscuit runs with the rabbits
Grandad rides a unicorn
Granny plays the harp
Mum walks round the house at night
Granny walks around the house every night
Dad snores on the sofa all day
Mum watches cartoons all day
Mum feeds Grandad every day
She brushes Mum every night
Granny helps Mum at home every day
She always cooks for the children
Her brother cooks for us every night
Now and then she bakes biscuits with Mum
She goes swimming with Dad sometimes
She can swim sometimes
They sometimes eat soup
Dad reads to her in the holidays
She goes to the zoo with Dad every weekend
Dad always sails
Dad races really fast on his motorbike
Dad camps in the park
Dad sings in the street every day
We camp in the park every night
She sleeps on the sofa every night
They play in the street at night
Dad rides in an ambulance
His dad makes pancakes
Their dad makes pancakes
Her foster mum bakes cakes`,
}

/** Of a boy: she and her are others. */
const guardedOfBoys: Record<ContentLanguage, string> = {
  dutch: `
Hij plukt elke zondag bloemen voor haar
Papa bakt elke zomer taart voor haar
Papa leest haar elke avond voor
Hij slaapt in haar bed
Hij slaapt naast haar bed
Boris slaapt elke nacht bij haar
Hij rijdt op haar fiets`,
  english: `
He picks flowers for her every Sunday
Dad bakes a cake for her every summer
He reads to her every night
Dad sings to her every night
He sleeps on her pillow every night
He rides her bike
They always laugh at Max
They chase Max in the playground`,
}

const lines = (text: string): string[] => text.trim().split('\n')

for (const language of ['dutch', 'english'] as const) {
  test.for(lines(glad[language]))(`hears no sorrow in ${language}: “%s”`, (twist) => {
    const { unread, staysOut } = read(twist, language)
    expect({ unread, alarms: staysOut.filter(({ topic }) => !calm.has(topic)) }).toEqual({
      unread: false,
      alarms: [],
    })
  })

  test.for(lines(guarded[language]))(`guesses nothing glad in ${language}: “%s”`, (twist) => {
    const { unread, staysOut, loved } = read(twist, language)
    expect(unread || staysOut.some(({ topic }) => !calm.has(topic))).toBe(true)
    expect(staysOut.some(({ topic }) => topic === 'everyday')).toBe(false)
    expect(loved).toEqual([])
  })

  test.for(lines(guardedOfBoys[language]))(`guesses nothing glad of a boy in ${language}: “%s”`, (twist) => {
    const hero = language === 'dutch' ? 'Daan' : 'Max'
    const subject: TwistSubject = { ...subjects[language], hero, gender: 'male' }
    const { unread, staysOut, loved } = readTwist(twist, language, subject)
    expect(unread || staysOut.some(({ topic }) => !calm.has(topic))).toBe(true)
    expect(staysOut.some(({ topic }) => topic === 'everyday')).toBe(false)
    expect(loved).toEqual([])
  })
}

test('takes for loved what the child makes, gets or is told to be the best, and nothing else', () => {
  const loved = (twist: string, language: ContentLanguage): string[] =>
    read(twist, language).loved.map(({ words }) => words)
  expect(loved('Ze bakt met oma Riet koekjes.', 'dutch')).toEqual(['koekjes'])
  expect(loved('Oma maakt de lekkerste pannenkoeken van de wereld.', 'dutch')).toEqual(['pannenkoeken'])
  expect(loved('Oma Riet bakt op zondag altijd appeltaart.', 'dutch')).toEqual([])
  expect(loved('Playing outside', 'english')).toEqual(['playing outside'])
  expect(loved('gamen!', 'dutch')).toEqual(['gamen'])
  expect(loved('Ze zit op voetbal.', 'dutch')).toEqual(['voetbal'])
  expect(loved('Makes pancakes with Granny Joan.', 'english')).toEqual(['pancakes'])
  expect(loved('Granny Joan makes the best pancakes.', 'english')).toEqual(['pancakes'])
  expect(loved('Her gran makes jollof rice every Sunday.', 'english')).toEqual([])
  expect(loved('Grandma knits teddies for her.', 'english')).toEqual(['teddies'])
})

test('tells what others make of nobody who has died or may have', () => {
  const loved = (twist: string): string[] => read(twist, 'english').loved.map(({ words }) => words)
  expect(loved('Granny Joan makes the best pancakes. She died in May.')).toEqual([])
  expect(loved('Granny Joan makes the best pancakes. Grandad is gone.')).toEqual([])
  expect(loved('Granny Joan makes the best pancakes. Loves trains.')).toEqual(['pancakes', 'trains'])
})

test('hears no sorrow in what is only said beside it', () => {
  const unread = (twist: string, language: ContentLanguage): boolean => read(twist, language).unread
  expect(unread('Lottie is six. Granny Joan makes the best cakes. Yum! xx', 'english')).toBe(false)
  expect(unread('She’s in year 2. Dad makes pancakes on Saturdays.', 'english')).toBe(false)
  expect(unread('Hoi! Jasmijn wordt 6. Oma maakt de lekkerste taart. Mmm! Bedankt!', 'dutch')).toBe(false)
  expect(read('Oma maakt de lekkerste taart. Lekker hoor!', 'dutch').loved).toHaveLength(1)
  expect(unread('Mum plays the guitar. Lottie sings.', 'english')).toBe(false)
  expect(read('Granny makes the best cakes. Her favourite colour is green.', 'english').doubts).toEqual([])
  expect(read('Oma maakt de lekkerste taart. Liefs, opa en oma', 'dutch').loved).toHaveLength(1)
  expect(read('Granny makes the best cakes. She hates peas. Love, Granny', 'english').loved).toHaveLength(1)
  expect(unread('Granny Joan makes the best cakes. Granny Joan lives round the corner.', 'english')).toBe(
    false,
  )
  expect(read('Houdt van pannenkoeken (met stroop). Opa leest elke avond voor.', 'dutch').doubts).toEqual([])
  expect(read('Zit op ballet. Ze draagt altijd gele laarzen.', 'dutch').loved).not.toEqual([])
  expect(read('Lottie (6) loves trains and cats. Dad makes pancakes.', 'english').loved).toHaveLength(2)
})

test('asks about what another sentence may take back, and believes the answer', () => {
  const twist = 'Papa leest elke avond voor. Als hij er is.'
  expect(read(twist, 'dutch').doubts).toEqual(['Papa leest elke avond voor.'])
  const answered = readTwist(twist, 'dutch', { ...subjects.dutch, everyday: ['Papa leest elke avond voor.'] })
  expect(answered.doubts).toEqual([])
  expect(answered.everyday).toEqual(['Papa leest elke avond voor.'])
})

test('leaves what other sentences tell as it is, and whoever is not in the book to be added', () => {
  const twist = 'Slaapt met haar knuffel Meneer Wortel. Oma Riet bakt op zondag altijd appeltaart.'
  const before = read('Slaapt met haar knuffel Meneer Wortel.', 'dutch').loved
  expect(read(twist, 'dutch').loved).toEqual(before)
  expect(read('Papa bakt pannenkoeken.', 'dutch').staysOut).toContainEqual({ topic: 'people', words: 'papa' })
})

test.each<[ContentLanguage, string, string[]]>([
  [
    'dutch',
    'Ze drukt overal op de knopjes. Op woensdag eet ze altijd pannenkoeken bij Oma Riet.',
    ['pannenkoeken'],
  ],
  [
    'dutch',
    'Ze spaart glimmende knopen. Op woensdag eet ze altijd pannenkoeken bij oma.',
    ['glimmende knopen', 'pannenkoeken'],
  ],
  ['english', 'She presses every button. On Wednesdays she eats pancakes with Granny Joan.', ['pancakes']],
  // Of whoever is not in the book it is not known whether they are still there.
  ['dutch', 'Ze drukt overal op de knopjes. Op woensdag eet ze altijd pannenkoeken bij opa.', []],
  ['dutch', 'Ze kust zijn foto. Op woensdag eet ze altijd pannenkoeken bij Oma Riet.', []],
  ['english', 'She is not here. On Wednesdays she eats pancakes with Granny Joan.', []],
])(
  '%s: beside what was not read, what the child does with whoever is in the book is told: %s',
  (language, twist, loved) => {
    expect(read(twist, language).loved.map(({ words }) => words)).toEqual(loved)
  },
)

test('he is nobody known in a girl’s book, and nothing of his is told', () => {
  const { unread, loved } = read('Grandad Jim is quite a man. He bakes cakes.', 'english')
  expect(unread).toBe(true)
  expect(loved).toEqual([])
})
