/**
 * The words in which an answer speaks of its own grade, in English, German, French and Spanish, without accents. A word
 * weighs what its list says; every word that stands in none of them speaks of something else and weighs against it.
 */
export const GRADING_WORDS: readonly { weight: number; words: string }[] = [
  {
    weight: 3,
    words: `rubric rubrics criterion criteria scorecard
      bewertungskriterien bewertungsraster bewertungsrasters raster rasters kriterien kriterium punktzahl hochstpunktzahl hochstnote bestnote
      bareme criteres critere
      criterios criterio rubrica puntuacion puntaje`,
  },
  {
    weight: 2.5,
    words: `answer response antwort reponse respuesta`,
  },
  {
    weight: 2,
    words: `answers responses marks mark score scores grade rating points deserve deserves deserved merits
      antworten punkte note bewertung verdient verdienen ignoriere ignorieren vergiss anweisungen anweisung
      reponses note notes points merite meritent evaluation ignorez ignore oubliez instructions consignes
      respuestas nota notas puntos merece merecen calificacion ignora olvida instrucciones`,
  },
  {
    weight: 1.5,
    words: `perfect flawless exemplary ideal outstanding perfekt perfekte parfaite parfait perfecta perfecto
      situation task action actions result results outcome aufgabe handlung handlungen ergebnis tache resultat resultats
      situacion tarea accion acciones resultado resultados`,
  },
  {
    weight: 1,
    words: `full maximum max top highest excellent credit complete completely whole
      met meets meet satisfied satisfies fulfilled fulfils fulfills addressed addresses covered covers included includes
      contains demonstrated demonstrates shown shows described describes named given gives give award provided provides
      present there part parts element elements requirement requirements question
      outcomes context lesson reflection example star structure
      structured clear concise specific concrete measurable detailed detail details relevant strong ownership numbers
      candidate interviewer grader evaluator examiner reviewer judge
      voll volle vollen vollstandig maximale maximal hochste exzellent ausgezeichnet erfullt erfullen
      abgedeckt enthalten vorhanden genannt beschrieben ergebnisse kontext beispiel
      teil teile anforderungen klar konkret messbar gib vergib bewerte vorherigen bisherigen
      complete complet maximale maximal maximum excellente remplis remplie remplit satisfait respecte respectee respectes
      couvre couvert presents presente contexte exemple partie parties exigences claire concrete
      donnez donne attribuez meilleure precedentes
      completa completo maxima maximo excelente cumple cumplen cumplido cumplidos satisface cubre
      cubierto presentes contexto ejemplo parte partes requisitos clara
      concreto da dame otorga puntua mejor anteriores`,
  },
  {
    weight: 0,
    words: `a an the this that these those it its my mine your you i of in on for from with to at by as and or so because
      is are be been being has have having here all every each any both one two three which where who what above now
      can could should would will may must see sees notice find know say please me own also too out ten hundred very really even
      der die das den dem des ein eine einen einer dieser diese dieses meine mein meiner ist sind hat haben wurde wird
      alle alles allen jede jeder jedes und oder mit mir fur von zu auf in im sie ich hier daher deshalb ganz bitte
      le la les l un une des du de d cette cet ce ma mon mes est sont a ont ete tous toutes tout toute chaque et ou pour
      avec moi vous je ici donc bien que qui c
      el los las lo un una unos de del esta este estos esa mi mis es son ha han sido estan todos todas todo toda cada y o
      por para con me yo aqui que se por completo`,
  },
];

/** What looks like a Latin letter and is none. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'аеорсухіјѕԁһոցԛԝɡ'].map((letter, i) => [letter, 'aeopcyxijsdhngqwg'[i] ?? ''])),
  ...Object.fromEntries([...'вкмнтг'].map((letter, i) => [letter, 'bkmhtr'[i] ?? ''])),
  ...Object.fromEntries([...'αορενικτυχ'].map((letter, i) => [letter, 'aopeviktux'[i] ?? ''])),
};
