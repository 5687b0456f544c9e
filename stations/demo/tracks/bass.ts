import { type Catalogue, lines } from './catalogue.ts';

export const bassTracks: Catalogue = {
  artists: lines(`
    Ashdown Crew
    Benny Lockjaw
    Blackwater Soldier
    Brickfield
    Cadence & Rook
    Cassius Low
    Darkroom Choir
    Deadweight
    Dominic Sable
    Echo Parade
    Fenland Dubs
    Foxglove
    Gravel Pit
    Halftime Heroes
    Jerome Vance
    Junction 9
    Kaya Moss
    Kestrel
    Lady Semitone
    Lockgate
    Lorna Steele
    MC Thistle
    Mirrorball Jr.
    Nitelife Ltd
    Olu Bankside
    Paradox Street
    Pirate Aerial
    Priya Lamba
    Quartz
    Ratchet & Co
    Rudeboy Linnet
    Sable Point
    Sixteen Storeys
    Skank Bureau
    Sublevel
    T. Okonjo
    Tower Nine
    Undersong
    Vex Harlow
    Weightless Lee
    Yardline
  `),
  titles: lines(`
    Aerial View
    All Crew
    Amen for the Ferry
    Badlands Bus
    Bassbin Prayer
    Beat the Shutter
    Block Party (Indoors)
    Blue Plaque
    Bring Your Own Fog
    Champagne Sunday
    Chest Plate
    Cold Flats
    Cornershop
    Dark Matters
    Double Rewind
    Dread at the Turnstile
    Drop the Shopping
    Dubplate Blues
    Eighteen Inches
    Estate Agent
    Fifteenth Floor
    Flyover
    Footstep
    Forward March
    Frostbite
    Full Vocal
    Gutter Gold
    Half Past Jungle
    Heavy Coat
    Hold Tight Leicester
    Hydraulic
    Inner Ring
    Kill Switch
    Lino
    Loading Bay
    Lost Dub
    Missed Call
    Moonrise over the Car Park
    Night Bus Lover
    No Signal
    Number Withheld
    Off the Meter
    On Road, In Love
    Original Cousin
    Pavement Special
    Pigeon Post
    Rainy City Roller
    Ready Before You
    Selector’s Lament
    Shockout
    Skyline Skank
    Sound of the Stairs
    Spin It Back
    Sub Zero
    Sweet Two-Step
    Tear Out the Page
    Think Twice
    Tunnel Vision
    Underpass
    Warehouse Key
    Wind Your Window Down
    After the Shutters
    All in the Bassbin
    Ask for Marlon
    Back of the Bus
    Balcony MC
    Bin Day
    Brick Dust
    Call Waiting
    Can’t Stop the Roller
    Canteen Riddim
    Chopped Parsley
    Clash of the Cousins
    Coming Through
    Concrete Garden
    Darker Than the Lift
    Deep Freeze
    Don’t Sleep on It
    Drum Loan
    East Side Lullaby
    Emergency Rewind
    Eyes Down
    Fast Asleep
    Fire Door
    First Bus
    Floor Shaker
    Free Parking
    Ghost Station
    Good Foot Forward
    Hands Up at the Back
    Hard Shoulder
    Heatwave ’95
    High Rise, Low End
    Hold My Coat
    Hush
    Ice Rink
    If I Ever (Call You Back)
    In the Cut
    Jaffa
    Keep the Receipt
    Landline
    Late Licence
    Left of the Dial
    Lights Off, Bass On
    Lock Off
    Long Shadow
    Make Some Noise Quietly
    Mind the Step
    Night Nurse’s Roller
    Nine Volt
    One for the Aunties
    Only at Night
    Out of Office
    Park Keeper
    Peak Hour
    Phone Credit
    Pressure Point
    Pull Up
    Yellow Rain Mac
    Quick March
    Return of the Lodger
    Roof Access
    Run the Tape
    Sirens at Dawn
    Stairwell Choir
    Sugar Cube
    Swing Bridge
    The Second Drop
    Twelve Missed Calls
    Velvet Brick
    Weekend Millionaire
    White Van Waltz
  `),
  versions: ['(VIP)', '(Dub Mix)', '(Remix)', '(4x4 Mix)', '(Dubplate)', '(Refix)', '(Instrumental)'],
};
