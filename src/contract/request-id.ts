/** The id of a request, which a browser may choose: it stands in the answer, in a refusal and in every line of the log. */
export const REQUEST_ID_HEADER = 'x-request-id';
