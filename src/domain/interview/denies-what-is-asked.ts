const ASKS_FOR_FAILURE =
  /\b(fail(?:ed|ure)?|mistakes?|went wrong|got (?:it |something )?wrong|were wrong|turned out (?:to be )?wrong|did(?: not|n['’]t) (?:work|go)|lost (?:a|an)\b|criticism|criticised|criticized|disagree\w*|disagreement|conflict|missed a)\b/i;
const DENIES =
  /\b(?:i (?:dont|do not|never|hardly|dont think i) (?:really |ever )?(?:lose|fail|make|made|get|disagree|argue|failed|lost)\b|i(?:ve| have) never (?:really )?(?:had one|lost|failed|made|disagreed|got one)|nobodys? (?:is )?(?:really )?(?:difficult|ever)|we never (?:disagree|argue|had)|never a cross word|they mostly work|mostly (?:go|went) well|i wouldnt change (?:much|anything))/;
const SUCCESS =
  /\b(?:(?:massive|huge|big|great|total|complete|biggest|greatest) success|turned out (?:brilliantly|really well|great|perfectly|wonderfully)|(?:we|i) won an? (?:award|prize)|won (?:the|us the) (?:\w+ )?(?:award|prize)|one that went well|smashed it|over the moon)\b/;
/** Words of something that did go wrong, so that the success is how it ended. */
const MISHAP =
  /\b(?:wrong|mistakes? (?:i|was|of mine)|my (?:fault|mistake)|failed|lost|late|missed|forgot|forgotten|broke|broken|complain\w*|sorry|apologi[sz]\w*|should have|shouldve|angry|upset|shouted|refused|rejected|no one came|nobody came|disagreed with|argued|fell|dropped|crashed|too (?:early|late|little|much|few|many)|didnt|couldnt|wasnt|at first|until)\b/;

/** Whether somebody who was asked for a failure says that there is none, or tells a success instead. */
export function deniesWhatIsAsked(question: string, answer: string): boolean {
  if (!ASKS_FOR_FAILURE.test(question)) return false;
  const plain = answer.toLowerCase().replaceAll(/[’']/g, '');
  const opening = plain
    .split(/[.?!]+\s+/)
    .slice(0, 2)
    .join('. ');
  const denied = DENIES.exec(opening);
  const rest = denied ? plain.replace(denied[0], ' ') : plain;
  return (denied !== null || SUCCESS.test(plain)) && !MISHAP.test(rest);
}
