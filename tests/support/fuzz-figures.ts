export interface SocketFigures {
  opened: number;
  refused: number;
  sent: number;
  /** By what they are. */
  received: Record<string, number>;
  faults: string[];
}

/** What came of many odd requests; both the test that sends them and the command that prints it know this. */
export interface FuzzFigures {
  seed: number;
  requests: number;
  calls: number;
  /** Requests that were the next step of an interview, as a browser takes it. */
  steps: number;
  byStatus: Record<string, number>;
  byBody: Record<string, number>;
  sockets: SocketFigures;
  slowest: { call: string; ms: number };
  /** What took longer than it may. */
  tooSlow: string[];
  faults: string[];
}
