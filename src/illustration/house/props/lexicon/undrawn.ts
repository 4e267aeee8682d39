/**
 * What children love and no drawing shows: whatever is in these words (a horse in a seahorse, a cake in the Dutch for
 * meerkat) is not drawn in its place. Parted by spaces; words of more parts are written together.
 */
export const undrawn = {
  dutch:
    'skelter appeltaart vlaai appelflap appelgebak chocolademelk hoverboard tikkertje hiphop streetdance reus zombie mammoet sprinkhaan krekel pissebed duizendpoot libelle pauw kolibrie meeuw duif specht orka narwal kwal garnaal eiland waterval betonmixer betonmolen cementwagen heftruck takelwagen hijskraan drone kaartspel kwartet schaken dammen sticker milkshake peer framboos bosbes braam donut oliebol soep rijst slee sleeen grot vlag indiaan kroket frikandel aardappel kameleon poema ooievaar reiger struisvogel touwtjespringen steen maaidorser caravan camper verstoppertje zeepaardje bliksem zwaan gans adelaar arend valk havik ijsbeer stokstaartje prairiehond worm regenworm eikel kastanje dennenappel tamboerijn quad',
  english:
    'hotchocolate appletart applepie pie mincepie porkpie cottagepie shepherdspie hoverboard hiphop streetdance giant zombie mammoth grasshopper woodlouse dragonfly peacock hummingbird seagull pigeon woodpecker orka narwhal jellyfish shrimp prawn island waterfall forklift cementmixer towtruck monstertruck steamroller crane drone cardgame chess draughts sticker milkshake pear raspberry blueberry blackberry doughnut donut soup rice sledge sled cave flag potato chameleon puma stork heron ostrich skipping stone combineharvester harvester caravan campervan motorhome hideandseek seahorse lightning swan goose eagle falcon hawk polarbear chipmunk meerkat worm earthworm acorn conker pinecone tambourine quadbike orca',
} as const
