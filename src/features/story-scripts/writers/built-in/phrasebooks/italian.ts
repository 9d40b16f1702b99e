import type { Ask, Form, Phrasebook } from './phrasebook.types.ts';

const MAKING: Form = [
  'Di’ in una frase che cosa si saprà fare alla fine.',
  ['Che cosa serve', 'Elenca che cosa serve prima di iniziare: utensili, tempo e, se conta, denaro.'],
  ['I primi passi', 'Scrivi il passo 1 e il passo 2, ognuno in una frase che inizi con un verbo.'],
  ['I passi seguenti', 'Scrivi il passo 3 e quelli dopo, e nomina l’errore più frequente.'],
  ['Il risultato', 'Descrivi come appare alla fine e che cosa si può provare dopo.'],
];

const COMPARISON: Form = [
  'Di’ in una frase che cosa si confronta e per chi.',
  ['Il primo', 'Descrivi il primo: che cos’è e che cosa lo distingue.'],
  ['Il secondo', 'Descrivi il secondo con gli stessi punti e nello stesso ordine.'],
  ['La differenza', 'Nomina la differenza che conta di più e di’ come l’hai notata.'],
  ['In breve', 'Riassumi in una frase e, se bisogna scegliere, di’ quale prenderesti.'],
];

const OFFER: Form = [
  'Di’ in una frase che cosa c’è di nuovo e per chi è.',
  ['Che cos’è', 'Descrivi che cosa offri in una o due frasi, senza grandi promesse.'],
  ['A che cosa serve', 'Nomina una cosa che diventa più facile o più piacevole, con un esempio.'],
  ['Prezzo e date', 'Indica il prezzo e i giorni in cui l’offerta inizia e finisce.'],
  ['Come averlo', 'Di’ che cosa bisogna fare adesso e indica il link o l’indirizzo.'],
];

const FAVORITE: Ask = ['Il preferito', 'Nomina il pezzo che sceglieresti tu e di’ in una frase perché.'];

