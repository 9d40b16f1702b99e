import type { Language } from '../languages/language.types.ts';

/** What a prompt asks for, whatever its language. */
export interface Asked {
  /** Number, color where one is said, and noun, in any order. */
  subjects: readonly string[];
  scene?: string;
  place?: string;
  timeOfDay?: string;
  weather?: string;
  season?: string;
  style?: string;
  relation?: string;
  /** What the first one wears. */
  clothes?: readonly string[];
}

interface Row {
  asked: Asked;
  prompts: Readonly<Record<Language, string>>;
}

/** The same wishes as people of nine languages write them. */
export const PROMPTS_IN_LANGUAGES: readonly Row[] = [
  {
    asked: { subjects: ['1 black cat'], scene: 'forest', timeOfDay: 'night', style: 'watercolor' },
    prompts: {
      es: 'un gato negro en el bosque de noche, acuarela',
      pt: 'um gato preto na floresta à noite, aquarela',
      fr: 'un chat noir dans la forêt la nuit, aquarelle',
      de: 'eine schwarze Katze im Wald bei Nacht, Aquarell',
      it: 'un gatto nero nel bosco di notte, acquerello',
      hi: 'रात में जंगल में एक काली बिल्ली, जलरंग',
      ja: '夜の森の中の黒い猫、水彩画',
      zh: '夜晚的森林里的一只黑猫，水彩画',
      ar: 'قطة سوداء في الغابة في الليل، ألوان مائية',
    },
  },
  {
    asked: { subjects: ['2 white horse'], scene: 'beach', timeOfDay: 'sunset' },
    prompts: {
      es: 'dos caballos blancos en la playa al atardecer',
      pt: 'dois cavalos brancos na praia ao pôr do sol',
      fr: 'deux chevaux blancs sur la plage au coucher du soleil',
      de: 'zwei weiße Pferde am Strand bei Sonnenuntergang',
      it: 'due cavalli bianchi sulla spiaggia al tramonto',
      hi: 'सूर्यास्त में समुद्र तट पर दो सफ़ेद घोड़े',
      ja: '夕暮れのビーチの二匹の白い馬',
      zh: '日落时海滩上的两匹白马',
      ar: 'اثنان حصان أبيض على الشاطئ عند غروب الشمس',
    },
  },
  {
    asked: { subjects: ['3 red apple', '1 table'], scene: 'interior', relation: 'on' },
    prompts: {
      es: 'tres manzanas rojas sobre una mesa',
      pt: 'três maçãs vermelhas sobre uma mesa',
      fr: 'trois pommes rouges sur une table',
      de: 'drei rote Äpfel auf einem Tisch',
      it: 'tre mele rosse su un tavolo',
      hi: 'मेज़ पर तीन लाल सेब',
      ja: '机の上の三つの赤いりんご',
      zh: '桌子上的三个红苹果',
      ar: 'ثلاث تفاحات حمراء على الطاولة',
    },
  },
  {
    asked: { subjects: ['1 castle'], season: 'winter', scene: 'snow' },
    prompts: {
      es: 'un castillo antiguo en la nieve en invierno',
      pt: 'um castelo antigo na neve no inverno',
      fr: 'un vieux château sous la neige en hiver',
      de: 'ein altes Schloss im Schnee im Winter',
      it: 'un vecchio castello nella neve in inverno',
      hi: 'सर्दियों में बर्फ़ में एक पुराना किला',
      ja: '冬の雪の中の古い城',
      zh: '冬天的雪中的古老的城堡',
      ar: 'قلعة قديمة في الثلج في الشتاء',
    },
  },
  {
    asked: { subjects: ['1 knight', '1 horse'], relation: 'riding' },
    prompts: {
      es: 'un caballero montado en un caballo',
      pt: 'um cavaleiro montado em um cavalo',
      fr: 'un chevalier à cheval sur un cheval',
      de: 'ein Ritter reitet auf einem Pferd',
      it: 'un cavaliere in sella a un cavallo',
      hi: 'घोड़े पर सवार शूरवीर',
      ja: '馬に乗った騎士',
      zh: '骑着马的骑士',
      ar: 'فارس يركب حصان',
    },
  },
  {
    asked: { subjects: ['1 girl', '1 red umbrella'], weather: 'rain', relation: 'holding' },
    prompts: {
      es: 'una niña con un paraguas rojo bajo la lluvia',
      pt: 'uma menina com um guarda-chuva vermelho na chuva',
      fr: 'une fille avec un parapluie rouge sous la pluie',
      de: 'ein Mädchen mit einem roten Regenschirm im Regen',
      it: 'una ragazza con un ombrello rosso sotto la pioggia',
      hi: 'बारिश में लाल छाता पकड़े हुए लड़की',
      ja: '雨の中で赤い傘を持った女の子',
      zh: '雨中拿着红色雨伞的女孩',
      ar: 'فتاة مع مظلة حمراء تحت المطر',
    },
  },
  {
    asked: { subjects: ['1 dog'], place: 'park', scene: 'city', season: 'autumn' },
    prompts: {
      es: 'un perro corriendo en el parque en otoño',
      pt: 'um cachorro correndo no parque no outono',
      fr: 'un chien qui court dans le parc en automne',
      de: 'ein Hund rennt im Park im Herbst',
      it: 'un cane che corre nel parco in autunno',
      hi: 'पतझड़ में पार्क में दौड़ता कुत्ता',
      ja: '秋の公園で走っている犬',
      zh: '秋天的公园里奔跑的狗',
      ar: 'كلب يركض في المنتزه في الخريف',
    },
  },
  {
    asked: { subjects: ['1 lighthouse'], weather: 'storm', style: 'oil' },
    prompts: {
      es: 'un faro en una tormenta, pintura al óleo',
      pt: 'um farol numa tempestade, pintura a óleo',
      fr: 'un phare dans une tempête, peinture à l’huile',
      de: 'ein Leuchtturm im Sturm, Ölgemälde',
      it: 'un faro nella tempesta, pittura a olio',
      hi: 'तूफ़ान में प्रकाशस्तंभ, तैल चित्र',
      ja: '嵐の中の灯台、油絵',
      zh: '暴风雨中的灯塔，油画',
      ar: 'منارة في العاصفة، لوحة زيتية',
    },
  },
  {
    asked: { subjects: ['1 green dragon', '1 castle'], relation: 'above' },
    prompts: {
      es: 'un dragón verde volando sobre un castillo',
      pt: 'um dragão verde voando sobre um castelo',
      fr: 'un dragon vert volant au-dessus d’un château',
      de: 'ein grüner Drache fliegt über einem Schloss',
      it: 'un drago verde volante sopra un castello',
      hi: 'किले के ऊपर उड़ता हुआ हरा ड्रैगन',
      ja: '城の上空を飛ぶ緑の竜',
      zh: '城堡上空飞翔的绿色的龙',
      ar: 'تنين أخضر يطير فوق قلعة',
    },
  },
  {
    asked: { subjects: ['1 cat'], clothes: ['fedora'] },
    prompts: {
      es: 'un gato llevando un sombrero',
      pt: 'um gato usando um chapéu',
      fr: 'un chat portant un chapeau',
      de: 'eine Katze trägt einen Hut',
      it: 'un gatto che indossa un cappello',
      hi: 'टोपी पहने बिल्ली',
      ja: '帽子をかぶった猫',
      zh: '戴着帽子的猫',
      ar: 'قطة ترتدي قبعة',
    },
  },
  {
    asked: { subjects: ['4 yellow butterfly'], scene: 'meadow', place: 'garden', season: 'spring' },
    prompts: {
      es: 'cuatro mariposas amarillas en el jardín en primavera',
      pt: 'quatro borboletas amarelas no jardim na primavera',
      fr: 'quatre papillons jaunes dans le jardin au printemps',
      de: 'vier gelbe Schmetterlinge im Garten im Frühling',
      it: 'quattro farfalle gialle nel giardino in primavera',
      hi: 'वसंत में बगीचे में चार पीली तितलियाँ',
      ja: '春の庭の四匹の黄色い蝶',
      zh: '春天的花园里的四只黄色的蝴蝶',
      ar: 'أربع فراشات صفراء في الحديقة في الربيع',
    },
  },
  {
    asked: { subjects: ['1 astronaut'], scene: 'space', style: 'comic' },
    prompts: {
      es: 'un astronauta en el espacio, cómic',
      pt: 'um astronauta no espaço, quadrinhos',
      fr: 'un astronaute dans l’espace, bande dessinée',
      de: 'ein Astronaut im Weltraum, Comic',
      it: 'un astronauta nello spazio, fumetto',
      hi: 'अंतरिक्ष में अंतरिक्ष यात्री, कॉमिक',
      ja: '宇宙の中の宇宙飛行士、漫画風',
      zh: '太空里的宇航员，漫画风格',
      ar: 'رائد فضاء في الفضاء، قصص مصورة',
    },
  },
  {
    asked: { subjects: ['1 bear'], scene: 'mountain', timeOfDay: 'dawn' },
    prompts: {
      es: 'un oso junto a una cascada al amanecer',
      pt: 'um urso perto de uma cachoeira ao amanhecer',
      fr: 'un ours près d’une cascade à l’aube',
      de: 'ein Bär neben einem Wasserfall im Morgengrauen',
      it: 'un orso vicino a una cascata all’alba',
      hi: 'भोर में झरने के पास एक भालू',
      ja: '夜明けの滝のそばの熊',
      zh: '黎明时瀑布旁的熊',
      ar: 'دب بجانب شلال عند الفجر',
    },
  },
];
