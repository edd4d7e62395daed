import { createLookupStore } from './lookup-store';
import { fetchOutgoing, fetchUsageReport } from './outgoing-api';

/** What leaves the site, and to whom. */
export const store = createLookupStore( 'userfeedback/outgoing', {
	getRequests: fetchOutgoing,
	getUsageReport: fetchUsageReport,
} );
