import { request } from './request';

/** A kind of request to another server. */
export interface OutgoingRequest {
	name: string;
	title: string;
	text: string;
	/** Whether such requests can be sent now. */
	is_on: boolean;
}

/** What usage tracking would send now. */
export interface UsageReport {
	/** Where it is sent; '' for nowhere. */
	address: string;
	/** The body of the request. */
	json: string;
}

/** The kinds of requests that may leave the site or visitors' browsers. */
export async function fetchOutgoing(): Promise< OutgoingRequest[] > {
	const { connections } = await request< {
		connections: OutgoingRequest[];
	} >( '/settings/connections' );
	return connections;
}

export function fetchUsageReport(): Promise< UsageReport > {
	return request( '/settings/usage' );
}
