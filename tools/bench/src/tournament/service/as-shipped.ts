/** The limits of the front door as they are, but for the guests that come before anything is measured. */
export const AS_SHIPPED = {
  SCORESHEET_OPERATIONS_PER_SECOND: '200',
  SCORESHEET_COST_PER_SECOND: '50000',
  SCORESHEET_SOCKETS_PER_ADDRESS: '2000',
  SCORESHEET_GUESTS_PER_MINUTE: '100000',
};
