import { type Catalogue, lines } from './catalogue.ts';

/** Several catalogues, because the music comes from regions with different languages. */
export const westAfricanTracks: Catalogue = {
  artists: lines(`
    Adjoa & the Uhuru Stars
    Akosua Dapaah
    Chief Okoro’s Sunset Band
    Dr. Koo Boateng’s Dance Band
    Fatou & Les Pirogues
    Kofi Asante’s Ramblers
    Les Étoiles de Porto-Novo
    Palm Wine Committee
    Prince Ekow & the Harbour Boys
    Super Volta Jazz
    T. K. Amoako
    Uncle Festus Guitar Band
    Nana Abena Ofori
    The Cape Coast Serenaders
  `),
  titles: lines(`
    Abele
    Agya Kofi’s Bicycle
    Akwaaba Special
    Asante Mama
    Baby, Carry Your Load
    Bra, Menko
    Canoe Don’t Wait
    Dance, Adwoa
    Dear Cousin in London
    Ebusua
    Efie Ne Fie
    Enyo Ko
    Fisherman’s Payday
    Good Friend Is Money
    Harbour Lady
    I Come from Takoradi
    Love Is Not Cassava
    Medo Wo
    Money No Be Sand
    Monkey Work
    My Landlord’s Daughter
    Na Who Tell You
    Nana Yaw’s Wedding
    Ntutu
    Obra Yɛ Ko
    Odo Nti
    Palm Tree, Stand Up
    Saturday in Sekondi
    Small Chop
    Station Road Highlife
    My Mother’s Sister
    Time No Dey
    Wahala Dey Sleep
    Rain Get No Enemy
    Woman with a Tray
    Yaa, Come and See
  `),
  versions: ['Pt. 2', '(Live)', '(Instrumental)', '(Dance Band Version)'],
};

export const eastAfricanTracks: Catalogue = {
  artists: lines(`
    Benga Lights of Kisumu
    Juma Ochieng
    Mama Nakato
    Mzee Karanja
    The Lakeside Rumba Boys
    Wambui Sisters
    Otieno & Sons Jazz
    Pwani Melodians
    Safari Trio of Thika
  `),
  titles: lines(`
    Kisumu Moja
    Lake Victoria Special
    Mambo Nakuru
    Mapenzi ya Pwani
    Mijikenda Guitar
    Mpenzi Wangu
    Ndoto
    Nyumbani
    Sebene for Achieng
    Twende Kazi
    Barua kwa Baba
    Dereva wa Usiku
    Habari za Mombasa
    Jua Kali
    Kahawa Chungu
    Malaika wa Ziwa
    Matatu Number Nine
    Mvua
    Nairobi Usiku
    Pole Pole, Achieng
    Rudi Kisumu
    Samaki
    Shamba Letu
    Tembea Nami
    Treni ya Jioni
    Uko Wapi, Daktari
    Ziwa Kuu
  `),
  versions: ['Pt. 2', '(Live)', '(Sebene)'],
};

export const amapianoTracks: Catalogue = {
  artists: lines(`
    Ayanda Deep
    Bheki & the Late Shift
    Buhle Nkosi
    DJ Sfiso K
    Gogo’s Favourite
    Kapitein Mbali
    Kasi Choir
    Lerato Sings
    Mpho Lowlands
    Neo Motaung
    Nomvula
    Noxolo Dube
    Palesa & Thabo
    Sbu Maestro
    Sgija Brothers
    Tumi Vosloo
    Uncle Zakes
    Zinhle M
  `),
  titles: lines(`
    Amanzi
    Bhuti, Slow Down
    Corner House
    Ekasi
    Ekhaya
    Emva Kwemvula
    Friday ka Gogo
    Impilo
    Imvula
    Indlela
    Intombi
    Isitimela
    Iskhathi
    Jabula
    Khanyisa
    Lala Ngoxolo
    Langa Lethu
    Late for Church
    Log Drum for Mama
    Mali Ayikho
    Mamelodi Morning
    Ngiyabonga
    Nkosazana
    Phakade
    Piano Yase Zola
    Sebenza
    Siyahamba Kancane
    Sofa Silahlane
    Sunday Seven Colours
    Taxi Rank
    Thandiwe
    Ubusuku
    Umlilo
    Vala Umnyango
    Washa
    Wena Wedwa
    Yebo Gogo
    Zonke Izinsuku
  `),
  versions: ['(Dub)', '(Main Mix)', '(Choir Mix)', '(Vocal Mix)'],
};

