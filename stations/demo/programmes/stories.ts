/** Text of each programme's page, by its title. */
export const stories: Record<string, string> = {
  Moorings:
    'Ingrid began by leaving a microphone under the jetty to find out what the harbour does when nobody is looking. It creaks, mostly. The records were added to keep it company, and the programme has kept the same rule since: nothing may be louder than the rope.',
  'Crane Songs':
    'Tomasz grew up under the gantry cranes and taped them for years before he knew that other people made tapes too. He reads catalogue numbers because a listener in Gdynia asked for one, and then for the next.',
  'Side Door':
    'Mirela played second violin for nineteen years and left by the side door, which is where the programme gets its name. She plays what players listen to, and says what it feels like from the third desk.',
  'Stairwell Music':
    'It started with one cassette, sold in the lobby of a building that has since come down. Hanae wrote to the composer, who sent nine more. Listeners now send the sound of their own stairwells, and the two are played together.',
  'Wind Harp':
    'Owen builds harps that the wind plays and leaves them on headlands for a week at a time. What they bring back is edited only for rain. The drones are there so that you can tell where the weather ends.',
  Answerphone:
    'A box of answerphone tapes at a house clearance, none of them labelled. Soledad returned the ones she could and asked permission for the rest. Nobody in the programme is ever made fun of; that was the first rule and it is still the only one.',
  'Slack Water':
    'At three in the morning the tide neither comes nor goes, and neither do the ferries. Fran and Idris, who forecast weather by day, bring the figures and a modular system that has never been fully understood. It is made for people who are awake and would rather not be.',
  'Empty Buildings':
    'Anselm has the keys to four churches, a cinema and a town hall, and plays each when it is shut. You hear the organ, then the room, then the heating. There is no sermon.',
  'Windows Open':
    'The first one was played in August with every window of the customs house propped open with records. Passers-by joined in. Delphine has kept the windows open since, in all weathers, and thanks the street by name at the end.',
  'Last Bus':
    'Marcus drove the 41 for six years and mixed in his head between stops. Each programme follows one route from the depot to the terminus, and lasts exactly as long as the timetable says.',
  'The Foot Passenger':
    'Two friends missed a ferry in Piraeus and spent the wait going through each other’s headphones. They have never hurried since. The programme is about as long as the crossing and about as eventful.',
  'Too Many Violins':
    'A reviewer once wrote that a record Yusuf loved had too many violins. He cut the review out and pinned it over the desk. Every edit in the programme makes something longer, and none of them is sorry.',
  'Wet Hair':
    'Niamh swims off the west steps at four and is on air at five, hence the name and the puddle. She chooses music by whether it suits the walk home: cold feet, warm light, nothing to prove.',
  'One Crate':
    'One crate, carried up three flights, and no going back down for the one you forgot. Paloma packs it on Thursday night with hits from port cities, and plays it to the bottom.',
  'Count In':
    'Kwabena counts every record in aloud, a habit from twenty years behind a kit that he has stopped apologising for. Percussion leads and everything else finds its place. The last piece is always a long one.',
  'Baltic Static':
    'Bettina’s father was a ship’s radio officer who recorded whatever came in at night. She has four hundred of his tapes. The disco on them crackles, and so, by now, does the disco she buys to match.',
  'Sunday Table':
    'Delphine cooks, Thandeka plays, and then they change places. The studio has no kitchen, only a hob that Bea pretends not to know about. When lunch is ready the programme is over.',
  Foghorn:
    'Jonas repaired foghorns until the last one was switched off, and he still thinks in one note and a long wait. The programme holds a chord up to the dark and listens for what comes back.',
  'Practical Demonstration':
    'Rūta teaches physics, and changes one thing at a time: the tempo, the key, the temperature of the room. Everything is clear, everything is fast, and there are questions at the end.',
  'Warm Coat':
    'The heating failed during the first programme and Viktor played it in two coats. Cold melodies, he noticed, sound better that way. Each edition closes with a dedication to somebody who is out in it.',
  'Small Sounds':
    'Dana tunes pianos for a living and hears more than is comfortable. She leaves as much space round a record as it needs, and once played nothing but the run-out grooves.',
  'Boiler House':
    'Eight people in Rotterdam, one boiler house, and a rota on the wall. Whoever’s turn it is takes the night boat with a bag. They never say beforehand which of them is coming, and on some nights two do.',
  'Fine Line':
    'Emre engraves for a living and bought a 303 because it draws. He follows one line until it has told him everything, old or new, and improvises what is missing.',
  'Flat Hand':
    'Klára mixes with one hand flat on the floor, where the bass arrives first. The records were made for warehouses. She plays them for headphones, and leaves the size in.',
  'Night Works':
    'Klára and Jonas were booked into the same slot by mistake and neither would go home. Four hours, back to back, lights off, one lamp on the mixer. The mistake has been in the schedule ever since.',
  'Tape Pack':
    'Tia’s brother left her a shoebox of tape packs and a list of who had been there. She plays the tapes, and what came after them, with the phone line open to anyone who was in the room.',
  'Eight Dubplates':
    'Eight plates, cut on the Thursday, played on the Monday, never repeated. Rohan keeps the space in: if you cannot hear the room, he says, you are only hearing the bass.',
  'Found at Low Tide':
    'The first records came out of the mud under the old pier, sleeves gone, labels gone. DJ Mudlark washes them in the studio sink and plays whatever still has a groove. Listeners help with the names.',
  'Long Hello':
    'Simone’s aunties wanted shout-outs, and by the time she had finished there were eleven minutes left. So she moved to a longer slot. The hellos are still the best part; the garage runs underneath.',
  'Eight Bars':
    'Kit takes one break a week and follows it: who played it, who found it, who sped it up, who slowed it down again. By the end it is somebody else’s record entirely.',
  'Square of Lino':
    'There is a square of lino on the studio floor and everything is tested on it, in socks, before it goes out. Zainab started bringing guests to dance. You can hear them, if you know what to listen for.',
  'The Wardrobe':
    'Two cousins learned to mix in a wardrobe because it was the only quiet place in the house. They still disagree about 2006. Low frequencies settle it, for a fortnight.',
  'Torpedo Factory':
    'Luka plays from the factory in Rijeka when the line holds, and from Wendmouth when it does not. Friends come by and are interviewed while the record plays; nobody has yet waited for it to finish.',
  'Bridge Traffic':
    'Friday, nine o’clock, the swing bridge is stuck again. Simone and Tia play for everyone in the queue, one tempo in each direction, and change over at the lights.',
  Overdue:
    'Ezra ran the lending library’s record room for thirty years and knows what you brought back scratched. He begins with something you can whistle and ends a long way out, and you will not notice where it changed.',
  'Backing Vocal':
    'Odette sang behind people you have heard of. She plays the harmonies, the ballads and the demos, tells you who is really on them, and now and then leans in to take the third part.',
  'Long Exhale':
    'Amara wanted forty minutes of radio without a word in them. It took a year to be allowed. Sunday evening was given to her because nothing else was on, and now nothing else could be.',
  'Through the Wall':
    'Gil learned bass from the neighbour, through the wall, without ever seeing him play. The programme goes the same way: the low part first, everything else once you have earned it.',
  'Within Sight of Water':
    'Renée takes one river at a time and goes down it, town by town, playing only what was recorded on its banks. The Mississippi took two years. The Severn is next, with a flask.',
  Footnotes:
    'First the rap record, then the record in it, then the record in that. Curtis teaches history and marks his own homework. Corrections from listeners are read out in full.',
  'Kitchen Table':
    'Mei-Lin mixes on headphones after the children are in bed, on a table that has to be clear by breakfast. She asks other night workers for theirs, and plays them as quietly as they were made.',
  'Strict Turns':
    'Four collectors share a box, fifteen records each, in a turn that nobody may swap. No introduction may last longer than the song. One of them has been known to play very short songs.',
  'Milk Round':
    'The station’s first daily programme, begun because two people were up anyway. Ezra and Odette ease the river mouth into the day: weather, ferries, birthdays, and something gentle until the kettle has boiled.',
  'Both Shores':
    'Aïcha’s uncle had a cassette stall in Oran and labelled everything by hand. She reads the labels, plays the tapes, and telephones the people on them when she can find a number that works.',
  'The Trunk':
    'A trunk of dance-band highlife came over with Nii Armah’s grandfather and was not opened for forty years. The programme started at the top. It is now about half-way down, with side trips.',
  'Finished This Afternoon':
    'Thandeka’s friends send files at three, and she is on air at five. Some have no title yet. Everything is warm and unhurried, including the parts that are still being finished.',
  'Inside Pages':
    'João reads the backs of Brazilian sleeves the way others read the sports pages: the studio band, the arranger, the singer who became a dentist. The hits are left to others.',
  'Paso Lento':
    'Cumbia goes in every direction and Ximena follows, usually slower. She began by playing one record at the wrong speed by accident. People wrote in, and it was not to complain.',
  'Disapproved Of':
    'Somebody’s grandmother disapproved of nearly all of this when it was new. Cemre plays saz, fuzz and folk songs plugged in against advice, and translates the ones worth the trouble.',
  Saludos:
    'In Puebla the sound system reads out greetings over the record, and so does Rafael. Send a name before noon and it will be said, with an echo on it. Nobody has been left out yet.',
  'Guitar Line':
    'Wanjirũ follows a guitar line from Nairobi to Kinshasa to Dar es Salaam and tells you who was listening to whom. It comes back changed, usually by a trumpet.',
  'Wide Harbour':
    'João and Aïcha put both collections on one desk and take turns answering each other. They meet at the percussion. Nothing is planned but who brings the bread.',
  'One Deck':
    'One turntable, so there is always a silence between songs, and Sister Verity uses it to name everyone who played. It has been called slow radio. She calls it manners.',
  'Flask of Tea':
    'Desmond bought eleven singles with his first week’s wages in 1967 and has all of them. He plays at midday, when people need it, and pours at the half-hour.',
  'Four Stacks':
    'The station’s own sound system lives in the cellar and comes upstairs once a fortnight, by the goods lift, in eleven trips. It is recorded from the middle of the room, so that the bass is where it should be.',
  'Front Room':
    'Marva knew the girls on these records, and where they worked, and what they wore to the studio. She plays lovers rock the way it was heard: quietly, in the good room, under a red bulb.',
  'Load-Bearing':
    'Benoît is a structural engineer and listens for what can be taken away. Each programme takes one riddim apart, version by version, until only what holds it up is left.',
  'Rewind Scoreboard':
    'Keisha keeps count on a blackboard: one chalk mark for each rewind, a ring round it if her mother rang in to ask. Dancehall from the first digital rhythms to this Friday’s.',
  'Sunday Wash':
    'Marva and Desmond argue about dates on the labels and agree about drying weather. It began as a joke about pegs. Half the town now hangs its sheets by it.',
  'Leave the Kettle In':
    'Catrin records in kitchens because that is where people sing. She leaves the kettle in. Between these come odd corners of the revival and new songs from the western edge.',
  'Hand Luggage':
    'Alasdair plays on ferries and collects from whoever is sitting nearest: a fiddle, a set of pipes, once a singing purser. Everything in the programme was carried on board by hand.',
  'One Venue':
    'Petra looks for towns with one venue and one drum kit to share. She finds the single, then the drummer, then asks what happened next. It is nearly always something good.',
  'The Next Room':
    'Minh Châu first heard these records through a bedroom wall and still prefers them that way. Songs almost hidden by their own noise, played loud, from slightly too far off.',
  'Yellow List':
    'The list is typed on yellow paper, posted monthly, and nobody knows who else is on it. Joss orders three records by number and reviews each in three lines, unheard until then.',
  'Wrong Speed':
    'Søren plays every record at the speed it prefers, which is not always the one on the label. One good idea each, tense and thin and easy to dance to.',
  'Parked Car':
    'Noor made her first tape in a parked car because it was the driest room she had. She plays small songs from bedrooms, sheds and lay-bys, and writes back to everyone who sends one.',
  'Grey Weekend':
    'Two presenters, one wet afternoon a week. Minh Châu brings the blur and Søren brings the edges, and by five o’clock it has usually stopped raining.',
};
