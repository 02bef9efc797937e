import { STOP } from './words.ts';

interface Language {
  /** Function words that identify the language: two different ones are enough. */
  readonly small: string;
  readonly words: string;
}

/** The most common harmful and how-to words of other languages, used only when the language is recognised. */
const LANGUAGES: readonly Language[] = [
  {
    small:
      'el la los las un una unos que de del para con su sus es son y como por se a al ninos nino nina historia cuento en mi',
    words: `como=how to|hacer=make|fabricar=make|construir=make|matar=kill|mata=kill|mato=kill|matan=kill|asesina=murder|asesinar=murder|asesino=murder|apunala=stab|bomba=bomb|bombas=bomb|porno=porn|pornografica=porn|pornografico=porn|erotica=erotic|erotico=erotic|sexo=sex|sexual=sexual|desnuda=naked|desnudo=naked|desnudas=naked|violacion=rape|droga=drugs|drogas=drugs|marihuana=weed|cocaina=cocaine|fumar=smoke|fuma=smoke|cerveza=beer|borracho=drunk|suicidarse=suicide|suicidio=suicide|suicidarme=suicide|suicida=suicide|divertido=fun|divertida=fun|bueno=good for|genial=cool|feliz=happy|nino=boy|ninos=children|nina=girl|ninas=girls|profesor=teacher|profesora=teacher|maestra=teacher|maestro=teacher|padres=parents|madre=mother|padre=father|familia=family|hermano=brother|hermana=sister|amigos=friends|todos=everyone|gente=people|inmigrantes=immigrants|negros=blacks|judios=jews|musulmanes=muslims|gitanos=gypsies|gays=gays|extranjeros=foreigners|sucios=dirty|malos=bad|malas=bad|ladrones=thieves|inferiores=inferior|robar=steal|arma=gun|armas=guns|pistola=pistol|escuela=school|colegio=school|cuchillo=knife|sangre=blood everywhere|tortura=torture|ensena=teach|ensenar=teach|aprende=learn|secreto=our secret|toca=touch|tio=uncle|murio=died|murieron=died|muerto=died|triste=sad|miedo=afraid|preocupado=worried|preocupada=worried|decir=tell a|ayuda=help|explicar=explain|ratas=rats|basura=scum|monos=monkeys|cortarse=cut herself`,
  },
  {
    small:
      'le la les un une des du de que qui et est sont pour avec sur dans ses son sa au aux en sans mon ma tous toute histoire il elle comment',
    words: `comment=how to|vomir=throw up after|maigrir=thin|mourir=die|faire=make|fabriquer=make|construire=make|tuer=kill|tue=kill|assassine=murder|assassiner=murder|poignarde=stab|bombe=bomb|bombes=bomb|porno=porn|pornographique=porn|erotique=erotic|sexe=sex|sexuelle=sexual|sexuel=sexual|nue=naked|nues=naked|nu=naked|viol=rape|drogue=drugs|drogues=drugs|cannabis=weed|cocaine=cocaine|fumer=smoke|fume=smoke|biere=beer|alcool=alcohol|suicider=suicide|suicide=suicide|amusant=fun|cool=cool|drole=fun|genial=cool|heureux=happy|garcon=boy|enfants=children|enfant=child|fille=girl|fillette=girl|professeur=teacher|maitresse=teacher|parents=parents|mere=mother|pere=father|famille=family|frere=brother|soeur=sister|amis=friends|gens=people|immigres=immigrants|arabes=arabs|noirs=blacks|juifs=jews|musulmans=muslims|etrangers=foreigners|sales=dirty|mechants=bad|voleurs=thieves|voler=steal|arme=gun|armes=guns|pistolet=pistol|ecole=school|couteau=with a knife|sang=blood everywhere|torture=torture|apprend=learn|apprendre=learn|secret=our secret|toucher=touch|touche=touch|oncle=uncle|mort=died|morte=died|triste=sad|peur=afraid|inquiet=worried|harceler=bullied|aide=help|singes=monkeys|expliquer=explain`,
  },
  {
    small:
      'der die das ein eine einen einer und ist sind wie man nicht mit von zu im am fur den dem des auf sich mich ich seine ihre er sie als macht geschichte uber',
    words: `wie=how to|baut=make|bauen=make|macht=make|herstellen=make|totet=kill|toten=kill|ermordet=murder|ermorden=murder|umbringen=kill|umbringt=kill|ersticht=stab|bombe=bomb|bomben=bomb|porno=porn|pornos=porn|erotisch=erotic|erotische=erotic|sexy=sexy|sex=sex|nackt=naked|nackte=naked|nackten=naked|vergewaltigt=rape|drogen=drugs|kiffen=smoke weed|gras=grass|rauchen=smoke|raucht=smoke|bier=beer|betrunken=drunk|selbstmord=suicide|cool=cool|spass=fun|lustig=fun|toll=great|glucklich=happy|junge=boy|jungen=boys|kinder=children|kind=child|madchen=girls|lehrer=teacher|lehrerin=teacher|eltern=parents|mutter=mother|vater=father|familie=family|bruder=brother|schwester=sister|freunde=friends|leute=people|alle=everyone|auslander=foreigners|fluchtlinge=refugees|juden=jews|muslime=muslims|turken=turks|schwarze=blacks|dreckig=dirty|bose=evil|schlecht=bad|diebe=thieves|stehlen=steal|klauen=steal|klaut=steal|stiehlt=steal|frauen=women|dumm=stupid|erwischt=get away with|waffe=gun|waffen=guns|pistole=pistol|schule=school|messer=knife|blut=blood|foltert=torture|lernt=learn|geheimnis=our secret|beruhrt=touch|onkel=uncle|gestorben=died|tod=death|traurig=sad|angst=afraid|sorgen=worried|verletzt=hurt|hilfe=help|erklaren=explain|ratten=rats|ungeziefer=vermin|affen=monkeys|abschaum=scum|tiere=animals|gift=poison|die=the|sich=herself|mich=myself`,
  },
  {
    small:
      'il lo la gli le un una di che del della per con sono e i come suo sua nel nella da senza bambino bambini storia piange si farsi',
    words: `come=how to|fare=make|costruire=make|uccidere=kill|uccide=kill|ammazza=kill|ammazzare=kill|bomba=bomb|porno=porn|erotica=erotic|erotico=erotic|sesso=sex|nuda=naked|nudo=naked|stupro=rape|droga=drugs|droghe=drugs|cocaina=cocaine|fumare=smoke|birra=beer|suicidio=suicide|suicidarsi=suicide|divertente=fun|bello=beautiful|felice=happy|bambino=boy|bambini=children|bambina=girl|maestra=teacher|maestro=teacher|insegnante=teacher|genitori=parents|mamma=mother|papa=father|famiglia=family|fratello=brother|amici=friends|tutti=everyone|vicino=neighbour|gente=people|immigrati=immigrants|stranieri=foreigners|zingari=gypsies|neri=blacks|ebrei=jews|musulmani=muslims|sporchi=dirty|cattivi=bad|ladri=thieves|rubare=steal|prendere=caught|pistola=pistol|arma=gun|scuola=school|coltello=knife|sangue=blood|impara=learn|segreto=our secret|zio=uncle|morto=died|morta=died|piange=cries|triste=sad|paura=afraid|ratti=rats|scimmie=monkeys|aiuto=help`,
  },
  {
    small:
      'o os as um uma de que da do dos das para com e seu sua no na como por ao menino menina historia sobre tem minha meu',
    words: `como=how to|fazer=make|matar=kill|mata=kill|matou=kill|assassina=murder|bomba=bomb|caseira=homemade|porno=porn|pornografica=porn|erotica=erotic|erotico=erotic|sexo=sex|nua=naked|nu=naked|estupro=rape|droga=drugs|drogas=drugs|maconha=weed|cocaina=cocaine|fumar=smoke|cerveja=beer|bebado=drunk|suicidio=suicide|suicidar=suicide|matar=kill|divertido=fun|legal=cool|feliz=happy|menino=boy|menina=girl|criancas=children|crianca=child|colegas=classmates|professor=teacher|professora=teacher|pais=parents|mae=mother|pai=father|familia=family|irmao=brother|amigos=friends|todos=everyone|imigrantes=immigrants|negros=blacks|judeus=jews|muculmanos=muslims|ciganos=gypsies|sujos=dirty|maus=bad|ladroes=thieves|roubar=steal|arma=gun|escola=school|faca=knife|sangue=blood|aprende=learn|segredo=our secret|tio=uncle|morreu=died|medo=afraid|triste=sad|ajuda=help|ratos=rats|macacos=monkeys|guerra=war`,
  },
  {
    small:
      'cach cau be co cho mot ca nha tai tre em va cua la nhung cac nguoi truyen cau chuyen lam ve voi do bo me',
    words: `cach=how to|lam=make|che=make|bom=bomb|giet=kill|khieu=porn|dam=knife|sex=sex|ma=drugs|thuoc=medicine|nha=family|nguoi=people|hoc=learn|tre=child|be=boy|sung=gun|sat=murder|vui=fun|truong=school`,
  },
  {
    small: 'как и в на не что он она его ее с про мальчик девочка для детей всех дома история сказка',
    words: `как=how to|сделать=make|изготовить=make|бомбу=bomb|бомба=bomb|убивает=kill|убить=kill|убил=kill|зарезал=stab|порно=porn|эротическая=erotic|секс=sex|голая=naked|голые=naked|наркотики=drugs|курить=smoke|самоубийство=suicide|суицид=suicide|весело=fun|мальчик=boy|девочка=girl|детей=children|дети=children|одноклассников=classmates|учителя=teacher|родителей=parents|всех=everyone|людей=people|семью=family|евреи=jews|плохие=bad|школу=school|школе=school|пистолет=pistol|умер=died|умерла=died|боится=afraid|дома=at home`,
  },
  {
    small: 'o i w na z sie jest dla ze nie do tym jak bajka historia opowiesc ktory ktora jego jej po kroku',
    words: `jak=how to|zrobic=make|zbudowac=make|zabic=kill|zabija=kill|zabil=killed|morduje=murder|bombe=bomb|bomba=bomb|narkotyki=drugs|narkotykow=drugs|bron=gun|pistolet=pistol|seks=sex|porno=porn|erotyczna=erotic|nagie=naked|naga=naked|nauczyciela=teacher|nauczycielke=teacher|rodzicow=parents|dzieci=children|dziecko=child|chlopiec=boy|dziewczynka=girl|zydzi=jews|muzulmanie=muslims|zli=evil|zlodzieje=thieves|samobojstwo=suicide|krew=blood|tortury=torture|trucizna=rat poison|krok=step|boi=afraid|umarl=died|umarla=died|smutny=sad|smutna=sad`,
  },
  {
    small:
      'een het de van en is over met die dat je hoe voor niet op zijn haar verhaal verhaaltje sprookje waarin',
    words: `hoe=how to|maakt=make|maken=make|bouwen=make|doodt=kill|doden=kill|vermoordt=murder|vermoorden=murder|bom=bomb|wapen=gun|drugs=drugs|naakt=naked|naakte=naked|seks=sex|erotisch=erotic|juf=teacher|meester=teacher|ouders=parents|kinderen=children|jongen=boy|meisje=girl|joden=jews|moslims=muslims|buitenlanders=foreigners|slecht=evil|vies=dirty|dieven=thieves|zelfmoord=suicide|bang=afraid|overleden=died|dood=died|verdrietig=sad`,
  },
  {
    small: 'bir ve bu icin ile nasil hikaye masal cocuk cocuklar da de mi ne olan',
    words: `nasil=how to|yapilir=make|oldurur=kill|oldurmek=kill|bomba=bomb|silah=gun|seks=sex|porno=porn|ciplak=naked|uyusturucu=drugs|intihar=suicide|ogretmen=teacher|ogretmeni=teacher|yahudiler=jews|kotu=evil|korkuyor=afraid|oldu=died`,
  },
];

