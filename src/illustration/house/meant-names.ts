import type {
  Camera,
  CastName,
  Feeling,
  Pose,
  PropName,
  SettingName,
  TimeOfDay,
  Weather,
} from '#book/scene-plan.ts'

type Meanings<Name extends string> = Readonly<Partial<Record<Name, string>>>

/**
 * What storytellers write for names that the illustrator knows otherwise, parted by spaces and in small letters:
 * the nearest thing by what it is, where the nearest by letters would be something else (`sunny` is not `snow`).
 */
export const meantNames: {
  setting: Meanings<SettingName>
  time: Meanings<TimeOfDay>
  weather: Meanings<Weather>
  camera: Meanings<Camera>
  who: Meanings<CastName>
  pose: Meanings<Pose>
  feeling: Meanings<Feeling>
  /** Besides what children love, which `find-loved.ts` knows in every language. */
  prop: Meanings<PropName>
} = {
  setting: {
    bedroom: 'nursery bathroom hotel',
    livingRoom: 'home house lounge room',
    sickBed: 'hospital doctor',
    hallway: 'hall corridor landing entrance stairwell lobby staircase',
    shed: 'attic garage workshop cellar',
    garden: 'yard backyard terrace balcony',
    street: 'city road airport station trainstation',
    village: 'town square',
    barnyard: 'farm farmyard stable barn',
    meadow: 'field countryside zoo orchard',
    playground: 'park',
    market: 'shop store supermarket fair circus bakery',
    river: 'lake pond stream waterfall',
    forest: 'wood woods',
    beach: 'sea ocean coast shore island',
    hilltop: 'hill cliff',
    rooftops: 'roof',
    school: 'classroom',
    library: 'bookshop',
    harbour: 'ship pirateship port dock',
    castle: 'palace tower',
    cave: 'tunnel mine',
    jungle: 'rainforest',
    snow: 'ice northpole',
    space: 'moon planet spaceship sky',
  },
  time: { morning: 'dawn sunrise', day: 'noon midday afternoon', dusk: 'evening sunset twilight' },
  weather: {
    clear: 'sunny sun bright warm hot',
    cloudy: 'overcast grey',
    rain: 'storm stormy hail thunder thunderstorm drizzle',
    snow: 'blizzard frost',
    mist: 'fog foggy haze',
  },
  camera: { wide: 'far long', above: 'topdown birdseye overhead', overShoulder: 'behind' },
  who: {
    hero: 'child kid boy girl',
    companions:
      'friend friends family everybody mum mother dad father grandma grandmother grandpa grandfather sister brother',
    dog: 'puppy',
    fox: 'wolf',
    cat: 'kitten',
    rabbit: 'bunny hare',
    sheep: 'lamb goat llama',
    horse: 'pony foal donkey zebra',
    duck: 'bird duckling chicken goose swan penguin parrot',
    bear: 'panda koala',
    mouse: 'hamster rat',
    lion: 'tiger leopard',
    elephant: 'rhino hippo giraffe',
    fish: 'shark seal dolphin',
    butterfly: 'bee ladybird',
    dragon: 'crocodile monster',
  },
  pose: {
    stand: 'look talk laugh smile sing',
    jump: 'hop leap bounce',
    lie: 'lying rest',
    chair: 'eat',
    kneel: 'crouch squat',
    reach: 'grab give catch throw',
    peek: 'hide',
    gasp: 'shout',
    ride: 'cycle cycling drive driving',
    wave: 'greet',
    run: 'chase',
    swim: 'dive float',
  },
  feeling: {
    happy: 'glad calm content',
    delighted: 'excited joyful laughing',
    curious: 'thoughtful interested',
    worried: 'scared afraid nervous',
    sad: 'lonely disappointed',
    surprised: 'amazed astonished shocked',
    sleepy: 'tired bored',
    proud: 'brave',
    cross: 'angry',
  },
  prop: {
    bellTower: 'belfry churchtower bell',
    bread: 'loaf flatbread baguette pita naan',
    calendar: 'calendarpage calendarsheet',
    clock: 'alarmclock wallclock watch',
    dough: 'batter bowlofdough',
    dumpling: 'pelmen',
    dumplings: 'pelmeni gyoza jiaozi momos',
    jarLid: 'lid bottlecap jar',
    lemonPeel: 'peel orangepeel',
    levelCrossing: 'barrier railwaycrossing railroadcrossing',
    lift: 'elevator',
    lightning: 'bolt lightningbolt thunderbolt',
    lunchBox: 'tiffin tiffinbox bentobox tin',
    openBox: 'carton emptybox',
    openSuitcase: 'trunk',
    paperSlip: 'receipt ticket bill paper label',
    pigeon: 'dove',
    pigeonLoft: 'dovecote birdhouse',
    plasticBag: 'bag carrierbag shoppingbag',
    pressureCooker: 'cooker pot saucepan pan stove',
    screw: 'nail',
    shoes: 'sneakers slippers sandals',
    skimmer: 'slottedspoon ladle',
    sofa: 'couch settee armchair',
    spoon: 'teaspoon woodenspoon',
    tram: 'streetcar trolley',
  },
}
