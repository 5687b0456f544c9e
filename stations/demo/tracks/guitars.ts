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
  `),
  versions: ['(Demo)', '(Home Recording)', '(Alternate Take)', '(Live at the Sail Loft)', '(Early Version)'],
};
