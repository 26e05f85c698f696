/** The file of a form. Where the contract is compiled there are no files, so that its own type of one has no members. */
export function requireFile(part: object): File {
  if (!(part instanceof File)) throw new TypeError('This part of the form is no file');
  return part;
}
