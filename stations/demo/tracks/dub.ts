import { type Catalogue, lines } from './catalogue.ts';

export const dubTracks: Catalogue = {
  artists: lines(`
    Alton Freshwater
    Ashanti Vibration
    Brother Malachi
    Carlton Reid & the Gleaners
    Cedar Grove All Stars
    Clover Dennis
    Daphne Royal
    Delroy Finch
    Dubwise Parish
    Earl Bellamy
    Enid Campbell
    Errol Fairweather
    General Sparrow
    Glenmore Heights
    Hyacinth Bell
    Ijahbar & the Elders
    Jah Timothy
    Joyella Grant
    King Lattimer
    Lady Cherish
    Lascelles Brown
    Leeward Sound
    Lloyd & Paulette
    Mighty Ferdinand
    Norma Delacruz
    Papa Winston Hi-Power
    Prince Emmanuel Sound
    Queen Omega-Jean
    Ranking Thistle
    Roots Embassy
    Ruddy Chambers
    The Apprentice Engineer
    Sharon Lovejoy
    Studio Blue Door
    Sylvan Tuff
    Ark Street Choir
    The Carousels
    The Valentones
    The Mellotones JA
    Trevor Half-Pint
    Upsetting Circumstances
    Versionists
    Winsome Clarke
    Yabby Samuels
  `),
  titles: lines(`
    A Yard Is Not a Garden
    Armagideon Bus
    Babylon Borough Council
    Baby Come Sit
    Beat Down the Fence
    Blessed Is the Kettle
    Book of Numbers
    Bread Line
    Caught You in a Dream
    Chapter and Version
    Cool Runner
    Dance Hall Permit
    Don’t Touch the Dial
    Dub on the Doorstep
    Easy Does It, Marcia
    Fire Fi Warm We
    Forty Leg
    Four Corners
    Give Me Rocksteady
    Golden Pen
    Gully Rain
    Hard Times Don’t Knock
    Heart on the Windowsill
    High Grade Education
    I Man Garden
    If You See Pauline
    Jericho Wall
    Judgement Weather
    Jump Up, Miss Vie
    King’s Highway
    Lion in the Lift
    Long Time No See
    Love Me Like a Version
    Mash Down the Turnstile
    Milk and Honey Lane
    Natty at the Library
    No Bones in My Soup
    One Room Love
    Parcel from Yard
    Poor Man’s Umbrella
    Put the Kettle On, Rosie
    Queen of the Blues Dance
    Rain a Fall, Dutch Pot Full
    Red Bulb
    River Jordan Lock
    Rub a Dub Tuesday
    Run Come Tell Me
    Ska at the Quay
    Slow Down, Sweetheart
    Stand Firm
    Sufferer’s Lullaby
    Sweet Sweet Loving
    Tell It to the Engineer
    Ten Foot Speaker
    Three Piece Suite Serenade
    Version Like Rain
    What a Gathering
    Wicked Must Walk
    Young and Late
    Zion Ferry
    A Fi We Street
    All Fruits
    Bag o’ Salt
    Beres Road Rock
    Big Tree
    Bitter Cassava
    Brimstone Version
    Bring Back the Sunday
    Call Me Sister
    Candlewick Lover
    Captain of the Front Room
    Chalice in the Chapel
    Clean Heart
    Come Dance, Cynthia
    Cornmeal Dub
    Cry Me a Version
    Dem a Talk
    Dry River
    Ghost on the Landing
    Eastern Gate
    Echo of Your Name
    Every Bucket
    Far I Come
    Feel the Valve
    First Class Rocksteady
    Ganja Road Closed
    Gideon Boots
    Good Morning, Mr. Brown Suit
    Green Seven Inch
    Hail the Carpenter
    Handcart Man
    Hold Me by the Speaker
    Humble Thyself
    I Need You More on Sundays
    Ital Tuesday
    Jah Is My Bus Conductor
    John Crow Skank
    Keep the Pressure
    King of the Airing Cupboard
    Leave Me Key
    Let the Bass Reply
    Little Palace
    Lonely for You, Lorna
    Love Has Found Its Seat
    Marcus Say
    Mento in My Shoe
    Mister Engineer
    Mountain Water
    My Auntie’s Riddim
    Never Let You Miss the Bus
    New Name
    Nyabinghi Morning
    One Pound Note
    Open the Gate, Bobby
    Paraffin Lover
    Sweep Up the Riddim
    Plantain Porridge
    Praise Without Raising
    Quick to Judge
    Rocking Chair
    Running from the Rain
    Sabbath Bread
    Seven Horns
    Shanty Sunset
    Sound Boy Umbrella
    Steam Fish
    Sweet Jamaica Letter
    Take My Coat, Take My Heart
    Tears on the Tannoy
    Time Will Tell Them
    Tribulation Close
    True Rib
    Wait in the Yard
    Walk Good, Walk Slow
    Wash Belly
    Weeping Woman
    Woman of Samaria Road
    Yard Broom
  `),
  versions: [
    '(Version)',
    '(Dub)',
    '(12" Mix)',
    '(Part II)',
    '(Melodica Cut)',
    '(Horns Version)',
    '(Extended)',
  ],
};
