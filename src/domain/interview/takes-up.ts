/** Whether the part's own main words are taken up in the answer. */
export const takesUp = (answer: string, part: string): boolean => {
  const said = new Set(stemsOf(answer));
  return stemsOf(part).some((stem) => said.has(stem));
};
const EMPTY =
  /^(?:what|which|whom|whose|where|when|would|could|should|have|does|about|that|this|they|them|there|their|your|yours|with|from|into|after|then|also|else|first|thing|things|person|people|time|work|make|like|just|were|been|tell|explain)$/;
const stemsOf = (words: string) =>
  (words.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !EMPTY.test(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|e)$/, '').slice(0, 5));
