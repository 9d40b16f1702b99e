import type { Ask, Form, Phrasebook } from './phrasebook.types.ts';

const MAKING: Form = [
  'Diga em uma frase o que a pessoa saberá fazer no fim.',
  [
    'O que é preciso',
    'Liste o que é preciso antes de começar: utensílios, tempo e, se for o caso, dinheiro.',
  ],
  ['Primeiros passos', 'Escreva o passo 1 e o passo 2, cada um em uma frase que comece com verbo.'],
  ['Próximos passos', 'Escreva o passo 3 e os seguintes, e cite o erro mais comum.'],
  ['O resultado', 'Descreva como fica no final e o que dá para experimentar depois.'],
];

const COMPARISON: Form = [
  'Diga em uma frase o que se compara e para quem.',
  ['A primeira opção', 'Descreva a primeira opção: o que é e o que a torna especial.'],
  ['A segunda opção', 'Descreva a segunda opção pelos mesmos critérios e na mesma ordem.'],
  ['A diferença', 'Cite a diferença que mais importa e diga como você a percebeu.'],
  ['Em resumo', 'Resuma em uma frase e, se for o caso de escolher, diga com qual você ficaria.'],
];

const OFFER: Form = [
  'Diga em uma frase o que há de novo e para quem é.',
  ['O que é', 'Descreva o que você oferece em uma ou duas frases, sem grandes promessas.'],
  ['Para que serve', 'Cite uma coisa que fica mais fácil ou mais agradável, com um exemplo.'],
  ['Preço e datas', 'Informe o preço e os dias em que a oferta começa e termina.'],
  ['Como conseguir', 'Diga o que fazer agora e informe o link ou o endereço.'],
];

const FAVORITE: Ask = ['Uma favorita', 'Cite a peça que você escolheria e diga em uma frase por quê.'];

