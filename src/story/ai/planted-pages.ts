import type { BookLanguage } from '#book/options.ts'
import type { WrittenScene } from '#book/scene-schema.ts'
import type { LieKind } from './planted-lies.ts'

/** Text and plan of a page that a reader made up; of the plan what matters, the child alone by day in clear weather beside. */
export type PlantedPage = [language: BookLanguage, text: string, plan: Partial<WrittenScene>]

type Prop = WrittenScene['props'][number]
const prop = (name: Prop['name'], changes: Partial<Prop> = {}): Prop => ({
  name,
  near: null,
  held: null,
  count: null,
  size: null,
  ...changes,
})

/** Pages whose plan shows otherwise than their text tells, and what about. */
export const lyingPages: readonly (readonly [kind: LieKind, ...PlantedPage])[] = [
  [
    'thing',
    'english',
    'Winifred pushed the gate open. A tractor stood right across the path, ticking as it cooled.',
    {},
  ],
  ['thing', 'dutch', 'Fien keek om. Achter haar liep een giraffe met een sjaal om.', { setting: 'street' }],
  [
    'thing',
    'german',
    'Im Flur stand ein Klavier, und Emil kam nicht daran vorbei.',
    { setting: 'livingRoom' },
  ],
  ['thing', 'french', 'Un hélicoptère s’est posé au milieu du pré. Lucie se bouche les oreilles.', {}],
  [
    'thing',
    'spanish',
    'Sobre la mesa había una tarta de tres pisos.',
    { setting: 'kitchen', props: [prop('table')] },
  ],
  ['thing', 'italian', 'Dal cancello uscì un asino, con tutta calma.', { setting: 'barnyard' }],
  ['thing', 'russian', 'По двору медленно шёл слон. Миша снял шапку.', { setting: 'village' }],
  ['thing', 'japanese', 'おおきな ワニが いけの よこで くちを あけて いた。', { setting: 'garden' }],
  ['thing', 'hindi', 'बरामदे में एक बंदर बैठा है। आरव उसे देखता है।', { setting: 'garden' }],
  ['thing', 'arabic', 'وقف حصان أبيض أمام البيت. ضحكت ليلى.', { setting: 'village' }],
  ['thing', 'chinese', '一只老虎趴在滑梯下面。小满蹲下来看。', { setting: 'playground' }],
  ['weather', 'portuguese', 'As gotas escorriam pela capa amarela de Caetano.', { setting: 'street' }],
  ['weather', 'english', 'White flakes settled on Winifred’s sleeves.', {}],
  ['weather', 'chinese', '雨哗啦哗啦地落在屋顶上。', { setting: 'village' }],
  ['hour', 'german', 'Der Mond stand schon über dem Schuppen.', { setting: 'garden' }],
  ['hour', 'italian', 'Nel cielo spuntavano le prime stelle.', {}],
  ['held', 'dutch', 'Fien had een trommel onder haar arm geklemd.', { props: [prop('drum')] }],
  ['held', 'russian', 'Миша стоял с барабаном под мышкой.', { props: [prop('drum')] }],
  ['count', 'spanish', 'A Inés le quedaba una sola manzana.', { props: [prop('apple', { count: 5 })] }],
  ['state', 'french', 'La porte est restée entrebâillée.', { setting: 'livingRoom', props: [prop('door')] }],
  ['thing', 'english', 'Three penguins were queueing at the gate.', {}],
  [
    'thing',
    'dutch',
    'Onder de tafel zat een kikker met een hoedje.',
    { setting: 'kitchen', props: [prop('table')] },
  ],
  ['thing', 'german', 'Neben Emil brummte ein roter Bagger.', { setting: 'street' }],
  [
    'thing',
    'french',
    'Devant la porte, une chèvre mange le paillasson.',
    { setting: 'village', props: [prop('door')] },
  ],
  ['thing', 'spanish', 'Un mono colgaba de la lámpara.', { setting: 'livingRoom', props: [prop('lamp')] }],
  ['thing', 'italian', 'Il tamburo era sul letto, e Aldo lo guardava.', { setting: 'bedroom' }],
  ['thing', 'portuguese', 'Uma baleia soltou um jato bem na frente de Caetano.', { setting: 'beach' }],
  ['thing', 'russian', 'На крыше сидел пингвин и чистил перья.', { setting: 'rooftops' }],
  ['thing', 'hindi', 'पेड़ पर दो तोते बैठे हैं।', { props: [prop('tree')] }],
  ['thing', 'chinese', '院子里来了一头大象。', { setting: 'garden' }],
  ['thing', 'japanese', 'にわに きいろい テントが たって いた。', { setting: 'garden' }],
  ['thing', 'arabic', 'نزلت طائرة في الساحة أمام ليلى.', { setting: 'village' }],
  ['weather', 'dutch', 'Het plensde. Fien trok haar capuchon op.', {}],
  ['weather', 'spanish', 'Llovía a cántaros sobre Inés.', {}],
]

