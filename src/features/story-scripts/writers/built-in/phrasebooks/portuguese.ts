import type { Phrasebook } from './phrasebook.types.ts';

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
  numbered: ['N.º', 'N.º'],
  calls: {
    list: 'dicas|truques|fatos|curiosidades|mitos|ideias (?:para|de)|erros|hábitos|motivos para|razões para|^(?:os|as) melhores .+ (?:de|do|da|em|no|na|para) .+',
    recipe: 'receitas?',
    comparison: 'vs|versus|contra|comparado com|comparação|comparativo|diferenças? entre|.+ ou .+\\?',
    review: 'resenhas?|análise|opinião|testamos|vale a pena|avaliação',
    news: 'notícias?|últimas|urgente|anuncia|anunciam|comunicado',
    greeting:
      'feliz (?:aniversário|natal|ano novo|páscoa|dia .+)|boas festas|parabéns|obrigad[oa]|muito obrigad[oa]',
    offer:
      'ofertas?|promoção|promoções|descontos?|liquidação|lançamento|apresentamos|nova coleção|já disponível|em breve|black friday|à venda|inauguração',
    steps:
      'como (?:não )?\\p{L}+[aeio]r(?:-se)?|passo a passo|guia (?:para|de|do) iniciantes?|tutorial|para iniciantes|faça você mesmo',
    travel:
      'viagem (?:a|para|pelo|pela)|viajar|roteiro|o que (?:ver|fazer|visitar) em|horas em|dias em|fim de semana em|guia de viagem|onde (?:comer|ficar|dormir)|férias em|turismo',
    question:
      '^por ?que|^o que (?:é|são|significa|acontece|foi)|^como (?:é|são|se|funciona|funcionam)|^quando|^quant[oa]s?|^onde|^quem|^qual|^quais',
    story:
      'história|conto|lenda|aventuras?|era uma vez|que|chamad[oa]|perdid[oa]|segred[oa]|secret[oa]|o último|a última|e (?:o|a|os|as)|pequen[oa]|valente|corajos[oa]|encontrou|aprende',
  },
  wish: /\b(?:queria|quer|sonhava em|sonha em|sonhava com|desejava) (.+)$/iu,
  and: ' e ',
  picture: {
    lightest: 'A parte mais clara da imagem fica {place}.',
    evenly: 'Nenhuma parte é muito mais clara do que o resto.',
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
      neutral: 'As cores não são nem quentes nem frias.',
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
      busy: 'Há contornos e detalhes por toda parte.',
    },
  },
  start: 'O que vem aí',
  openings: [
    '{title}: cinco páginas e uma imagem em {colors}.',
    '{title}, em cinco páginas.',
    'Aqui estão cinco páginas e uma imagem em {colors}.',
    'Aqui estão cinco páginas.',
  ],
  hints: [
    'Frases curtas funcionam melhor.',
    'Deixe de fora o que você não sabe ao certo.',
    'Use suas próprias palavras.',
  ],
  forms: {
    steps: [
      'Diga em uma frase o que a pessoa saberá fazer no fim.',
      ['O que é preciso', 'Liste o que é preciso antes de começar: coisas, tempo e, se importar, dinheiro.'],
      ['Primeiros passos', 'Escreva o passo 1 e o passo 2, cada um em uma frase que comece com verbo.'],
      ['Próximos passos', 'Escreva o passo 3 e os seguintes, e cite o erro mais comum.'],
      ['O resultado', 'Descreva como fica no final e o que dá para experimentar depois.'],
    ],
    recipe: [
      'Diga em uma frase qual é o prato e para quantas pessoas.',
      ['Ingredientes', 'Liste todos os ingredientes com a quantidade, na ordem em que são usados.'],
      ['Preparo', 'Diga o que lavar, cortar, misturar ou aquecer antes de cozinhar.'],
      ['No fogão', 'Escreva os passos em ordem, com os tempos e as temperaturas da sua própria cozinha.'],
      ['Para servir', 'Diga como servir, como saber que está pronto e quanto tempo dura.'],
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
    comparison: [
      'Diga em uma frase o que se compara e para quem.',
      ['A primeira opção', 'Descreva a primeira opção: o que é e o que a torna especial.'],
      ['A segunda opção', 'Descreva a segunda opção pelos mesmos critérios e na mesma ordem.'],
      ['A diferença', 'Cite a diferença que mais importa e diga como você a percebeu.'],
      ['Em resumo', 'Resuma em uma frase e diga com qual você ficaria, se for o caso.'],
    ],
    question: [
      'Diga em uma frase por que as pessoas perguntam isso.',
      ['A resposta curta', 'Responda em uma frase, ou diga com franqueza que ninguém sabe ainda.'],
      ['A explicação', 'Explique a resposta em uma ou duas frases e cite sua fonte.'],
      ['Um exemplo', 'Dê um exemplo que as pessoas possam conhecer da própria vida.'],
      ['Para lembrar', 'Repita a resposta em poucas palavras e diga onde saber mais.'],
    ],
    travel: [
      'Diga em uma frase para quem é esta viagem e qual é a melhor época.',
      ['Como chegar', 'Diga como chegar e como circular, e quanto custou para você.'],
      ['O que ver', 'Cite dois ou três lugares, cada um com um motivo para valer a visita.'],
      ['Comer e descansar', 'Cite um lugar para comer e outro para descansar que você conhece.'],
      ['Antes de ir', 'Diga o que levar, o que reservar cedo e o que você deixaria de lado.'],
    ],
    offer: [
      'Diga em uma frase o que há de novo e para quem é.',
      ['O que é', 'Descreva o que você oferece em uma ou duas frases, sem grandes promessas.'],
      ['Para que serve', 'Cite uma coisa que fica mais fácil ou mais agradável, com um exemplo.'],
      ['Preço e datas', 'Informe o preço e os dias em que a oferta começa e termina.'],
      ['Como conseguir', 'Diga o que fazer agora e informe o link ou o endereço.'],
    ],
    greeting: [
      'Diga para quem é e de parte de quem.',
      ['Só para você', 'Escreva do que você gosta nessa pessoa, com as palavras que usaria ao falar.'],
      ['Você se lembra?', 'Conte uma lembrança que vocês têm juntos, com quando e onde foi.'],
      ['Um desejo', 'Escreva um desejo para o tempo que vem, tão pessoal quanto puder.'],
      ['Com carinho', 'Assine com os nomes e diga quando vocês vão se ver de novo.'],
    ],
  },
  lists: {
    list: {
      about: 'Diga em uma frase para quem é isto.',
      entry: 'Escreva em uma frase curta e acrescente por que você escolheu isso.',
      close: ['Por onde começar', 'Diga por qual começar e por quê, e para onde ir depois.'],
    },
    facts: {
      about: 'Diga em uma frase do que se trata e por que vale a pena saber.',
      entry: 'Escreva em uma frase e cite a fonte com que você conferiu.',
      close: ['Para ler mais', 'Cite as fontes que você usou, com links, para que se possa conferir.'],
    },
    stages: {
      about: 'Diga em uma frase o que a pessoa saberá fazer no fim.',
      entry: 'Diga o que fazer em uma frase que comece com verbo.',
      close: ['O resultado', 'Descreva como fica no final e o que dá para experimentar depois.'],
    },
  },
  shortList: [
    ['Um exemplo', 'Mostre com um exemplo da sua própria vida como isso funciona.'],
    ['Experimente hoje', 'Diga o que dá para fazer ainda hoje, em um único passo.'],
  ],
  longList: ['Os {count}', 'Cinco páginas não bastam para os {count}. Diga onde encontrar a lista completa.'],
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
        'Há sempre um momento antes do primeiro passo. {light} Agora ainda seria muito fácil voltar para trás.',
      ],
      ['A virada', 'Então chega o momento em que tudo pode mudar. Olhe com calma e com atenção. {lightest}'],
      [
        'Um passo, depois outro',
        'Não é fácil, e leva mais tempo do que se pensava. Mas um passo segue o outro, e nenhum deles volta atrás.',
        'A primeira tentativa não precisa dar certo. O que conta é a segunda, com um pouco mais de coragem e de calma.',
      ],
      [
        'O que fica',
        'E assim termina a história, em {colors}, como começou. O que no início era só uma ideia agora é uma lembrança.',
        'No fim tudo fica calmo de novo, em {colors}. Nada mudou na imagem, mas agora ela conta mais do que antes.',
      ],
    ],
    look: [
      [
        'Um primeiro olhar',
        '{title}: este é um primeiro olhar, em {colors}. Não há pressa. Deixe a imagem falar um pouco antes de você.',
        '{title}: este é um primeiro olhar, em {colors}. Não há pressa nenhuma.',
        'Este é um primeiro olhar, em {colors}. Não há pressa. Deixe a imagem falar um pouco antes de você falar.',
      ],
      ['Agora, a luz', 'Antes de tudo, olhe para a luz. {light} {warmth} Fique um momento com ela.'],
      [
        'Para onde vai o olhar',
        'Deixe os olhos passearem e veja onde eles param. {lightest} O que você viu primeiro?',
      ],
      ['Mais de perto', 'Agora chegue mais perto e olhe também os cantos tranquilos. {detail} {contrast}'],
      [
        'Mais um olhar',
        'Agora dê um passo atrás e veja tudo junto, em {colors}. De que parte da imagem você vai se lembrar amanhã?',
        'Olhe a imagem inteira mais uma vez, em {colors}. Depois feche os olhos e veja o que fica com você.',
      ],
    ],
  },
  wishing: [
    'Um desejo',
    'Tudo começa com um desejo: {wish}. {light} Ele ainda não se realizou, mas agora já foi dito.',
  ],
};
