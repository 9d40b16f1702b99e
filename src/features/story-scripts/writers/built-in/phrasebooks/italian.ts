import type { Phrasebook } from './phrasebook.types.ts';

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
  numbered: ['N.', 'N.'],
  calls: {
    list: 'consigli|trucchi|fatti curiosi|fatti su|curiosità|miti|idee (?:per|regalo)|errori|abitudini|motivi per|^(?:i|le) migliori .+ (?:di|del|della|in|a|per) .+',
    recipe: 'ricett[ae]',
    comparison: 'vs|versus|contro|a confronto|confronto|differenz[ae] tra|.+ o .+\\?',
    review: 'recensione|recensioni|opinioni|abbiamo provato|vale la pena|la prova',
    news: 'notizi[ae]|ultima ora|ultime|annuncia|annunciano|comunicato',
    greeting:
      'buon (?:compleanno|natale|anno|anniversario)|buona (?:pasqua|festa .+)|buone feste|auguri|congratulazioni|grazie',
    offer:
      'offert[ae]|saldi|sconti|sconto|lancio|presentiamo|nuova collezione|ora disponibile|in arrivo|black friday|in vendita|inaugurazione',
    steps:
      'come (?:non )?\\p{L}+(?:are|ere|ire|arsi|ersi|irsi|rre)|passo (?:dopo|per) passo|guida (?:per|a|alla|al)|tutorial|per principianti|fai da te',
    travel:
      'viaggio (?:a|in)|viaggiare|cosa (?:vedere|fare|visitare) (?:a|in)|ore a|giorni (?:a|in)|weekend (?:a|in)|fine settimana (?:a|in)|itinerario|guida di viaggio|dove (?:mangiare|dormire)|vacanze? (?:a|in)|visitare',
    question:
      "^perché|^che cos'è|^cos'è|^cosa (?:è|sono|significa|succede)|^come (?:è|sono|si|funziona|funzionano)|^quando|^quant[oaie]|^dove|^chi (?:è|sono|ha|era)|^quale|^quali",
    story:
      "storia|favola|fiaba|leggenda|avventur[ae]|c'era una volta|che|chiamat[oa]|pers[oa]|segret[oa]|l'ultim[oa]|ultim[oa]|e (?:il|la|lo|i|le|gli)|e l'\\p{L}+|piccol[oa]|coraggios[oa]|trova|impara",
  },
  wish: /\b(?:voleva|vuole|sognava di|sogna di|desiderava) (.+)$/iu,
  and: ' e ',
  picture: {
    lightest: 'L’immagine è più chiara {place} che altrove.',
    evenly: 'Nessuna parte è molto più chiara del resto.',
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
      neutral: 'I colori non sono né caldi né freddi.',
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
      busy: 'Ci sono contorni e dettagli dappertutto.',
    },
  },
  start: 'Che cosa vedrai',
  openings: [
    '{title}: cinque pagine e un’immagine in {colors}.',
    '{title}, in cinque pagine.',
    'Ecco cinque pagine e un’immagine in {colors}.',
    'Ecco cinque pagine.',
  ],
  hints: ['Meglio usare frasi brevi.', 'Lascia fuori ciò di cui non hai certezza.', 'Usa le tue parole.'],
  forms: {
    steps: [
      'Di’ in una frase che cosa si saprà fare alla fine.',
      ['Che cosa serve', 'Elenca che cosa serve prima di iniziare: cose, tempo e, se conta, denaro.'],
      ['I primi passi', 'Scrivi il passo 1 e il passo 2, ognuno in una frase che inizi con un verbo.'],
      ['I passi seguenti', 'Scrivi il passo 3 e quelli dopo, e nomina l’errore più frequente.'],
      ['Il risultato', 'Descrivi come appare alla fine e che cosa si può provare dopo.'],
    ],
    recipe: [
      'Di’ in una frase che piatto è e per quante persone.',
      ['Ingredienti', 'Elenca tutti gli ingredienti con la quantità, nell’ordine in cui si usano.'],
      ['Preparazione', 'Di’ che cosa lavare, tagliare, mescolare o scaldare prima di cucinare.'],
      ['Cottura', 'Scrivi i passaggi in ordine, con i tempi e le temperature della tua cucina.'],
      ['A tavola', 'Di’ come si serve, come si capisce che è pronto e quanto si conserva.'],
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
    comparison: [
      'Di’ in una frase che cosa si confronta e per chi.',
      ['Il primo', 'Descrivi il primo: che cos’è e che cosa lo distingue.'],
      ['Il secondo', 'Descrivi il secondo con gli stessi punti e nello stesso ordine.'],
      ['La differenza', 'Nomina la differenza che conta di più e di’ come l’hai notata.'],
      ['In breve', 'Riassumi in una frase e di’ quale prenderesti, se è questo il punto.'],
    ],
    question: [
      'Di’ in una frase perché ci si fa questa domanda.',
      ['La risposta breve', 'Rispondi in una frase, oppure di’ con franchezza che ancora non si sa.'],
      ['La spiegazione', 'Spiega la risposta in una o due frasi e cita la tua fonte.'],
      ['Un esempio', 'Fai un esempio che chi legge possa conoscere dalla propria vita.'],
      ['Da ricordare', 'Ripeti la risposta in poche parole e di’ dove saperne di più.'],
    ],
    travel: [
      'Di’ in una frase per chi è questo viaggio e qual è il periodo migliore.',
      ['Come arrivare', 'Di’ come si arriva e come ci si sposta, e quanto ti è costato.'],
      ['Che cosa vedere', 'Nomina due o tre luoghi, ognuno con il motivo per cui merita una visita.'],
      ['Mangiare e riposare', 'Nomina un posto dove mangiare e uno dove riposare che conosci tu.'],
      ['Prima di partire', 'Di’ che cosa portare, che cosa prenotare presto e che cosa salteresti.'],
    ],
    offer: [
      'Di’ in una frase che cosa c’è di nuovo e per chi è.',
      ['Che cos’è', 'Descrivi che cosa offri in una o due frasi, senza grandi promesse.'],
      ['A che cosa serve', 'Nomina una cosa che diventa più facile o più piacevole, con un esempio.'],
      ['Prezzo e date', 'Indica il prezzo e i giorni in cui l’offerta inizia e finisce.'],
      ['Come averlo', 'Di’ che cosa bisogna fare adesso e indica il link o l’indirizzo.'],
    ],
    greeting: [
      'Di’ per chi è e da parte di chi.',
      ['Solo per te', 'Scrivi che cosa ti piace di questa persona, con le parole che useresti a voce.'],
      ['Ti ricordi?', 'Racconta un ricordo che avete in comune, con il quando e il dove.'],
      ['Un augurio', 'Scrivi un augurio per il tempo che viene, il più personale possibile.'],
      ['Con affetto', 'Firma con i vostri nomi e di’ quando vi rivedrete.'],
    ],
  },
  lists: {
    list: {
      about: 'Di’ in una frase per chi è questo.',
      entry: 'Scrivilo in una frase breve e aggiungi perché l’hai scelto.',
      close: ['Da dove iniziare', 'Di’ da quale iniziare e perché, e dove si può andare dopo.'],
    },
    facts: {
      about: 'Di’ in una frase di che cosa si tratta e perché vale la pena saperlo.',
      entry: 'Scrivilo in una frase e cita la fonte con cui l’hai controllato.',
      close: [
        'Per saperne di più',
        'Cita le fonti che hai usato, con i link, così che si possano controllare.',
      ],
    },
    stages: {
      about: 'Di’ in una frase che cosa si saprà fare alla fine.',
      entry: 'Di’ che cosa fare in una frase che inizi con un verbo.',
      close: ['Il risultato', 'Descrivi come appare alla fine e che cosa si può provare dopo.'],
    },
  },
  shortList: [
    ['Un esempio', 'Mostra con un esempio della tua vita come funziona.'],
    ['Provaci oggi', 'Di’ che cosa si può fare già oggi, in un solo passo.'],
  ],
  longList: [
    'Tutti i {count}',
    'In cinque pagine non entrano tutti i {count}. Di’ dove si trova la lista completa.',
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
        'Non è facile, e ci vuole più tempo del previsto. Ma un passo segue l’altro, e nessuno di loro torna mai indietro.',
        'Il primo tentativo non deve per forza riuscire. Conta il secondo, con un po’ più di coraggio e di calma.',
      ],
      [
        'Che cosa resta',
        'E così la storia finisce in {colors}, come era cominciata. Ciò che prima era solo un pensiero adesso è un ricordo.',
        'Alla fine tutto torna di nuovo tranquillo, in {colors}. Nell’immagine non è cambiato nulla, ma ora racconta più di prima.',
      ],
    ],
    look: [
      [
        'Un primo sguardo',
        '{title}: ecco un primo sguardo, in {colors}. Non c’è fretta. Lascia parlare un momento l’immagine prima di dire qualcosa di tuo.',
        '{title}: ecco un primo sguardo, in {colors}. Non c’è nessuna fretta.',
        'Ecco un primo sguardo, in {colors}. Non c’è fretta. Lascia parlare un momento l’immagine prima di dire qualcosa di tuo.',
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
        'Guarda ancora una volta l’immagine intera, in {colors}. Poi chiudi gli occhi un momento e senti che cosa ti resta.',
      ],
    ],
  },
  wishing: [
    'Un desiderio',
    'Tutto comincia con un desiderio: {wish}. {light} Non si è ancora avverato, ma adesso è stato detto.',
  ],
};
