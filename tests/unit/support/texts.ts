import type { TextPage } from '@/survey-model';
import type { Answer, SeenRequest } from './fake-server';

type Item = TextPage[ 'items' ][ number ];

const PER_PAGE = 10;

/** A text as the server sends it. */
export function textItem( changes: Partial< Item > = {} ): Item {
	return {
		value: 'Because it is good',
		date: '2026-11-21T12:30:00Z',
		response_id: 9,
		score: null,
		extra: {},
		...changes,
	};
}

/** Texts `Text 1`, `Text 2` and so on, each of a response with this number. */
export function manyTexts( count: number ): Item[] {
	return Array.from( { length: count }, ( _, index ) =>
		textItem( { value: `Text ${ index + 1 }`, response_id: index + 1 } )
	);
}

/** Whether a request is for texts of a question. */
export function isForTexts( { path }: SeenRequest ): boolean {
	return path.split( '?' )[ 0 ]?.endsWith( '/texts' ) ?? false;
}

/** Answers a page of texts as the server does. */
export function textsAnswer(
	items: readonly Item[],
	{ path }: SeenRequest,
	changes: Partial< TextPage > = {}
): Answer {
	const params = new URL( path, 'http://site.test' ).searchParams;
	const search = ( params.get( 'search' ) ?? '' ).toLowerCase();
	const page = Number( params.get( 'page' ) ?? 1 );
	const found = items.filter( ( { value } ) =>
		value.toLowerCase().includes( search )
	);
	const body: TextPage = {
		items: found.slice( ( page - 1 ) * PER_PAGE, page * PER_PAGE ),
		pagination: {
			page,
			pages: Math.ceil( found.length / PER_PAGE ),
			per_page: PER_PAGE,
			total: found.length,
		},
		is_capped: false,
		searched: null,
		...changes,
	};
	return { body };
}
