/** What is kept of picture and sound, as it is today: the one place that says so before an interview. */
export const RECORDED = {
  what: 'No recording of your picture or voice is kept.',
  where: 'The words of your answers are kept, and only you can read them.',
};
