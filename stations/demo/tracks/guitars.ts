import { type Catalogue, lines } from './catalogue.ts';

export const guitarsTracks: Catalogue = {
  artists: lines(`
    Alder & Wren
    Arundel Keys
    Blackthorn Union
    Bláthnaid Ní Cheallaigh
    Bloomsday Machine
    Cardigan Bay
    Charlotte Eyre-Moss
    Cold Harbour
    Das Ufer
    Dilys Probert
    Dogger Bank
    Døgnvill
    Fairground Ltd
    Fieldfare
    Gwilym Rhys
    Half Asleep at Home
    Haar
    Hester Pruitt
    Imaginary Lido
    Iona MacAskill
    Johanna Lefèvre
    Kontrapunkt
    Lagan
    Les Volets
    Lilac Factory
    Maren Skov
    Mild Peril
    Morwenna Tangye
    Old Money Spiders
    Overwinter
    Paper Lantern Riot
    Plain Sailing
    Půlnoc
    Quartermaster
    Rosa Vermeulen
    Sheepwash
    Sleeper Service
    Small Municipal
    Summer Coats
    Tereza Malá
    The Allotment Society
    The Gravedigger’s Shirts
    The Wet Weekend
    The Vestry
    Thistledown Ward
    Thuỳ Dương
    Unreturned Library Books
    Violet Hour Club
    Wych Elm
    Young Conservators
  `),
  titles: lines(`
    A Cardigan for the Apocalypse
    A Coat of Your Colours
    All the Lamps on Mill Lane
    Anniversary Curtains
    As I Rode Out by Saltmere
    Bank Holiday
    Barley Moon
    Black Ferry
    Blue Biro
    Bonny Light Engineer
    Box Room
    Bright Phoebe Gone
    Can’t Dance, Won’t Dance
    Carrying the Piano
    Chalk Giant
    Cold Store
    Colour Slide
    Come All You River Pilots
    Concrete Swan
    Cut the Grass Before You Leave
    Dim the Estuary
    Dull Thud of Love
    East Wind
    Echo Cinema
    February Again
    Feedback for Beginners
    Fold the Chairs
    Forty Watt Sun
    Glass Eel
    Green Telephone
    Half Term
    Haystack Philosophy
    I Dreamt I Was a Weir
    I Was a Teenage Clerk
    Inland
    January Sales
    Last Orders at the Lido
    Lemon Curd
    Lord Franklin’s Radio
    Marigold Static
    Milk Float
    Municipal Baths
    My Brother’s Tascam
    Nervous Hands
    New Town Ballad
    Night Mail
    No Fixed Chord
    November Girl
    Oh My Darling Committee
    Old Blue Overcoat
    One Trick Horse
    Pebbledash
    Post Office Tower
    Quiet in the Back
    Rain Stopped Play
    Red Kite
    She Moved Through the Car Park
    Sheila’s Amplifier
    Slate
    Soft Focus
    Swim Against
    Tell the Bees
    The Drummer Works Tuesdays
    The Parting Lane
    The Ploughman’s Daughter
    Tired Machine
    Unfinished Jumper
    Off Licence
    Wall of Curtains
    White Noise for Lovers
    A Bird Came Down
    A Gentle Row
    Adult Swim Lane
    After the Harvest Supper
    All My Friends Are Surveyors
    Amplified Heather
    Autumn Catalogue
    Bad Weather Friends
    Basin Street, Hull
    Birthday in Bremen
    Blackberry Time
    Bottle Bank
    Bus Replacement Service
    Candle Factory
    Careful with That Ladder
    Clementine in Reverse
    Coal Tar
    Cold Toast
    Crossing Guard
    Dear Green Jumper
    December Is a Small Room
    Do Not Bend
    Double French
    Dry Stone
    Eleanor’s Brother
    Estuary English
    Every Window in the Street
    Exit Interview
    Fallen Leaf Officer
    Ferry Cross, Merrily
    First Day of the Fair
    Foxgloves
    Ghost of a Haircut
    Girl with a Geiger Counter
    Go Home, Your Band Is on
    Good Enough for Radio
    Gorse
    Half a Pint of Thunder
    Hand-Me-Down Heart
    Here Come the Neighbours
    High Street Romance
    Hour of the Hoover
    I Went Down to the Reservoir
    In Case of Fire
    In Grey and Greyer
    Just a Lodger
    Kestrels over the Retail Park
    King of the Common Room
    Last Man in the Launderette
    Learning to Whistle
    Low Sun
    Magnetic North Road
    Maps of Places We Left
    Midsummer Boredom
    Mother’s Bicycle
    Nine Pound Guitar
    Nobody’s Holiday
    Old Tom of Tarry Bridge
    Only the Drummer Cried
    Outboard Motor
    Over the Hills and Partly Away
    Paper Round
    Patience of a Heron
    Pink Grapefruit
    Plastic Chairs
    Polish Your Shoes
    Portakabin
    Rosehip
    Salt on the Road
    Second Hand September
    Shelving
    Shy Machines
    Silver Birch
    Six White Vans
    Snow on the Aerial
    Spare Room
    Stay out of Denmark
    Static Caravan
    Sunday Driver
    Swallows, Leaving
    Tall Grass Feedback
    The Boatman’s Refusal
    The Cruel Brother-in-Law
    The Year Without a Snare
    Three Ravens and a Crow
    Thursday’s Ghost
    Tonic Water
    Trespass
    Two Left Gloves
    Unpaid Intern
    Velvet Cupboard
    Wake Up, the Fire Is Out
    Wax Jacket
    Weir Song
    When the Fair Left
    Wilderness Weekend
    You, Me and the Draught
  `),
  versions: ['(Demo)', '(Home Recording)', '(Alternate Take)', '(Live at the Sail Loft)', '(Early Version)'],
};
