/** The addresses have words of their own. */
export const loadUpcoming = async () => ({});
