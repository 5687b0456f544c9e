import { type Catalogue, lines } from './catalogue.ts';

export const driftTracks: Catalogue = {
  artists: lines(`
    Aalto Winter
    Birgit Sandøy
    Canal Survey
    Dorothea Lanz
    Ebb Ensemble
    Elín Hjaltadóttir
    Far Allotment
    Fumiko Arase
    Glass Orchard
    Hollow Coast
    Ilmari Kettunen
    Jun Takemoto
    Kelp Library
    Lichen Choir
    Margit Öz
    Marsh Telegraph
    Matías Rengifo
    Nine Minute Valley
    Noémie Castaing
    Oda Rønnestad
    Paper Reservoir
    Pavel Dvorský
    Quiet Ordnance
    Reed Machine
    Salt Index
    Saoirse Mulvany
    Slow Ferry Committee
    Stefan Wörle
    Tarn
    Teodora Ilić
    The Barometer Trio
    The Dry Dock Quartet
    Tidewrack
    Unlit Buoys
    Verena Hasselt
    Wool Archive
    Yuki Enomoto
    Zofia Lipska
  `),
  titles: lines(`
    A Map of the Underneath
    After the Ice Plant
    All the Doors in Order
    Anchor Ice
    At the Edge of the Heath
    Before the Pilot Boards
    Bell Buoy
    Breath on Glass
    Brine
    Cloud Chamber
    Cold Frame
    Curlew, Distant
    Dead Reckoning
    Distances
    Eelgrass
    Eleven Lamps
    Fallow
    First Frost on the Allotment
    For a Room Facing North
    For Margarethe
    Gannet
    Half-Light Inventory
    Heron Standing
    Hours of the Weir
    How the Snow Lay
    Hydrography
    In Memory of a Staircase
    Isobars
    Kittiwake
    Lamp Oil
    Long Grass, No Wind
    Low Ceiling
    Marram
    Moth Study
    Mudflats, Evening
    Nocturne for a Lift Shaft
    North Steps
    Oxbow
    Pale Meridian
    Plovers
    Rain Gauge
    Saltmarsh
    Second Snow
    Silt
    Slow Shutter
    Small Hours, Large House
    Spindrift
    Still Water Permit
    The Ferryman’s Radio
    The Last of the Orchard
    The Tide Table
    Thirteen Windows
    Thaw
    Undertow
    Vapour
    Wadden
    Weather Permitting
    Winter Moorings
    A Letter in Chalk
    Above the Treeline
    Ash Wednesday, Early
    Bittern
    Blue Ledger
    Bracken
    Candle Clock
    Causeway
    Cellar Light
    Clear Felling
    Cormorant Drying Its Wings
    Deep Litter
    Drift Line
    Elver
    Estuarine
    Evening All Afternoon
    Fen Edge
    Five Cold Rooms
    Glass Float
    Grain Store
    Hawthorn
    High Pasture
    Ice Road
    Inland Sea
    Juniper
    Keel
    Lantern Slides
    Last Ferry in Fog
    Lull
    Meltwater
    Milk Glass
    Mist Net
    Needle Fall
    Night Heron
    October, a Ladder
    Old Snow
    Pine Resin
    Quarry Pool
    Quiet Carriage
    Rime
    River in Spate
    Room Tone
    Sea Fret
    Seven Kinds of Dusk
    Shingle
    Sleepers
    Slow Puncture
    Sphagnum
    Starling Year
    Storm Lantern
    Sundog
    Terns
    The House Cooling
    The Level
    The Upper Air
    Two Bells
    Underleaf
    Valley Fog
    Wet Slate
    Window on the Yard
    Yarrow
  `),
  versions: ['(Reprise)', '(Tape Version)', '(for Two Pianos)', 'Pt. II', '(Unaccompanied)'],
};
