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
  `),
  versions: ['(VIP)', '(Dub Mix)', '(Remix)', '(4x4 Mix)', '(Dubplate)', '(Refix)', '(Instrumental)'],
};
