/** What is learned from readers; the rules take it as an argument. */
export interface ScoringWeights {
  /** Within how many points of readers' bands 8 of 10 answers fall whose author was left out of the learning. */
  margin: { problem_answer: number; conciseness: number; structure: number };
}