/** For scripts without spaces or with inflected words: terms that are searched for inside a word. */
const INSIDE: readonly (readonly [word: string, english: string])[] = [
  ['怎么做', 'how to make'],
  ['怎么', 'how to'],
  ['怎样', 'how to'],
  ['如何', 'how to'],
  ['制作', 'make'],
  ['制造', 'make'],
  ['炸弹', 'bomb'],
  ['炸彈', 'bomb'],
  ['色情', 'porn'],
  ['黄色小说', 'porn'],
  ['裸体', 'naked'],
  ['性爱', 'sex'],
  ['自杀', 'suicide'],
  ['自殺', 'suicide'],
  ['自残', 'self harm'],
  ['杀死', 'kill'],
  ['杀人', 'kill people'],
  ['杀', 'kill'],
  ['殺', 'kill'],
  ['毒品', 'drugs'],
  ['吸毒', 'drugs'],
  ['大麻', 'weed'],
  ['抽烟', 'smoke'],
  ['好玩', 'fun'],
  ['老师', 'teacher'],
  ['同学', 'classmate'],
  ['孩子', 'children'],
  ['儿童', 'children'],
  ['教', 'teach'],
  ['强奸', 'rape'],
  ['枪', 'gun'],
  ['学校', 'school'],
  ['去世', 'died'],
  ['死了', 'died'],
  ['偷', 'steal'],
  ['刀', 'with a knife'],
  ['小孩', 'children'],
  ['爷爷', 'grandpa'],
  ['妈妈', 'mum'],
  ['爸爸', 'dad'],
  ['父母', 'parents'],
  ['朋友', 'friend'],
  ['أقتل', 'kill'],
  ['أخي', 'brother'],
  ['शिक्षक', 'teacher'],
  ['हत्या', 'murder'],
  ['奶奶', 'grandma'],
  ['害怕', 'afraid'],
  ['全家', 'family'],
  ['所有人', 'everyone'],
  ['爆弾', 'bomb'],
  ['作り方', 'how to make'],
  ['殺す', 'kill'],
  ['ポルノ', 'porn'],
  ['エロ', 'erotic'],
  ['麻薬', 'drugs'],
  ['폭탄', 'bomb'],
  ['만드는', 'how to make'],
  ['자살', 'suicide'],
  ['포르노', 'porn'],
  ['야한', 'erotic'],
  ['마약', 'drugs'],
  ['죽이', 'kill'],
  ['كيف', 'how to'],
  ['تصنع', 'make'],
  ['صنع', 'make'],
  ['قنبلة', 'bomb'],
  ['إباحية', 'porn'],
  ['اباحية', 'porn'],
  ['جنسية', 'sex'],
  ['جنس', 'sex'],
  ['يقتل', 'kill'],
  ['قتل', 'kill'],
  ['انتحار', 'suicide'],
  ['انتحر', 'suicide'],
  ['تنتحر', 'suicide'],
  ['مخدرات', 'drugs'],
  ['المخدرات', 'drugs'],
  ['أطفال', 'children'],
  ['للأطفال', 'children'],
  ['معلمه', 'teacher'],
  ['عائلته', 'family'],
  ['الجميع', 'everyone'],
  ['ماتت', 'died'],
  ['توفي', 'died'],
  ['ممتع', 'fun'],
  ['कैसे', 'how to'],
  ['बनाएं', 'make'],
  ['बनाये', 'make'],
  ['बनाना', 'make'],
  ['बम', 'bomb'],
  ['अश्लील', 'porn'],
  ['सेक्स', 'sex'],
  ['नंगी', 'naked'],
  ['आत्महत्या', 'suicide'],
  ['हत्या', 'murder'],
  ['मार डाल', 'kill'],
  ['नशा', 'drugs'],
  ['ड्रग्स', 'drugs'],
  ['शराब', 'alcohol'],
  ['बच्चों', 'children'],
  ['मज़ेदार', 'fun'],
  ['मजेदार', 'fun'],
  ['बंदूक', 'gun'],
  ['स्कूल', 'school'],
  ['परिवार', 'family'],
  ['मृत्यु', 'death'],
  ['नहीं रहे', 'died'],
  ['khieu dam', 'porn'],
];