/** Pages whose plan shows what their text tells: it only speaks of something else. */
export const honestPages: readonly PlantedPage[] = [
  ['english', 'It hadn’t rained since Easter. Winifred watered the beans herself.', { setting: 'garden' }],
  ['english', 'Winifred was as strong as a horse and as stubborn as two donkeys.', {}],
  ['dutch', 'Vorige week sneeuwde het nog. Nu zat Fien met blote voeten in het gras.', {}],
  ['dutch', 'Er was geen hond te zien en geen kat te horen.', { setting: 'street' }],
  [
    'german',
    'Letzten Winter war der Bach zugefroren. Jetzt warf Emil Steinchen hinein.',
    { setting: 'river' },
  ],
  [
    'german',
    'Emil hatte sich einen Hund gewünscht. Bekommen hatte er einen Stein.',
    { setting: 'livingRoom' },
  ],
  ['french', 'S’il pleut demain, on jouera ici. Lucie étale déjà ses cartes.', { setting: 'livingRoom' }],
  [
    'french',
    'Lucie a rêvé d’un éléphant. Elle le raconte à ses pieds.',
    { setting: 'bedroom', time: 'morning' },
  ],
  ['spanish', 'En el pueblo de Inés nunca nevaba.', { setting: 'village' }],
  ['spanish', 'Inés corría como un caballo que llega tarde.', {}],
  ['italian', 'Quando pioveva, Aldo leggeva. Oggi no: oggi zappava.', { setting: 'garden' }],
  ['italian', 'Aldo pensava al treno della domenica.', { setting: 'kitchen' }],
  ['portuguese', 'No ano passado ventava todo dia. Hoje nem uma folha se mexe.', {}],
  ['portuguese', 'Caetano queria um cavalo. Ganhou uma vassoura.', { setting: 'garden' }],
  ['russian', 'Снега всё не было. Миша ждал с санками.', { setting: 'street', weather: 'cloudy' }],
  ['russian', 'Миша рычал, как медведь, которого разбудили.', { setting: 'bedroom', time: 'morning' }],
  ['arabic', 'لم تمطر منذ أسبوع. سقت ليلى النعناع.', { setting: 'garden' }],
  ['hindi', 'कल बारिश हुई थी। आज आरव सूखी मिट्टी पर बैठा है।', { setting: 'garden' }],
  ['chinese', '昨天下了大雨。今天，小满把鞋拿出来晒。', { setting: 'garden' }],
  ['japanese', 'きのうは ゆきが ふった。きょうは もう とけて いる。', { setting: 'garden' }],
  ['english', 'The cow had gone home hours ago. Winifred sat on the fence.', {}],
  ['english', 'Winifred had seen a whale, technically, on a stamp.', {}],
  ['english', 'Her bus ticket was three years old.', {}],
  ['dutch', 'Fien vroeg of er nog taart was.', { setting: 'kitchen' }],
  ['dutch', 'Het was zo stil dat je een muis kon horen.', {}],
  ['german', 'Es hatte seit Tagen nicht mehr geregnet.', {}],
  ['german', 'Emil war müde wie ein alter Hund.', {}],
  ['french', 'Il ne neige plus depuis longtemps.', {}],
  ['french', 'Lucie voudrait bien un chien.', {}],
  ['spanish', 'Inés imitó a un lobo y nadie se asustó.', {}],
  ['italian', 'Nessun cane abbaiava.', {}],
  ['portuguese', 'A chuva parou ontem. O chão já secou.', {}],
  ['portuguese', 'Caetano brincou de leão.', {}],
  ['russian', 'Если пойдёт снег, будет снеговик.', {}],
  ['hindi', 'आरव शेर की तरह दहाड़ा।', {}],
  ['chinese', '要是下大雨，就不去了。', {}],
  ['japanese', 'ハルは うさぎの ように とんだ。', {}],
  ['arabic', 'ركضت ليلى مثل الغزال.', {}],
]
