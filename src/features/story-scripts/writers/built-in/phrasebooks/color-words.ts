import type { ColorName } from '../picture-analysis/color-names.rules.ts';
import { LANGUAGE_CODES, type LanguageCode } from './languages.rules.ts';

/** Colors as nouns, in the order of `LANGUAGE_CODES`; in Hindi as they stand before "रंगों में". */
const COLOR_WORDS: Readonly<Record<ColorName, string>> = {
  black: 'black|negro|noir|Schwarz|preto|nero|काले',
  'dark gray': 'dark gray|gris oscuro|gris foncé|Dunkelgrau|cinza-escuro|grigio scuro|गहरे स्लेटी',
  gray: 'gray|gris|gris|Grau|cinza|grigio|स्लेटी',
  'light gray': 'light gray|gris claro|gris clair|Hellgrau|cinza-claro|grigio chiaro|हल्के स्लेटी',
  white: 'white|blanco|blanc|Weiß|branco|bianco|सफ़ेद',
  cream: 'cream|crema|crème|Cremeweiß|creme|crema|मलाईदार सफ़ेद',
  beige: 'beige|beis|beige|Beige|bege|beige|बेज',
  olive: 'olive green|verde oliva|vert olive|Olivgrün|verde-oliva|verde oliva|जैतूनी हरे',
  'grayish brown':
    'grayish brown|marrón grisáceo|brun grisâtre|Graubraun|marrom-acinzentado|marrone grigiastro|धूसर भूरे',
  'dark brown': 'dark brown|marrón oscuro|brun foncé|Dunkelbraun|marrom-escuro|marrone scuro|गहरे भूरे',
  brown: 'brown|marrón|brun|Braun|marrom|marrone|भूरे',
  gold: 'gold|dorado|doré|Goldgelb|dourado|oro|सुनहरे',
  yellow: 'yellow|amarillo|jaune|Gelb|amarelo|giallo|पीले',
  peach: 'peach|melocotón|pêche|Pfirsich|pêssego|pesca|आड़ुई',
  orange: 'orange|naranja|orange|Orange|laranja|arancione|नारंगी',
  'reddish brown':
    'reddish brown|marrón rojizo|brun rougeâtre|Rotbraun|marrom-avermelhado|marrone rossastro|लालिमा लिए भूरे',
  coral: 'coral|coral|corail|Koralle|coral|corallo|मूंगिया',
  red: 'red|rojo|rouge|Rot|vermelho|rosso|लाल',
  'dark red': 'dark red|rojo oscuro|rouge foncé|Dunkelrot|vermelho-escuro|rosso scuro|गहरे लाल',
  pink: 'pink|rosa|rose|Rosa|rosa|rosa|गुलाबी',
  magenta: 'magenta|magenta|magenta|Magenta|magenta|magenta|मजेंटा',
  'grayish purple':
    'grayish purple|violeta grisáceo|violet grisâtre|Grauviolett|roxo-acinzentado|viola grigiastro|धूसर बैंगनी',
  'dark purple': 'dark purple|violeta oscuro|violet foncé|Dunkelviolett|roxo-escuro|viola scuro|गहरे बैंगनी',
  lavender: 'lavender|lavanda|lavande|Lavendel|lavanda|lavanda|हल्के बैंगनी',
  purple: 'purple|violeta|violet|Violett|roxo|viola|बैंगनी',
  'dark blue': 'dark blue|azul oscuro|bleu foncé|Dunkelblau|azul-escuro|blu scuro|गहरे नीले',
  'grayish blue': 'grayish blue|azul grisáceo|bleu grisâtre|Graublau|azul-acinzentado|blu grigiastro|धूसर नीले',
  blue: 'blue|azul|bleu|Blau|azul|blu|नीले',
  'light blue': 'light blue|azul claro|bleu clair|Hellblau|azul-claro|azzurro|हल्के नीले',
  turquoise: 'turquoise|turquesa|turquoise|Türkis|turquesa|turchese|फ़िरोज़ी',
  teal: 'teal|azul verdoso|bleu canard|Blaugrün|azul-petróleo|verde petrolio|नीले-हरे',
  'light green': 'light green|verde claro|vert clair|Hellgrün|verde-claro|verde chiaro|हल्के हरे',
  green: 'green|verde|vert|Grün|verde|verde|हरे',
  'grayish green':
    'grayish green|verde grisáceo|vert grisâtre|Graugrün|verde-acinzentado|verde grigiastro|धूसर हरे',
  'dark green': 'dark green|verde oscuro|vert foncé|Dunkelgrün|verde-escuro|verde scuro|गहरे हरे',
};

export function colorWord(name: ColorName, language: LanguageCode): string {
  return COLOR_WORDS[name].split('|')[LANGUAGE_CODES.indexOf(language)]!;
}