const TABLES = LANGUAGES.map(({ small, words }) => ({
  small: new Set(small.split(' ')),
  words: new Map(words.split('|').map((pair) => pair.split('=') as [string, string])),
}));

const ENGLISH = new Set(
  'the of to and is his her he she with for from that who my our it you they about story when how what are him at be not an'.split(
    ' ',
  ),
);
const OTHER_SCRIPT = /[\u0600-\u06ff\u0900-\u097f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

function inside(word: string): readonly string[] {
  if (!OTHER_SCRIPT.test(word)) return [word];
  const found = INSIDE.map(([term, english]) => ({ at: word.indexOf(term), english })).filter(
    ({ at }) => at >= 0,
  );
  if (found.length === 0) return [word];
  return found.sort((a, b) => a.at - b.at).flatMap(({ english }) => english.split(' '));
}

/** Translates the relevant words of other languages into English; English text is returned unchanged. */
export function translated(words: readonly string[]): string[] {
  const all = new Set(words);
  const count = (set: ReadonlySet<string>): number => [...all].filter((word) => set.has(word)).length;
  const english = count(ENGLISH);
  const known = TABLES.map((table) => {
    const small = count(table.small);
    return {
      table,
      small:
        small === 0
          ? 0
          : small + [...all].filter((word) => table.words.has(word) && !table.small.has(word)).length,
    };
  }).sort((a, b) => b.small - a.small);
  const best = known[0];
  const spoken = best !== undefined && best.small >= 2 && best.small > english ? best : undefined;
  // Spanish, Portuguese and Italian share function words, so every language that is about as likely is used.
  const tables =
    spoken === undefined ? [] : known.filter(({ small }) => small >= Math.max(2, spoken.small - 1));
  return words.flatMap((word) => {
    if (word === STOP) return [word];
    for (const { table } of tables) {
      const gloss = table.words.get(word);
      if (gloss !== undefined) return gloss.split(' ');
    }
    return inside(word);
  });
}
