import { type Catalogue, lines } from './catalogue.ts';

export const houseTracks: Catalogue = {
  artists: lines(`
    Adaeze & the Night Choir
    Alto Mare
    Amber Terrace
    Azúcar Lane
    Bruna Tavares
    Camille Ouédraogo
    Casa Lumière
    Cleo Fontenot
    Club Náutico
    Copper Lounge
    Deep Harbour Authority
    Dolores Vega
    Earl Whitcombe
    Elio Marchetti
    Fabrizio Lunari
    Gloria Addo
    Hotel Miramar
    Ilse Brandt
    Jackie Osei
    Kiki Papadaki
    La Compagnie du Soir
    Lemon Street
    Lucio Ferrante
    Majella Keane
    Mr. Tambour
    Nadia Sørby
    Nightingale Express
    Orchestra Solaris
    Pier Eleven
    Quayside Players
    Rosalind Achebe
    Señorita Radar
    Silver Service
    Sol y Sombra
    Studio Vesper
    Tallulah Grant
    The Avenue Strings
    Toni Marquardt
    Velvet Ledger
    Zanzibar Lights
  `),
  titles: lines(`
    A Balcony in August
    All Night Swim
    Baby, It’s Tuesday
    Blue Awning
    Breakwater
    Calor
    Can You Feel the Tide
    Caught in the Strings
    Ciao Ciao Laura
    Come Down to the Water
    Coral
    Dancing on Credit
    Deep End
    Don’t Wait for the Lift
    Every Time the Sun
    Fever in the Foyer
    First Floor, Front
    Give Me Your Evening
    Glass of Something
    Gold Leaf
    Hands Across the Mixer
    Heat Haze
    Higher Than the Ceiling
    Hold That Chord
    Hot Pavement
    I Still Have Your Record
    In the Middle of the Floor
    Keep the Change
    La Notte Elettrica
    Late Check-Out
    Love in Mono
    Magnetic Girl
    Mezzanine
    Midnight Promenade
    More Than a Friday
    Mosaic
    My House, Your Rules
    No Last Orders
    On the Terrace
    Open Till Late
    Palm Court
    Promenade
    Radio Amore
    Real Good Company
    Rhythm Is a Neighbour
    Rooftop Arithmetic
    Saltwater
    Say It With Congas
    Slow Boat
    Stay for One More
    Sunday Shirt
    Tangerine
    The Long Way Round
    Turn the Lamp Down
    Under the Awning
    Walk Me to the Ferry
    Warm Front
    White Linen
    You Moved In
    A Drink with Your Sister
    Afternoon Delay
    All the Way to Sunday
    Ask the Band
    Backseat Serenade
    Bar Tabac
    Before You Change Your Mind
    Blue Tiles
    Bring the Piano Back
    Cabin Pressure
    Champagne Breakfast
    City of Bridges
    Closer Than Before
    Cold Drink
    Dance with the Landlord
    Domingo
    Double Doors
    Down at the Lido
    Easy Lover, Hard Floor
    Electric Fan
    Encore, Encore
    Far from the Bar
    Five Note Melody
    Follow the Clave
    For the Last Time Tonight
    Forever in the Foyer
    Garden Party
    Got to Have It Slow
    Gran Turismo
    Hallelujah Handclap
    Honey on the Fader
    In Your Summer Coat
    Italian Lessons
    Jasmine
    Keep It on the Low
    Kissing in the Cloakroom
    Lift Music
    Lights over Trieste
    Love Is an Instrumental
    Mango Season
    Marble Hall
    My Telephone Heart
    Nightshift Romance
    No One Leaves
    Ocean Drive, Southend
    One Good Reason
    Parasol
    Piazza
    Riviera Time
    Room Service
    Second Summer
    Send the Strings In
    Shimmer
    Sway
    Taxi to the Beach
    The Bassline Knows
    Two Hearts, One Groove
    Until the Sun Says So
    Vino Bianco
    Wait for the Bridge
    What the Tambourine Said
    When the Horns Come Home
  `),
  versions: [
    '(12" Mix)',
    '(Extended)',
    '(Dub)',
    '(Strings Only)',
    '(Late Edit)',
    '(Club Version)',
    '(Instrumental)',
  ],
};