export const PORTUGUESE: Phrasebook = {
  code: 'pt',
  words: `o a os as um uma uns umas do da dos das de e em no na nos nas com por pelo pela para que quê como quando onde quem
    qual meu minha seu sua ao à é são foi não sem sobre entre até mais melhor melhores dormir fazer cada muito este esta dia noite
    manhã amor chuva mar sol lua casa gato cachorro menina menino vida mundo cidade viagem outono inverno primavera verão céu avó
    receita dicas notícias resenha oferta feliz aniversário obrigado obrigada história conto lenda queria montanha floresta flores
    pão caseiro você`,
  letters: /[ãõ]|ção|ções/,
  quotes: ['“', '”'],
  numbers: 'um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze',
  items: `Dica/Dicas Truque/Truques Ideia/Ideias Razão/Razões Motivo/Motivos Maneira/Maneiras Forma/Formas Jeito/Jeitos
    Coisa/Coisas Erro/Erros Hábito/Hábitos Segredo/Segredos Regra/Regras Lição/Lições Mito/Mitos Sinal/Sinais
    Pergunta/Perguntas Lugar/Lugares Livro/Livros Filme/Filmes Música/Músicas Exercício/Exercícios Praia/Praias Cidade/Cidades
    Receita/Receitas Presente/Presentes Planta/Plantas Passo/Passos Fato/Fatos Curiosidade/Curiosidades Prato/Pratos
    Frase/Frases Benefício/Benefícios Exemplo/Exemplos Restaurante/Restaurantes`,
  factItems: 'Fato Curiosidade Mito',
  stepItems: 'Passo',
  namedItems: 'Lugar Livro Filme Música Praia Cidade Receita Presente Planta Prato Restaurante Coisa',
  numbered: ['N.º', 'N.º'],
  only: '{Item}',
  colon: ':',
  calls: {
    list: 'dicas|truques|fatos|curiosidades|mitos|ideias (?:para|de)|erros|hábitos|motivos para|razões para|^(?:os|as) melhores .+ (?:de|do|da|em|no|na|para) .+',
    lessons: 'aprendi|aprendemos',
    recipe: 'receitas?',
    difference: 'diferenças? entre|como (?:distinguir|diferenciar) .+',
    comparison: 'vs|versus|contra|comparado com|comparação|comparativo|diferenças? entre|.+ ou .+\\?',
    review: 'resenhas?|análise|opinião|testamos|vale a pena|avaliação',
    roundup: 'notícias (?:da semana|do mês|do dia|de hoje)|resumo (?:da semana|semanal)|as notícias',
    news: 'notícias?|últimas|urgente|anuncia|anunciam|comunicado',
    greeting:
      'feliz (?:aniversário|natal|ano novo|páscoa|dia .+)|boas festas|parabéns|obrigad[oa]|muito obrigad[oa]',
    sale: 'ofertas?|promoção|promoções|descontos?|liquidação|black friday',
    collection: 'nova coleção|coleção .+',
    offer: 'lançamento|apresentamos|já disponível|em breve|à venda|inauguração',
    making:
      'como (?:fazer|preparar|cozinhar|construir|cultivar|plantar|costurar|tricotar|desenhar|pintar|assar|criar|escrever|consertar|montar) .+|faça você mesmo',
    steps:
      'como (?:não )?\\p{L}+[aeio]r(?:-se)?|passo a passo|guia (?:para|de|do) iniciantes?|tutorial|para iniciantes|faça você mesmo',
    travel:
      'viagem (?:a|para|pelo|pela)|viajar|roteiro|o que (?:ver|fazer|visitar) em|horas em|dias em|fim de semana em|guia de viagem|onde (?:comer|ficar|dormir)|férias em|turismo',
    question:
      '^por ?que|^o que (?:é|são|significa|acontece|foi)|^como (?:é|são|se|funciona|funcionam)|^quando|^quant[oa]s?|^onde|^quem|^qual|^quais',
    story:
      'história|conto|lenda|aventuras?|era uma vez|que|chamad[oa]|perdid[oa]|segred[oa]|secret[oa]|o último|a última|e (?:o|a|os|as)|pequen[oa]|valente|corajos[oa]|encontrou|aprende',
  },
  pair: /^(?:.*(?:\bentre |: ))?(?!(?:é|são|qual|como) )(.+?) (?:vs\.?|versus|contra|ou|e) (.+?)[?!.]*$/iu,
  wish: /\b(?:queria|quer|sonhava em|sonha em|sonhava com|desejava) (.+)$/iu,
  and: ' e ',
  picture: {
    lightest: 'A parte mais clara da imagem fica {place}.',
    evenly: 'Cada parte da imagem tem seu valor.',
    plain: 'Uma cor só, de ponta a ponta.',
    places: {
      top: { left: 'em cima, à esquerda', centre: 'em cima', right: 'em cima, à direita' },
      middle: { left: 'à esquerda', centre: 'no meio', right: 'à direita' },
      bottom: { left: 'embaixo, à esquerda', centre: 'embaixo', right: 'embaixo, à direita' },
    },
    brightness: {
      dark: 'Aqui está muito escuro.',
      dim: 'Aqui está bem escuro.',
      even: 'Aqui não está nem escuro nem muito claro.',
      bright: 'Aqui está bem claro.',
    },
    warmth: {
      warm: 'As cores são mais quentes do que frias.',
      neutral: 'Nem as cores quentes nem as frias dominam.',
      balanced: 'Cores quentes e frias se equilibram.',
      gray: 'Não há cor, só tons de cinza.',
      cool: 'As cores são mais frias do que quentes.',
    },
    contrast: {
      soft: 'O claro e o escuro ficam próximos.',
      clear: 'O claro e o escuro se distinguem bem.',
      stark: 'O claro e o escuro contrastam com força.',
    },
    detail: {
      calm: 'Há poucos contornos marcados.',
      lively: 'Áreas lisas e contornos marcados se alternam.',
      busy: 'Há muitos contornos e detalhes.',
      below: 'A metade de baixo está cheia de detalhes.',
      everywhere: 'Há contornos e detalhes por toda parte.',
    },
  },
  starts: { news: 'A notícia em resumo', other: 'O que vem aí' },
  openings: ['{title}, em cinco páginas.', 'Aqui estão cinco páginas.'],
  hints: [
    'Frases curtas funcionam melhor.',
    'Use suas próprias palavras.',
    'Leia uma vez em voz alta antes de publicar.',
  ],
  careful: 'Deixe de fora o que você não sabe ao certo.',
  forms: {
    making: MAKING,
    steps: [
      'Diga do que se trata.',
      [
        'Antes de começar',
        'Diga o que preparar: no que pensar, o que decidir e o que levar antes de começar.',
      ],
      MAKING[2],
      MAKING[3],
      ['Como saber', 'Diga como você sabe que deu certo e o que fazer se não der.'],
    ],
    recipe: [
      'Diga em uma frase o que a receita tem de especial e para quantas pessoas é.',
      ['Ingredientes', 'Liste todos os ingredientes com a quantidade, na ordem em que são usados.'],
      ['Preparo', 'Diga o que lavar, cortar, misturar ou aquecer antes de cozinhar.'],
      [
        'No fogão',
        'Escreva os passos em ordem, com seus tempos e temperaturas, e diga como saber que está pronto.',
      ],
      ['Para servir', 'Diga como servir, o que combina bem e quanto tempo dura.'],
    ],
    news: [
      'Resuma a notícia em uma frase: quem fez o quê.',
      ['O que aconteceu', 'Conte o que aconteceu em uma ou duas frases, só com fatos confirmados.'],
      ['Quando e onde', 'Informe a data, o lugar e as pessoas envolvidas.'],
      ['Por que importa', 'Diga quem é afetado e o que muda para essas pessoas.'],
      ['O que vem depois', 'Diga o que se espera a seguir e cite sua fonte com um link.'],
    ],
    review: [
      'Diga em uma frase o que você testou e por quanto tempo.',
      ['O que é bom', 'Cite o que mais agradou, com um exemplo do seu próprio uso.'],
      ['O que incomoda', 'Cite o que incomodou e quanto isso pesa no dia a dia.'],
      ['Para quem serve', 'Diga quem vai gostar e quem deveria escolher outra coisa.'],
      ['O veredito', 'Dê seu veredito em uma frase, com o preço que você pagou, se houve.'],
    ],
    comparison: COMPARISON,
    difference: [
      'Diga por que as pessoas os confundem.',
      COMPARISON[1],
      COMPARISON[2],
      COMPARISON[3],
      ['Em resumo', 'Resuma em uma frase como distinguir um do outro.'],
    ],
    question: [
      'Diga em uma frase por que as pessoas perguntam isso.',
      ['A resposta curta', 'Responda em uma frase, com uma fonte em que você confia.'],
      ['A explicação', 'Explique a resposta em uma ou duas frases e cite sua fonte.'],
      ['Um exemplo', 'Dê um exemplo que as pessoas possam reconhecer na própria vida.'],
      ['Para lembrar', 'Repita a resposta em poucas palavras e diga onde saber mais.'],
    ],
    travel: [
      'Diga em uma frase para quem é esta viagem e qual é a melhor época.',
      ['Como chegar', 'Diga como chegar e como circular, e quanto custou para você.'],
      ['O que ver', 'Cite dois ou três lugares, cada um com um motivo para valer a visita.'],
      ['Comer e descansar', 'Cite um lugar para comer e outro para descansar que você conhece.'],
      ['Antes de ir', 'Diga o que levar, o que reservar cedo e o que você deixaria de lado.'],
    ],
    sale: [
      'Diga em uma frase o que está em oferta e para quem é.',
      ['O que está incluído', 'Diga o que a oferta inclui e quanto dá para economizar.'],
      FAVORITE,
      ['Datas e exceções', 'Informe os dias em que a oferta começa e termina, e cite as exceções.'],
      OFFER[4],
    ],
    collection: [
      OFFER[0],
      ['Na coleção', 'Diga o que há na coleção e o que as peças têm em comum.'],
      FAVORITE,
      ['Datas e preços', 'Diga quando ela chega e informe a faixa de preços.'],
      OFFER[4],
    ],
    offer: OFFER,
    greeting: [
      'Cumprimente com suas próprias palavras e diga quem envia.',
      ['Só para você', 'Escreva do que você gosta nessa pessoa, com as palavras que usaria ao falar.'],
      ['Você se lembra?', 'Conte uma lembrança que vocês têm em comum e diga quando e onde foi.'],
      ['Um desejo', 'Escreva um desejo para o ano que vem, tão pessoal quanto puder.'],
      ['Com carinho', 'Assine com os nomes e diga quando vocês vão se ver de novo.'],
    ],
  },
  lists: {
    list: {
      about: 'Diga em uma frase para quem é isto.',
      entry: 'Escreva em uma frase curta e acrescente por que você escolheu isso.',
      close: ['Por onde começar', 'Diga por qual começar e por quê, e o que ler depois.'],
    },
    named: {
      about: 'Diga em uma frase para quem é isto.',
      entry: 'Dê o nome e diga em uma frase por que está aqui.',
      close: ['Por onde começar', 'Diga por qual começar e por quê, e o que ler depois.'],
    },
    lessons: {
      about: 'Diga em uma frase quem você era na época e para quem é isto.',
      entry: 'Escreva uma coisa que você aprendeu e como a aprendeu.',
      close: ['O mais importante', 'Cite o que mais importa para você hoje e diga por quê.'],
    },
    facts: {
      about: 'Diga em uma frase do que se trata e por que vale a pena saber.',
      entry: 'Escreva em uma frase e cite a fonte com que você conferiu.',
      close: ['Para ler mais', 'Cite as fontes que você usou, com links, para que se possa conferir.'],
    },
    stages: {
      about: 'Diga em uma frase o que a pessoa saberá fazer no fim.',
      entry: 'Diga o que fazer em uma frase que comece com verbo.',
      close: ['O resultado', 'Diga como saber que deu certo e o que dá para experimentar depois.'],
    },
    roundup: {
      about: 'Diga de que dias são estas notícias e para quem importam.',
      entry: 'Diga em uma frase quem fez o quê e quando, e cite sua fonte.',
      close: ['O que vem depois', 'Diga o que se espera a seguir e onde acompanhar as notícias.'],
      label: ['Notícia', 'Notícias'],
    },
  },
  shortList: [
    ['Um exemplo', 'Mostre com um exemplo da sua própria vida como isso funciona.'],
    ['Experimente hoje', 'Diga o que dá para fazer ainda hoje, em um único passo.'],
  ],
  longList: [
    'E o resto',
    'Em cinco páginas cabem três dos {count}. Se você tem a lista completa, diga onde encontrá-la.',
  ],
  tales: {
    story: [
      [
        'Onde tudo começa',
        '{title} começa aqui, em {colors}. Tudo ainda está muito calmo, e ninguém sabe por enquanto como a história vai acabar.',
        '{title} começa aqui, em {colors}. Ninguém sabe ainda como a história vai acabar.',
        'Esta história começa aqui, em {colors}. Tudo ainda está muito calmo, e ninguém sabe por enquanto como ela vai acabar.',
      ],
      [
        'Antes do primeiro passo',
        'Em um dia como qualquer outro surge uma ideia que não vai mais embora. {light} É hora de começar.',
        'Há sempre um momento antes do primeiro passo. {light} E agora ainda seria muito fácil voltar atrás.',
      ],
      ['A virada', 'Então chega o momento em que tudo pode mudar. Olhe com calma e com atenção. {lightest}'],
      [
        'Um passo, depois outro',
        'Não é fácil, e leva mais tempo do que se pensava. Mas um passo segue o outro, e nenhum leva de volta.',
        'A primeira tentativa não precisa dar certo. O que conta é a segunda, com um pouco mais de coragem e de calma.',
      ],
      [
        'O que fica',
        'E assim termina a história, em {colors}, como começou. O que era só um começo agora é uma lembrança.',
        'No fim tudo está calmo em {colors}, como no início. A imagem não mudou, mas agora diz mais do que antes.',
      ],
    ],
    look: [
      [
        'Um primeiro olhar',
        '{title}: este é um primeiro olhar, em {colors}. Não há pressa: deixe a imagem falar primeiro e olhe com calma.',
        '{title}: este é um primeiro olhar, em {colors}. Deixe a imagem falar primeiro.',
        'Este é um primeiro olhar, em {colors}. Não há pressa: deixe a imagem falar primeiro e olhe tudo com calma.',
      ],
      ['Agora, a luz', 'Antes de tudo, olhe para a luz. {light} {warmth} Fique um momento com essa luz.'],
      [
        'Para onde vai o olhar',
        'Deixe os olhos passearem e veja onde eles param. {lightest} O que você viu primeiro?',
      ],
      ['Mais de perto', 'Agora chegue mais perto e olhe também os cantos tranquilos. {detail} {contrast}'],
      [
        'Mais um olhar',
        'Agora dê um passo atrás e veja tudo junto, em {colors}. De que parte da imagem você vai se lembrar amanhã?',
        'Olhe mais uma vez a imagem inteira, com seu {colors}. Depois feche os olhos e veja o que fica com você.',
      ],
    ],
    blank: [
      [
        'Um primeiro olhar',
        '{title}: uma cor só, {colors}, de ponta a ponta. Há pouco para ver aqui, e muito para imaginar.',
        '{title}: uma cor só, {colors}, de ponta a ponta. O resto fica para imaginar.',
        'Uma cor só, {colors}, de ponta a ponta. Há pouco para ver aqui, e por isso há muito para imaginar.',
      ],
      [
        'Agora, a luz',
        'Antes de tudo, olhe para a luz. {light} A luz é a mesma em todos os cantos, de cima a baixo.',
      ],
      [
        'Tempo para pensar',
        'Aqui nada pede sua atenção. Deixe os olhos descansarem o tempo que quiser e veja o que vem à mente.',
      ],
      [
        'Uma página em branco',
        'Uma imagem assim é como uma página em branco. Pense em uma só coisa que poderia estar bem no meio.',
      ],
      [
        'Mais um olhar',
        'Olhe mais uma vez, de ponta a ponta. Continua sendo só {colors}, mas talvez agora lembre alguma coisa a você.',
      ],
    ],
  },
  wishing: [
    'Um desejo',
    'Tudo começa com um desejo: {wish}. {light} O desejo ainda não se realizou, mas agora já foi dito.',
  ],
};