export const cumbiaTracks: Catalogue = {
  artists: lines(`
    Conjunto Río Abajo
    Cumbiamberos de la Bahía
    Doña Eulalia
    El Faro y su Grupo
    Gaiteros de la Ciénaga
    Grupo Marea Baja
    Los Canoeros del Magdalena
    Los Destellos de Puno
    Los Primos Barranca
    Lucho Peñaloza
    Niña Candelaria
    Orquesta Brisas del Sur
    Pedro Ñusta
    Sonido Estrella Lejana
    Sonido Tía Rosa
    Sonora del Muelle
    Tropical Número Nueve
    Yolanda Arrieta
  `),
  titles: lines(`
    Adiós, Muellecito
    Amor de Puerto
    Arena en los Zapatos
    Baile en la Azotea
    Brisa
    Caimán Dormido
    Canción del Manglar
    Cumbia de la Lavandera
    Cumbia del Faro
    Cumbia Lunar
    Cumbia para mi Suegra
    Cumbia sin Apuro
    Dos Acordeones
    El Bagre Triste
    El Cartero de Magangué
    El Pescador Elegante
    Flor de Caña
    Guitarra Mojada
    La Barca de Don Elías
    La Gaita Borracha
    La Novia del Bus
    La Piragua Vieja
    La Vecina de Arriba
    Llanto de Acordeón
    Los Zancudos
    Luna de Barranquilla
    Mar Adentro
    Mi Burro y Yo
    Muchacha del Mercado
    Noche de Velas
    Paso de la Garza
    Que Suene el Tambor
    Río Crecido
    Saludos a Puebla
    Serenata Costeña
    Tamborera
    Tierra Mojada
    Un Café y Me Voy
    Ya Viene Diciembre
  `),
  versions: ['(Rebajada)', '(Versión Larga)', '(Instrumental)', '(En Vivo)'],
};

export const brazilianTracks: Catalogue = {
  artists: lines(`
    Ana Lúcia Prado
    Banda Ribeira
    Cacilda Moura
    Chico Salvaterra
    Dona Iolanda
    Edinho Batera
    Índio do Sax
    Marcos Quintela
    Mestre Olavo
    Nelson Cordeiro
    Os Barqueiros
    Quarteto Maré Alta
    Rádio Maré
    Sílvia Antunes
    Tânia do Recife
    Tião Coqueiro
    Trio Varanda
    Zé Paulino
  `),
  titles: lines(`
    A Canoa Virou de Novo
    Água Devagar
    Amanhã Eu Explico
    Aquela Varanda
    Baía da Tarde
    Boa Noite, Capitão
    Bonde das Seis
    Café sem Açúcar
    Cais
    Canto para Iolanda
    Carta de Olinda
    Chuva Fina
    Coisa Rara
    De Frente pro Rio
    Domingo sem Você
    Dona da Rua
    É Tarde, Mas Vem
    Flor do Asfalto
    Frevo Lento
    Guarda-Chuva
    Jangada
    Laranja Madura
    Lua no Varal
    Maré Mansa
    Maracatu do Relógio
    Meu Vizinho Toca Trombone
    Morro Acima
    Na Beira
    Noites de Recife
    O Dentista Sonhador
    Pelo Rio
    Praia Vazia
    Quintal
    Samba do Desencontro
    Saudade em Cinco
    Sem Pressa
    Sol na Cozinha
    Três Portas
    Um Barco para Alice
    Vem Ver o Rio
  `),
  versions: ['(Instrumental)', '(Ao Vivo)', '(Take 2)', '(Versão Longa)'],
};

export const anatolianTracks: Catalogue = {
  artists: lines(`
    Ayşe Tunalı
    Bahadır Köroğlu
    Erkut Şahin
    Gamze Yıldıray
    Moğol Ekspresi
    Özlem Dağlı
    Reşat & Arkadaşları
    Selim Taşkın
    Zeynep Karaca
    Kervan Dörtlüsü
    Nihal Ersoy
  `),
  titles: lines(`
    Alın Yazım
    Anadolu Otobüsü
    Ay Karanlık
    Bir Mektup Daha
    Çayın Öte Yanı
    Dağlar Duysun
    Dertli Turna
    Elma Bahçesi
    Ey Deniz
    Gece Vapuru
    Gurbet Treni
    İnce Duman
    Kara Sevda Postası
    Kırmızı Bisiklet
    Merhaba Sabah
    Rüzgâr Değirmeni
    Sahil Yolu
    Son Durak
    Sokak Lambası
    Toprak Kokusu
    Uzun İnce Köprü
    Yalnız Martı
    Zeytin Ağacı
    Bağlama Değil Sevda
    Bozkırda Kar
    Deli Rüzgâr
    Eski Radyo
    Köprüden Geçtim
    Sarı Defter
    Yağmur Önce Gelir
  `),
  versions: ['(Live)', '(Radio Take)', '(Instrumental)'],
};

export const maghrebiTracks: Catalogue = {
  artists: lines(`
    Cheb Anwar
    Cheikha Zoulikha
    Djamila Aït
    Hamdi Benaïssa
    Kabir & les Amandiers
    Les Frères Haddadi
    Nacer Chérif
    Orchestre Bahia d’Oran
    Warda el Oranaise
    Lounis & la Côte
    Sabrina Tlemcen
  `),
  titles: lines(`
    Bint el Bahr
    Ch’hal Sbart
    Dunya Seghira
    Fatma, Aghlaq el Bab
    Galbi fi el Marsa
    Habibi, Le Train
    Lettre à Zohra
    Mariam, Attends
    Oran, Minuit
    Sebah el Kheir, Voisine
    Taxi Blanc
    Tizi, Tizi
    Ya Bahr
    Ya Rayeh Echwiya
    Yemma, el Bateau
    Au Port de Béjaïa
    El Gamra Taht el Ma
    Fin Rahou Hbabi
    Kassetta Bla Smia
    La Rue des Jasmins
    Marsa, Marsa
    Nuit Blanche à Sidi el Houari
    Sahra fi Wahran
    Thamurt
    Zin el Aâwam
  `),
  versions: ['(Live)', '(Cassette Version)', '(Instrumental)'],
};