export const ITALIAN: Phrasebook = {
  code: 'it',
  words: `il lo la i gli le un uno una di del dello della dei degli delle e ed in nel nella con per su sul sulla da dal dalla
    che chi cosa come quando dove perché quale mio mia tuo suo al alla è sono era non senza tra fra più meglio migliore migliori
    dormire fare ogni molto questo questa giorno notte mattina amore pioggia mare sole luna casa gatto cane bambina bambino vita
    mondo città viaggio autunno inverno primavera estate cielo nonna ricetta consigli notizie recensione offerta buon compleanno
    grazie storia favola leggenda voleva sognava montagna bosco fiori neve piccolo piccola`,
  letters: /\b(?:dell|all|nell|sull|dall|un)'\p{L}|zione\b/u,
  quotes: ['«', '»'],
  numbers: 'un|uno|una due tre quattro cinque sei sette otto nove dieci undici dodici',
  items: `Consiglio/Consigli Trucco/Trucchi Idea/Idee Motivo/Motivi Ragione/Ragioni Modo/Modi Cosa/Cose Errore/Errori
    Abitudine/Abitudini Segreto/Segreti Regola/Regole Lezione/Lezioni Mito/Miti Segno/Segni Domanda/Domande Luogo/Luoghi
    Posto/Posti Libro/Libri Film/Film Canzone/Canzoni Esercizio/Esercizi Spiaggia/Spiagge Città/Città Ricetta/Ricette
    Regalo/Regali Pianta/Piante Passo/Passi Passaggio/Passaggi Fatto/Fatti Curiosità/Curiosità Piatto/Piatti Frase/Frasi
    Beneficio/Benefici Esempio/Esempi Ristorante/Ristoranti Borgo/Borghi`,
  factItems: 'Fatto Curiosità Mito',
  stepItems: 'Passo Passaggio',
  namedItems:
    'Luogo Posto Libro Film Canzone Spiaggia Città Ricetta Regalo Pianta Piatto Ristorante Borgo Cosa',
  numbered: ['N.', 'N.'],
  only: '{Item}',
  colon: ':',
  calls: {
    list: 'consigli|trucchi|fatti curiosi|fatti su|curiosità|miti|idee (?:per|regalo)|errori|abitudini|motivi per|^(?:i|le) migliori .+ (?:di|del|della|in|a|per) .+',
    lessons: 'imparato|imparate|imparata',
    recipe: 'ricett[ae]',
    difference: 'differenz[ae] (?:tra|fra)|come (?:distinguere|riconoscere) .+',
    comparison: 'vs|versus|contro|a confronto|confronto|differenz[ae] tra|.+ o .+\\?',
    review: 'recensione|recensioni|opinioni|abbiamo provato|vale la pena|la prova',
    roundup:
      'notizie (?:della settimana|del mese|del giorno|di oggi)|riassunto della settimana|rassegna stampa|le notizie',
    news: 'notizi[ae]|ultima ora|ultime|annuncia|annunciano|comunicato',
    greeting:
      'buon (?:compleanno|natale|anno|anniversario)|buona (?:pasqua|festa .+)|buone feste|auguri|congratulazioni|grazie',
    sale: 'offert[ae]|saldi|sconti|sconto|black friday',
    collection: 'nuova collezione|collezione .+',
    offer: 'lancio|presentiamo|ora disponibile|in arrivo|in vendita|inaugurazione',
    making:
      'come (?:fare|preparare|cucinare|costruire|coltivare|piantare|cucire|disegnare|dipingere|creare|scrivere|riparare) .+|fai da te',
    steps:
      'come (?:non )?\\p{L}+(?:are|ere|ire|arsi|ersi|irsi|rre)|passo (?:dopo|per) passo|guida (?:per|a|alla|al)|tutorial|per principianti|fai da te',
    travel:
      'viaggio (?:a|in)|viaggiare|cosa (?:vedere|fare|visitare) (?:a|in)|ore a|giorni (?:a|in)|weekend (?:a|in)|fine settimana (?:a|in)|itinerario|guida di viaggio|dove (?:mangiare|dormire)|vacanze? (?:a|in)|visitare',
    question:
      "^perché|^che cos'è|^cos'è|^cosa (?:è|sono|significa|succede)|^come (?:è|sono|si|funziona|funzionano)|^quando|^quant[oaie]|^dove|^chi (?:è|sono|ha|era)|^quale|^quali",
    story:
      "storia|favola|fiaba|leggenda|avventur[ae]|c'era una volta|che|chiamat[oa]|pers[oa]|segret[oa]|l'ultim[oa]|ultim[oa]|e (?:il|la|lo|i|le|gli)|e l'\\p{L}+|piccol[oa]|coraggios[oa]|trova|impara",
  },
  pair: /^(?:.*(?:\b(?:tra|fra) |: ))?(?!(?:è|sono|quale|come|meglio) )(.+?) (?:vs\.?|versus|contro|oppure|o|e) (.+?)[?!.]*$/iu,
  wish: /\b(?:voleva|vuole|sognava di|sogna di|desiderava) (.+)$/iu,
  and: ' e ',
  picture: {
    lightest: 'L’immagine è più chiara {place} che altrove.',
    evenly: 'Ogni parte dell’immagine ha la sua importanza.',
    plain: 'Qui c’è un solo colore: il resto è da immaginare.',
    places: {
      top: { left: 'in alto a sinistra', centre: 'in alto', right: 'in alto a destra' },
      middle: { left: 'a sinistra', centre: 'al centro', right: 'a destra' },
      bottom: { left: 'in basso a sinistra', centre: 'in basso', right: 'in basso a destra' },
    },
    brightness: {
      dark: 'Qui è molto buio.',
      dim: 'Qui è piuttosto buio.',
      even: 'Qui non è né buio né molto chiaro.',
      bright: 'Qui c’è molta luce.',
    },
    warmth: {
      warm: 'I colori sono più caldi che freddi.',
      neutral: 'Non prevalgono né i colori caldi né quelli freddi.',
      balanced: 'Colori caldi e freddi si equilibrano.',
      gray: 'Non c’è colore, solo toni di grigio.',
      cool: 'I colori sono più freddi che caldi.',
    },
    contrast: {
      soft: 'Il chiaro e lo scuro restano vicini.',
      clear: 'Il chiaro e lo scuro si distinguono bene.',
      stark: 'Il chiaro e lo scuro contrastano con forza.',
    },
    detail: {
      calm: 'Ci sono pochi contorni netti.',
      lively: 'Superfici lisce e contorni netti si alternano.',
      busy: 'Ci sono molti contorni e dettagli.',
      below: 'La metà inferiore è piena di dettagli.',
      everywhere: 'Ci sono contorni e dettagli dappertutto.',
    },
  },
  starts: { news: 'La notizia in breve', other: 'Che cosa vedrai' },
  openings: ['{title}, in cinque pagine.', 'Ecco cinque pagine.'],
  hints: [
    'Meglio usare frasi brevi.',
    'Usa le tue parole.',
    'Rileggi una volta a voce alta prima di pubblicare.',
  ],
  careful: 'Lascia fuori ciò di cui non hai certezza.',
  forms: {
    making: MAKING,
    steps: [
      'Di’ di che cosa si tratta.',
      [
        'Prima di iniziare',
        'Di’ che cosa preparare: a che cosa pensare, che cosa decidere e che cosa portare.',
      ],
      MAKING[2],
      MAKING[3],
      ['Come si capisce', 'Di’ come capisci che ha funzionato e che cosa si può fare altrimenti.'],
    ],
    recipe: [
      'Di’ in una frase che cosa rende speciale la ricetta e per quante persone è.',
      ['Ingredienti', 'Elenca tutti gli ingredienti con la quantità, nell’ordine in cui si usano.'],
      ['Preparazione', 'Di’ che cosa lavare, tagliare, mescolare o scaldare prima di cucinare.'],
      [
        'Cottura',
        'Scrivi i passaggi in ordine, con i tempi e le temperature che usi tu, e come si capisce che è pronto.',
      ],
      ['A tavola', 'Di’ come si serve, con che cosa sta bene e quanto si conserva.'],
    ],
    news: [
      'Riassumi la notizia in una frase: chi ha fatto che cosa.',
      ['Che cosa è successo', 'Racconta che cosa è successo in una o due frasi, solo con fatti confermati.'],
      ['Quando e dove', 'Indica la data, il luogo e le persone coinvolte.'],
      ['Perché conta', 'Di’ chi ne è toccato e che cosa cambia per queste persone.'],
      ['Che cosa viene ora', 'Di’ che cosa ci si aspetta adesso e cita la tua fonte con un link.'],
    ],
    review: [
      'Di’ in una frase che cosa hai provato e per quanto tempo.',
      ['I pregi', 'Nomina ciò che ti è piaciuto di più, con un esempio del tuo uso.'],
      ['I difetti', 'Nomina ciò che ti ha dato fastidio e quanto conta ogni giorno.'],
      ['Per chi è', 'Di’ chi ne sarà contento e chi dovrebbe scegliere altro.'],
      ['Il verdetto', 'Dai il tuo verdetto in una frase, con il prezzo pagato, se c’è stato.'],
    ],
    comparison: COMPARISON,
    difference: [
      'Di’ perché si confondono.',
      COMPARISON[1],
      COMPARISON[2],
      COMPARISON[3],
      ['In breve', 'Riassumi in una frase come si distinguono.'],
    ],
    question: [
      'Di’ in una frase perché ci si fa questa domanda.',
      ['La risposta breve', 'Rispondi in una frase, con una fonte di cui ti fidi.'],
      ['La spiegazione', 'Spiega la risposta in una o due frasi e cita la tua fonte.'],
      ['Un esempio', 'Fai un esempio che chi legge possa riconoscere nella propria vita.'],
      ['Da ricordare', 'Ripeti la risposta in poche parole e di’ dove saperne di più.'],
    ],
    travel: [
      'Di’ in una frase per chi è questo viaggio e qual è il periodo migliore.',
      ['Come arrivare', 'Di’ come si arriva e come ci si sposta, e quanto ti è costato.'],
      ['Che cosa vedere', 'Nomina due o tre luoghi, ognuno con il motivo per cui merita una visita.'],
      ['Mangiare e riposare', 'Nomina un posto dove mangiare e uno dove riposare che conosci tu.'],
      ['Prima di partire', 'Di’ che cosa portare, che cosa prenotare presto e che cosa salteresti.'],
    ],
    sale: [
      'Di’ in una frase che cosa è in offerta e per chi è.',
      ['Che cosa comprende', 'Di’ che cosa comprende l’offerta e quanto si può risparmiare.'],
      FAVORITE,
      ['Date ed eccezioni', 'Indica i giorni in cui l’offerta inizia e finisce, e le eccezioni.'],
      OFFER[4],
    ],
    collection: [
      OFFER[0],
      ['Nella collezione', 'Di’ che cosa c’è nella collezione e che cosa unisce i suoi pezzi.'],
      FAVORITE,
      ['Date e prezzi', 'Di’ quando esce e indica la fascia di prezzo.'],
      OFFER[4],
    ],
    offer: OFFER,
    greeting: [
      'Fai gli auguri con le tue parole e di’ da parte di chi.',
      ['Solo per te', 'Scrivi che cosa ti piace di questa persona, con le parole che useresti a voce.'],
      ['Ti ricordi?', 'Racconta un ricordo che avete in comune e di’ quando e dove.'],
      ['Un augurio', 'Scrivi un augurio per l’anno che viene, il più personale possibile.'],
      ['Con affetto', 'Firma con il tuo nome e di’ quando vi rivedrete.'],
    ],
  },
  lists: {
    list: {
      about: 'Di’ in una frase per chi è questo.',
      entry: 'Di’ in una frase breve di che cosa si tratta e perché l’hai scelto.',
      close: ['Da dove iniziare', 'Di’ da quale iniziare e perché, e che cosa si può leggere dopo.'],
    },
    named: {
      about: 'Di’ in una frase per chi è questo.',
      entry: 'Scrivi il nome e di’ in una frase perché è qui.',
      close: ['Da dove iniziare', 'Di’ da quale iniziare e perché, e che cosa si può leggere dopo.'],
    },
    lessons: {
      about: 'Di’ in una frase chi eri allora e per chi è questo.',
      entry: 'Scrivi una cosa che hai imparato e come l’hai imparata.',
      close: ['La più importante', 'Nomina quella che per te oggi conta di più e di’ perché.'],
    },
    facts: {
      about: 'Di’ in una frase di che cosa si tratta e perché vale la pena saperlo.',
      entry: 'Scrivi in una frase che cosa è vero e cita la fonte con cui l’hai controllato.',
      close: [
        'Per saperne di più',
        'Cita le fonti che hai usato, con i link, così che si possano controllare.',
      ],
    },
    stages: {
      about: 'Di’ in una frase che cosa si saprà fare alla fine.',
      entry: 'Di’ che cosa fare in una frase che inizi con un verbo.',
      close: ['Il risultato', 'Di’ da che cosa si capisce che ha funzionato e che cosa provare dopo.'],
    },
    roundup: {
      about: 'Di’ di quali giorni sono queste notizie e a chi interessano.',
      entry: 'Di’ in una frase chi ha fatto che cosa e quando, e cita la tua fonte.',
      close: ['Che cosa viene ora', 'Di’ che cosa ci si aspetta adesso e dove seguire le notizie.'],
      label: ['Notizia', 'Notizie'],
    },
  },
  shortList: [
    ['Un esempio', 'Mostra con un esempio della tua vita come funziona.'],
    ['Provaci oggi', 'Di’ che cosa si può fare già oggi, in un solo passo.'],
  ],
  longList: [
    'E il resto',
    'In cinque pagine c’è posto per tre su {count}. Se hai la lista completa, di’ dove si trova.',
  ],
  tales: {
    story: [
      [
        'Dove tutto comincia',
        '{title} comincia qui, in {colors}. Tutto intorno è ancora tranquillo, e nessuno sa per ora come la storia andrà a finire.',
        '{title} comincia qui, in {colors}. Nessuno sa ancora come la storia finirà.',
        'Questa storia comincia qui, in {colors}. Tutto intorno è ancora tranquillo, e nessuno sa per ora come andrà a finire.',
      ],
      [
        'Prima del primo passo',
        'In un giorno come tanti nasce un pensiero che non se ne va più. {light} È ora di cominciare.',
        'C’è sempre un momento prima del primo passo. {light} Adesso sarebbe ancora molto facile tornare indietro.',
      ],
      [
        'La svolta',
        'Poi arriva il momento in cui tutto potrebbe cambiare. Prenditi il tempo di guardare bene. {lightest}',
      ],
      [
        'Un passo, poi un altro',
        'Non è facile, e ci vuole molto più tempo del previsto. Ma un passo segue l’altro, e nessuno torna indietro.',
        'Il primo tentativo non deve per forza riuscire. Conta il secondo, con un po’ più di coraggio e di calma.',
      ],
      [
        'Che cosa resta',
        'E così la storia finisce in {colors}, come era cominciata. Ciò che era solo un inizio adesso è un ricordo.',
        'Alla fine tutto torna tranquillo in {colors}, come all’inizio. L’immagine non è cambiata, ma ora racconta molto di più di prima.',
      ],
    ],
    look: [
      [
        'Un primo sguardo',
        '{title}: ecco un primo sguardo, in {colors}. Non c’è fretta: lascia parlare prima l’immagine e prenditi tutto il tempo che vuoi.',
        '{title}: ecco un primo sguardo, in {colors}. Lascia parlare prima l’immagine.',
        'Ecco un primo sguardo, in {colors}. Non c’è fretta: lascia parlare prima l’immagine e prenditi tutto il tempo che vuoi.',
      ],
      ['E adesso la luce', 'Prima di tutto, guarda la luce. {light} {warmth} Rimani un momento a guardarla.'],
      [
        'Dove va lo sguardo',
        'Lascia vagare gli occhi e osserva dove si fermano. {lightest} Che cosa hai visto per primo?',
      ],
      ['Più da vicino', 'Adesso avvicinati e guarda anche gli angoli tranquilli. {detail} {contrast}'],
      [
        'Un ultimo sguardo',
        'Ora fai un passo indietro e guarda tutto insieme, in {colors}. Quale parte dell’immagine ricorderai domani?',
        'Guarda ancora una volta l’immagine intera, con il suo {colors}. Poi chiudi gli occhi un momento e senti che cosa ti resta.',
      ],
    ],
    blank: [
      [
        'Un primo sguardo',
        '{title}: un solo colore, {colors}, da un bordo all’altro. Qui c’è poco da vedere e molto da immaginare, senza fretta.',
        '{title}: un solo colore, {colors}, da un bordo all’altro. Il resto è da immaginare.',
        'Un solo colore, {colors}, da un bordo all’altro. Qui c’è poco da vedere e molto da immaginare, senza nessuna fretta.',
      ],
      [
        'E adesso la luce',
        'Prima di tutto, guarda la luce. {light} La luce è la stessa in ogni angolo, dall’alto in basso e da sinistra a destra.',
      ],
      [
        'Il tempo di pensare',
        'Qui nulla chiede la tua attenzione. Lascia riposare gli occhi quanto vuoi e osserva che cosa ti viene in mente.',
      ],
      [
        'Una pagina bianca',
        'Un’immagine così è come una pagina bianca. Pensa a una cosa sola, una qualsiasi, che potrebbe stare proprio nel suo centro.',
      ],
      [
        'Un ultimo sguardo',
        'Guarda ancora una volta, da un bordo all’altro. È sempre soltanto {colors}, ma forse ora ti ricorda già qualcosa di tuo.',
      ],
    ],
  },
  wishing: [
    'Un desiderio',
    'Tutto comincia con un desiderio: {wish}. {light} Il desiderio non si è ancora avverato, ma è stato espresso.',
  ],
};
