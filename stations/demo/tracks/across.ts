import { type Catalogue, lines } from './catalogue.ts';

export const acrossTracks: Catalogue = {
  artists: lines(`
    Adjoa & the Uhuru Stars
    Ana Lúcia Prado
    Ayşe Tunalı
    Bahadır Köroğlu
    Banda Ribeira
    Benga Lights of Kisumu
    Cheb Anwar
    Cheikha Zoulikha
    Chico Salvaterra
    Conjunto Río Abajo
    DJ Sfiso K
    Dr. Koo Boateng’s Dance Band
    Djamila Aït
    Erkut Şahin
    Fatou & Les Pirogues
    Gamze Yıldıray
    Grupo Marea Baja
    Hamdi Benani Jr.
    Índio do Sax
    Juma Ochieng
    Kapitein Mbali
    Kofi Asante’s Ramblers
    Les Frères Haddadi
    Lerato Sings
    Los Canoeros del Magdalena
    Los Destellos de Puno
    Mama Nakato
    Mestre Olavo
    Moğolistan Ekspresi
    Nacer Chérif
    Noxolo Dube
    Orquesta Brisas del Sur
    Os Barqueiros
    Palm Wine Committee
    Rádio Maré
    Reşat & Arkadaşları
    Sbu Maestro
    Sonido Estrella Lejana
    Super Volta Jazz
    Tânia do Recife
    The Lakeside Rumba Boys
    Zeynep Karaca
    Zinhle M
  `),
  titles: lines(`
    A Canoa Virou
    Abele
    Água de Beber Devagar
    Akwaaba Special
    Alın Yazım
    Amor de Puerto
    Asante Mama
    Baía da Tarde
    Barko
    Bint el Bahr
    Boa Noite, Capitão
    Brisa
    Canción del Manglar
    Çayın Öte Yanı
    Cumbia del Faro
    Cumbia Lunar
    Dance, Adwoa
    Dertli Turna
    Ebusua
    Ekhaya
    Ey Deniz
    Flor de Caña
    Gece Vapuru
    Habibi, Le Train
    Impilo
    Indlela
    Jangada
    Kara Sevda Postası
    Khanyisa
    La Barca de Don Elías
    La Piragua Vieja
    Lala Ngoxolo
    Laranja Madura
    Lua no Varal
    Mambo Nakuru
    Mar Adentro
    Mariam, Attends
    Medo Wo
    Merhaba Sabah
    Money No Be Sand
    Mpenzi Wangu
    Nana Yaw’s Wedding
    Abancane
    Odo Nti
    Oran, Minuit
    Paso de la Garza
    Pelo Rio
    Sahil Yolu
    Samba do Desencontro
    Saudade em Cinco
    Serenata Costeña
    Thandiwe
    Tierra Mojada
    Uzun İnce Köprü
    Vem Ver o Rio
    Wahala Dey Sleep
    Ya Bahr
    Yalnız Martı
    Yebo Gogo
  `),
  versions: ['(Versión Larga)', '(Rebajada)', '(Instrumental)', '(Live)', '(Radio Take)', 'Pt. 2'],
};
