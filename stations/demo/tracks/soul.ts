import { type Catalogue, lines } from './catalogue.ts';

export const soulTracks: Catalogue = {
  artists: lines(`
    Abiodun Cole Quintet
    Ada Lovett
    Augustus Pell
    Bernadette Fontaine
    Big Alma Jefferson
    Brother Tobias
    Celestine Moreau
    Clarence Hightower
    Cornell Hayes
    DJ Bookmark
    Dorothy Lisle
    Edmond & the Parishioners
    Ella Mae Tolliver
    Fela Marchbanks
    Franklin Osgood Trio
    Gwen Abara
    Harold Lisbon
    Ines Calloway
    Isadora Quill
    Jimmy Coates Organ Combo
    Kwesi Blackman
    L. Merriweather
    Lonnie Sixpence
    Mabel Ogunleye
    Marguerite Bell
    Nestor Pryce
    North River Ensemble
    Paragraph
    Pearl & Onyx
    Professor Hobbs
    Quincy Amadi
    Reverend Lyle’s Choir
    Samson Yeboah
    Sundial Arkestra
    Sylvie Rochambeau
    The Cobblestones
    The Fourth Street Horns
    The Lowland Sisters
    Theo Grange
    Verse & Sonny
    Wendell Cross
    Yolanda Fitch
  `),
  titles: lines(`
    A Chair by the Window
    A Prayer for Anita
    All My Good Shoes
    Ask Me on Sunday
    Astral Allotment
    Baltimore Rain
    Bread and Butter Blues
    Brother, Where’s the Bridge
    Carry Me Over
    Chapel Steps
    Cornbread Arithmetic
    Dear Mr. Landlord
    Don’t Make Me Say It Twice
    East of the Bandstand
    Everybody’s Cousin
    Fish Fry
    Four Women Waiting
    Get the Door
    Give the Bassist Some
    Half a Mind
    Hand Me My Coat
    Harlem Allotment
    I Kept the Receipt
    In My Father’s Key
    It Rained in Memphis Too
    Jacob’s Other Ladder
    Lay Your Burden By
    Lean On the Horn
    Letters to Lorraine
    Library Card
    Love Is a Verb
    Minor Saints
    Mother of Rivers
    My Better Half
    Night School
    No Sugar
    Notes From the Pulpit
    Ode to a Bus Stop
    On the Good Foot, Limping
    One Room, Two Hearts
    Open Letter
    Paper Crown
    Peace Comes Walking
    Rent Party
    River Psalm
    Say Grace
    Seven Steps to Miriam
    Slow Drag
    Sugar on the Snare
    Sunday Suit
    Sweet Arithmetic
    Ten Cent Organ
    The Usher’s Waltz
    Third Verse
    Tired of Being Strong
    Two Doors Down
    Walk On, Rosetta
    Water Bearer
    When the Choir Went Home
    You Owe Me a Dance
    A Fool and His Organ
    A Little Church Left
    After the Fish Was Gone
    Alabaster
    All God’s Borrowers
    Aunt Lucille’s Piano
    Back Pew
    Before the Levee
    Bless This Mess
    Blue Serge
    Bring Her Flowers Now
    Broke but Well Dressed
    Carolina Kitchen
    Clap on the Off
    Cold Coffee
    Come Sunday Evening
    Country Bus
    Didn’t I Call
    Dollar and a Prayer
    Dusk on Delancey
    Easy to Carry
    Every Little Kindness
    Fourth Floor Blues
    Front Porch Theology
    Get Up, Harold
    Good Bread
    Got My Mother’s Hands
    Half of What I Said
    Heaven Is a Small Room
    High Cotton
    Hold the Elevator
    Home by Harvest
    How Deep Is That River
    I’d Rather Be Late
    In the Amen Corner
    Joy Unspoken
    June Bug
    Keep My Place
    Laundry Day
    Lift Your Head
    Look Who Came to Dinner
    Lord, What a Band
    Love on Layaway
    Lullaby for Bass
    Make It Plain
    Margaret, Mostly
    Miles to Jerusalem
    Mother Wit
    Nickel Ride
    Nobody’s Waiting Up
    Old Testament Funk
    On My Way to You
    Pass the Plate
    Pay the Drummer
    Plain Talk
    Quarter to Love
    Reuben’s Theme
    Save Me a Seat
    Second Line Home
    Shine My Shoes
    Six Mile Bridge
    Song for a Sister
    Still Water Suite
    Storefront
    Sweet Potato
    Take the Local
    Tell Your Heart
    The Deacon’s Dilemma
    The Walk to Work
    Thirteen Bars of Rain
    Trouble in the Tenors
    Up from the River
    Vernon’s Lament
    What the Women Know
    Work Shirt
  `),
  versions: ['(Take 2)', '(Demo)', '(Live)', '(Part 1)', '(Part 2)', '(Single Version)', '(Instrumental)'],
};
