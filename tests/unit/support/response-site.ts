import type {
	ResponseChoices,
	ResponseItem,
	ResponseList,
} from '@/survey-model';
import type { SeenRequest } from './fake-server';
import { fakeServer, refusal } from './fake-server';
import { overview, responseItem, responseList } from './results';
import { summary } from './surveys';

/** What the list of the site below can be filtered by. */
export const CHOICES: ResponseChoices = {
	questions: [
		{
			id: 'q1',
			title: 'Is it good?',
			type: 'radio-button',
			options: [ 'Yes', 'No' ],
			option_ids: [ 'yes', 'no' ],
			has_scores: false,
		},
		{
			id: 'q2',
			title: 'And why?',
			type: 'text',
			options: [],
			option_ids: [],
			has_scores: false,
		},
		{
			id: 'q3',
			title: 'How many stars?',
			type: 'star-rating',
			options: [ '1', '2', '3', '4', '5' ],
			option_ids: [ 's1', 's2', 's3', 's4', 's5' ],
			has_scores: true,
		},
	],
	pages: [ { id: 12, name: 'Prices' } ],
	countries: [ 'DE' ],
	languages: [ 'de_DE', 'ar' ],
	tags: [ 'vip' ],
	columns: null,
};

/** A response with its answers, as a list previews them. */
export function answered(
	id: number,
	choice: string | null,
	text: string,
	changes: Partial< ResponseItem > = {}
): ResponseItem {
	return responseItem( {
		id,
		answers: [
			{
				question_id: 'q1',
				title: 'Is it good?',
				type: 'radio-button',
				value: choice === null ? null : [ choice ],
				option_ids: choice === null ? [] : [ choice.toLowerCase() ],
				extra: {},
			},
			{
				question_id: 'q2',
				title: 'And why?',
				type: 'text',
				value: [ text ],
				option_ids: [],
				extra: {},
			},
		],
		...changes,
	} );
}

/** The query of a request for a page of the list. */
export function listQuery( { path }: SeenRequest ): URLSearchParams {
	return new URL( path, 'http://site.test' ).searchParams;
}

/** A site that keeps the status of its responses, finds texts, and keeps columns. */
export function responseSite(
	items: readonly ResponseItem[],
	page: ( query: URLSearchParams ) => Partial< ResponseList > = () => ( {} )
) {
	const stored = new Map( items.map( ( item ) => [ item.id, item ] ) );
	const { requests } = fakeServer( ( request ) => {
		const { method, path, body } = request;
		if ( path.includes( '/results-summary' ) ) {
			return {
				body: overview( {
					surveys: [ summary( { id: 8, title: 'Other survey' } ) ],
				} ),
			};
		}
		if ( path.endsWith( '/exports' ) ) {
			return method === 'GET'
				? { body: { items: [] } }
				: refusal( 503, 'userfeedback_busy', 'Try again later.' );
		}
		if ( path.endsWith( '/choices' ) ) {
			return { body: CHOICES };
		}
		if ( path.endsWith( '/columns' ) ) {
			return { body };
		}
		if ( method !== 'GET' ) {
			const { response_ids: ids } = body as { response_ids: number[] };
			ids.forEach( ( id ) => {
				const item = stored.get( id );
				if ( item && path.endsWith( '/trash' ) ) {
					stored.set( id, { ...item, status: 'trash' } );
				} else if ( item && path.endsWith( '/restore' ) ) {
					stored.set( id, { ...item, status: 'publish' } );
				} else {
					stored.delete( id );
				}
			} );
			return { body: { updated: ids } };
		}
		const query = listQuery( request );
		const status = query.get( 'filter[status]' ) ?? 'publish';
		const search = query.get( 'filter[search]' ) ?? '';
		const counts: Partial< Record< ResponseItem[ 'status' ], number > > =
			{};
		stored.forEach( ( item ) => {
			counts[ item.status ] = ( counts[ item.status ] ?? 0 ) + 1;
		} );
		const found = [ ...stored.values() ].filter(
			( item ) =>
				item.status === status &&
				JSON.stringify( item.answers ?? '' ).includes( search )
		);
		return { body: { ...responseList( found, counts ), ...page( query ) } };
	} );
	return {
		requests,
		/** The queries for pages of the list, in their order. */
		queries: () =>
			requests
				.filter(
					( { method, path } ) =>
						method === 'GET' && /\/responses\?/.test( path )
				)
				.map( listQuery ),
		/** The paths and bodies that were sent to change something; '' deletes. */
		changes: () =>
			requests
				.filter( ( { method } ) => method !== 'GET' )
				.map( ( { path, body } ) => [
					path.split( '/responses' )[ 1 ],
					body,
				] ),
	};
}
