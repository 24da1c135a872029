/** The five services of the support pages: the last parts of their addresses, which the specification fixes. */
export const supportServices = ['assist', 'concierge', 'environment', 'equipment', 'total'] as const;
