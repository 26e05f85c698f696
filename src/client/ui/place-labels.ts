/**
 * Moves labels that would touch apart, as little as it takes, in the order they stand in. Takes and gives the middle of
 * each in pixels, in the order given.
 */
export function placeLabels(wanted: readonly number[], heightPx: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  // Labels that touch move as one block around the middle of what they wanted.
  const blocks: { members: number[]; middle: number }[] = [];
  for (const i of order) {
    let block = { members: [i], middle: wanted[i] ?? 0 };
    for (let last = blocks.at(-1); last; last = blocks.at(-1)) {
      const room = ((last.members.length + block.members.length) * heightPx) / 2;
      if (block.middle - last.middle >= room) break;
      blocks.pop();
      const members = [...last.members, ...block.members];
      const sum = members.reduce((total, member) => total + (wanted[member] ?? 0), 0);
      block = { members, middle: sum / members.length };
    }
    blocks.push(block);
  }
  const placed: number[] = [];
  for (const { members, middle } of blocks) {
    for (const [k, member] of members.entries()) placed[member] = middle + (k - (members.length - 1) / 2) * heightPx;
  }
  return placed;
}
