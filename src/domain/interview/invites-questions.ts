/** 'Do you have any questions for me?', 'Is there anything you'd like to add?' */
export const invitesQuestions = (question: string): boolean =>
  /\bquestions (?:for|do you have)\b|\bany questions\b|\banything (?:else )?(?:that )?(?:you(?: would like|['’]d like| want| wish)|to add|to ask)\b/i.test(
    question,
  );
